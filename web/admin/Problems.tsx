import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AdminProblem, listAdminProblems, restoreProblem, withdrawProblem } from '#contract/admin.ts'
import * as words from '#words/admin.problems.ts'
import { call } from '../api/api.ts'
import { Act } from './Act.tsx'
import { dayOf, isoOf } from './moments.ts'
import { useNews } from './News.tsx'
import { Pages } from './Pages.tsx'
import { useView, Views } from './Views.tsx'

const views = [
  { value: 'disliked', label: words.views.disliked },
  { value: 'withdrawn', label: words.views.withdrawn },
  { value: 'unpublished', label: words.views.unpublished },
] as const

export function Problems() {
  const view = useView(views)
  const news = useNews(listAdminProblems)
  return (
    <>
      <Views part="problems" views={views} shown={view} />
      {news.shown}
      <Pages
        endpoint={listAdminProblems}
        filter={view}
        load={(cursor, signal) => call(listAdminProblems, { view, ...(cursor && { cursor }) }, { signal })}
        loading={words.loadingProblems}
        empty={words.empty[view]}
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

function authorOf({ origin, author }: AdminProblem) {
  if (origin === 'library') return words.fromLibrary
  if (origin === 'model') return words.byModel
  return author === null ? words.byDeleted : words.by(author)
}

function Row({ problem, onDone }: { problem: AdminProblem; onDone: (news: ReactNode) => void }) {
  const { id, slug, title, difficulty, votes, solvedBy, withdrawn, createdAt } = problem
  return (
    <li>
      <h2 className="admin-title">
        <Link to="/problems/$slug" params={{ slug }}>
          {title}
        </Link>
      </h2>
      <p className="meta">
        <span>{words.difficulties[difficulty]}</span>
        <span>{authorOf(problem)}</span>
        <span>{words.votes(votes.up, votes.down)}</span>
        <span>{words.solvedBy(solvedBy)}</span>
        <time dateTime={isoOf(createdAt)}>{dayOf(createdAt)}</time>
      </p>
      {withdrawn ? (
        <Act
          label={words.restore}
          of={title}
          onDone={onDone}
          act={async () => (await call(restoreProblem, { id })) && words.isRestored(title)}
        />
      ) : (
        <Act
          label={words.withdraw}
          of={title}
          question={words.withdrawWhat}
          onDone={onDone}
          act={async () => (await call(withdrawProblem, { id })) && words.isWithdrawn(title)}
        />
      )}
    </li>
  )
}
