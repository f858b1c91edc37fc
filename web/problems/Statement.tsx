import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem } from '#contract/problems.ts'
import { draft } from '#words/problems.labels.ts'
import * as words from '#words/problems.problem.ts'
import { expected, tests as testsTitle } from '#words/problems.shared.ts'
import { languageTitles } from '../code/languages.ts'
import { useSession } from '../session/session.ts'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Given } from './Given.tsx'
import { Hints } from './Hints.tsx'
import { difficultyLabels } from './problemLabels.ts'
import { Votes } from './Votes.tsx'

const SkillLevels = lazy(() => import('./SkillLevels.tsx'))

type Props = { problem: Problem; language: EmbeddedLanguage | null }

/** The problem's statement with samples, hints and related lessons. Readable without JavaScript. */
export function Statement({ problem, language }: Props) {
  const { title, difficulty, languages, skills, solvedBy, state, published, editable, slug, author, origin } = problem
  const signedIn = useSession().state === 'signedIn'
  const titles = skills.map(({ title }) => title).join(' · ')
  return (
    <article className="statement">
      <header>
        <h1>{title}</h1>
        <ul className="facts">
          <li className={`difficulty is-${difficulty}`}>{difficultyLabels[difficulty]}</li>
          <li>{languages.map((language) => languageTitles[language]).join(', ')}</li>
          {solvedBy > 0 && <li>{words.solvedBy(solvedBy)}</li>}
          {state === 'solved' && (
            <li className="statement-solved">
              <Icon name="check" size={16} /> {words.youSolved}
            </li>
          )}
          {!published && <li>{draft}</li>}
        </ul>
        {editable && signedIn && (
          <p className="statement-edit">
            <Link to="/problems/$slug/edit" params={{ slug }}>
              {words.editProblem}
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
            <Rich
              text={words.practises}
              parts={{
                label,
                skills: () =>
                  signedIn ? (
                    <Suspense fallback={titles}>
                      <SkillLevels skills={skills} />
                    </Suspense>
                  ) : (
                    titles
                  ),
              }}
            />
          </p>
        )}
        {problem.lessons.length > 0 && (
          <p className="small">
            <Rich text={words.taughtIn} parts={{ label, lessons: () => <Lessons lessons={problem.lessons} /> }} />
          </p>
        )}
        {author !== null && <p className="small muted">{words.writtenBy(author)}</p>}
        {origin === 'model' && <p className="small muted">{words.writtenByModel}</p>}
      </footer>
    </article>
  )
}

const label = (inner: string) => <span className="muted">{inner}</span>

const Lessons = ({ lessons }: Pick<Problem, 'lessons'>) =>
  lessons.map(({ topicId, title }, at) => (
    <span key={topicId}>
      {at > 0 && ' · '}
      <Link to="/topic-details/$id" params={{ id: topicId }}>
        {title}
      </Link>
    </span>
  ))

function Tests({ problem: { functions, tests, hiddenTests }, language }: Props) {
  return (
    <section aria-labelledby="tests" className="statement-tests">
      <h2 id="tests">{testsTitle}</h2>
      <p className="muted small">{words.testsOf(tests.length, hiddenTests)}</p>
      {tests.map((test) => (
        <details key={test.name}>
          <summary>{test.name}</summary>
          <Given functions={functions} test={test} language={language} />
          <p className="muted small">{expected}</p>
          <pre className="statement-expected" tabIndex={0}>
            {test.expected}
          </pre>
        </details>
      ))}
    </section>
  )
}
