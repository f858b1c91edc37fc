import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AdminProblem, listAdminProblems, restoreProblem, withdrawProblem } from '#contract/admin.ts'
import { call } from '../api.ts'
import { Act } from './Act.tsx'
import { dayOf, isoOf } from './moments.ts'
import { count } from './money.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { useView, Views } from './Views.tsx'

const views = [
  { value: 'disliked', label: 'Disliked' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'unpublished', label: 'Not published' },
] as const
const empty = {
  disliked: { title: 'No problem is disliked.', text: 'Those with more votes against them than for them stand here.' },
  withdrawn: { title: 'No problem is withdrawn.' },
  unpublished: { title: 'Nobody has a draft.' },
}

export function Problems() {
  const view = useView(views)
  const news = useNews(listAdminProblems)
  return (
    <>
      <Views legend="Show" part="problems" views={views} shown={view} />
      {news.shown}
      <Pages
        endpoint={listAdminProblems}
        filter={view}
        load={(cursor, signal) => call(listAdminProblems, { view, ...(cursor && { cursor }) }, { signal })}
        loading="Loading problems"
        empty={empty[view]}
      >
        {(problems) => (
          <ul className="rows">
            {problems.map((problem) => (
              <Row key={problem.id} problem={problem} onDone={news.tell} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}

function Row({ problem, onDone }: { problem: AdminProblem; onDone: (news: ReactNode) => void }) {
  const { id, slug, title, difficulty, author, origin, votes, solvedBy, withdrawn, createdAt } = problem
  return (
    <li>
      <h2 className="admin-title">
        <Link to="/problems/$slug" params={{ slug }}>
          {title}
        </Link>
      </h2>
      <p className="meta">
        <span>{difficulty}</span>
        <span>{origin === 'library' ? 'Built-in library' : `By ${author ?? 'a deleted account'}`}</span>
        <span>
          {votes.up} for, {votes.down} against
        </span>
        <span>Solved by {count(solvedBy, 'person', 'people')}</span>
        <time dateTime={isoOf(createdAt)}>{dayOf(createdAt)}</time>
      </p>
      {withdrawn ? (
        <Act
          label="Bring back"
          of={title}
          onDone={onDone}
          act={async () => (await call(restoreProblem, { id })) && `“${title}” can be found and solved again.`}
        />
      ) : (
        <Act
          label="Withdraw"
          of={title}
          question="Nobody finds it any more, and it takes no more solutions. Whoever has submitted to it still sees it with what they did. You can bring it back."
          onDone={onDone}
          act={async () => (await call(withdrawProblem, { id })) && `“${title}” was withdrawn.`}
        />
      )}
    </li>
  )
}
