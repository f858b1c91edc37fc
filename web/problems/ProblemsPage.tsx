import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProblemSummary } from '#contract/problems.ts'
import { languageTitles } from '../code/languages.ts'
import { difficultyLabels, stateLabels } from '../problemLabels.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted } from '../ui/topicLabels.ts'
import { ProblemFilters } from './ProblemFilters.tsx'
import { useProblemFilter, useProblemList } from './useProblemList.ts'
import '../ui/readersOnly.css'
import './difficulty.css'
import './problems.css'

export { loadProblems } from './useProblemList.ts'

export function ProblemsPage() {
  const [search, change] = useProblemFilter()
  const { pages, signedIn, first } = useProblemList(search)
  // Until one's own are there, what everybody sees: the same rows without their marks.
  const { data: open } = useQuery({ ...first, enabled: !pages.data })
  const items = pages.data ? pages.data.pages.flatMap((page) => page?.items ?? []) : search.state ? null : open?.items
  const isFiltered = Object.values(search).some(Boolean)
  const failure = pages.error && !pages.isFetching ? pages.error : null
  const isSettled = Boolean(pages.data) || (!signedIn && Boolean(open))
  return (
    <div className="page">
      <header className="problems-head">
        <div>
          <h1>Problems</h1>
          <p className="lead">
            Write a program, run it, and see which tests it passes. Each solved one counts for a skill.
          </p>
        </div>
        <p className="readers-only">
          <LinkButton to="/problems/new">Write a problem</LinkButton>
        </p>
      </header>
      <ProblemFilters search={search} signedIn={signedIn} onChange={change} />
      {items && items.length > 0 && (
        <>
          <p className="muted small" role="status">
            {counted(items.length, 'problem')}
            {pages.hasNextPage && ' loaded so far'}
          </p>
          <ul className="rows problem-rows">
            {items.map((problem) => (
              <Row key={problem.id} problem={problem} />
            ))}
          </ul>
        </>
      )}
      {items?.length === 0 && isSettled && !failure && (
        <EmptyState
          title={isFiltered ? 'No problem is like that' : 'No problems yet'}
          actions={
            isFiltered ? (
              <Button onClick={() => change({ difficulty: '', language: '', state: '', q: '' })}>Show all</Button>
            ) : (
              <LinkButton to="/problems/new">Write the first</LinkButton>
            )
          }
        />
      )}
      {!items && !failure && <Skeleton lines={12} label="Loading problems" />}
      {failure && (
        <Notice
          kind="error"
          actions={
            <Button onClick={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}>
              Retry
            </Button>
          }
        >
          {failure.message}
        </Notice>
      )}
      {pages.hasNextPage && (
        <p className="actions">
          <Button onClick={() => void pages.fetchNextPage()} disabled={pages.isFetchingNextPage}>
            {pages.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      )}
    </div>
  )
}

function Row({ problem }: { problem: ProblemSummary }) {
  const { slug, title, difficulty, languages, skills, votes, solvedBy, state, published, origin } = problem
  const balance = votes.up - votes.down
  return (
    <li data-state={state}>
      <div>
        <h2 className="row-title">
          <Link to="/problems/$slug" params={{ slug }}>
            {title}
          </Link>
        </h2>
        <p className="problem-skills">{skills.map((skill) => skill.title).join(' · ')}</p>
        <p className="meta">
          {state !== 'new' && (
            <b>
              <Icon name={state === 'solved' ? 'check' : 'clock'} size={16} />
              {stateLabels[state]}
            </b>
          )}
          <span className={`difficulty is-${difficulty}`}>{difficultyLabels[difficulty]}</span>
          <span>{languages.map((language) => languageTitles[language]).join(', ')}</span>
          {!published && <span>A draft that only you see</span>}
          {published && origin === 'person' && <span>By a learner</span>}
        </p>
      </div>
      {(balance !== 0 || solvedBy > 0) && (
        <p className="problem-figures">
          {balance !== 0 && (
            <span>
              {balance > 0 && '+'}
              {balance} <span className="muted">{Math.abs(balance) === 1 ? 'vote' : 'votes'}</span>
            </span>
          )}
          {solvedBy > 0 && (
            <span>
              {solvedBy} <span className="muted">solved it</span>
            </span>
          )}
        </p>
      )}
    </li>
  )
}
