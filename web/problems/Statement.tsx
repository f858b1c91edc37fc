import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem } from '#contract/problems.ts'
import { languageTitles } from '../code/languages.ts'
import { difficultyLabels } from '../problemLabels.ts'
import { useSession } from '../session.ts'
import { Icon } from '../ui/Icon.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { counted } from '../ui/topicLabels.ts'
import { Given } from './Given.tsx'
import { Hints } from './Hints.tsx'
import { Votes } from './Votes.tsx'

const SkillLevels = lazy(() => import('./SkillLevels.tsx'))

type Props = { problem: Problem; language: EmbeddedLanguage | null }

/** What is to be solved, with everything that helps: readable without JavaScript. */
export function Statement({ problem, language }: Props) {
  const { title, difficulty, languages, skills, solvedBy, state, published, editable, slug, author } = problem
  const signedIn = useSession().state === 'signedIn'
  const titles = skills.map(({ title }) => title).join(' · ')
  return (
    <article className="statement">
      <header>
        <h1>{title}</h1>
        <ul className="facts">
          <li className={`difficulty is-${difficulty}`}>{difficultyLabels[difficulty]}</li>
          <li>{languages.map((language) => languageTitles[language]).join(', ')}</li>
          {solvedBy > 0 && <li>Solved by {counted(solvedBy, 'person', 'people')}</li>}
          {state === 'solved' && (
            <li className="statement-solved">
              <Icon name="check" size={16} /> You have solved it
            </li>
          )}
          {!published && <li>A draft that only you see</li>}
        </ul>
        {editable && signedIn && (
          <p className="statement-edit">
            <Link to="/problems/$slug/edit" params={{ slug }}>
              Edit the problem
            </Link>
          </p>
        )}
      </header>
      <ServerHtml className="prose" html={problem.statementHtml} />
      <Tests problem={problem} language={language} />
      {problem.hints.length > 0 && <Hints hints={problem.hints} />}
      <footer>
        <Votes problem={problem} />
        {skills.length > 0 && (
          <p className="small">
            <span className="muted">Practises</span>{' '}
            {signedIn ? (
              <Suspense fallback={titles}>
                <SkillLevels skills={skills} />
              </Suspense>
            ) : (
              titles
            )}
          </p>
        )}
        {problem.lessons.length > 0 && (
          <p className="small">
            <span className="muted">Taught in</span>{' '}
            {problem.lessons.map(({ topicId, title }, at) => (
              <span key={topicId}>
                {at > 0 && ' · '}
                <Link to="/topic-details/$id" params={{ id: topicId }}>
                  {title}
                </Link>
              </span>
            ))}
          </p>
        )}
        {author !== null && <p className="small muted">Written by {author}</p>}
      </footer>
    </article>
  )
}

function Tests({ problem: { functions, tests, hiddenTests }, language }: Props) {
  return (
    <section aria-labelledby="tests" className="statement-tests">
      <h2 id="tests">Tests</h2>
      <p className="muted small">
        {counted(tests.length, 'test')} you see, and {counted(hiddenTests, 'hidden one')} that{' '}
        {hiddenTests === 1 ? 'counts' : 'count'} when you submit.
      </p>
      {tests.map((test) => (
        <details key={test.name}>
          <summary>{test.name}</summary>
          <Given functions={functions} test={test} language={language} />
          <p className="muted small">Expected</p>
          <pre className="statement-expected" tabIndex={0}>
            {test.expected}
          </pre>
        </details>
      ))}
    </section>
  )
}
