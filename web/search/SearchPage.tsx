import type { QueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { SearchResult } from '#contract/search.ts'
import { submitPrompt } from '../generation.ts'
import { ownOrPublicQuery } from '../ownOrPublic.ts'
import { SearchForm } from '../SearchForm.tsx'
import { spoken } from '../spoken.ts'
import { useTitle } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted, levelLabels } from '../ui/topicLabels.ts'
import { FoundProblem } from './FoundProblem.tsx'
import { Marked } from './Marked.tsx'
import { loadFoundProblems, useFoundProblems } from './useFoundProblems.ts'
import { twins, useResults } from './useResults.ts'
import '../ui/reading.css'
import '../ui/search.css'
import './search.css'

const titleFor = (q: string | undefined) => (q ? `Search: ${q}` : 'Search')

/** For the route: what the page shows first, and its title. */
export async function loadSearch(queryClient: QueryClient, q: string | undefined): Promise<string> {
  if (q)
    await Promise.all([queryClient.prefetchQuery(ownOrPublicQuery(twins, { q })), loadFoundProblems(queryClient, q)])
  return titleFor(q)
}

export function SearchPage() {
  const { q = '' } = useSearch({ from: '/search' })
  useTitle(titleFor(q))
  return (
    <div className="page page-narrow">
      <h1>Search</h1>
      <p className="lead">What is there already to read and to solve, by its words.</p>
      <SearchForm q={q} />
      {q ? (
        <Results key={q} q={q} />
      ) : (
        <p className="muted">
          One word is enough, or the beginning of one. All topics are listed under <Link to="/topics">Topics</Link>.
        </p>
      )}
    </div>
  )
}

function Results({ q }: { q: string }) {
  const results = useResults(q)
  const found = useFoundProblems(q)
  if (results.state === 'failed' || results.state === 'missing') {
    const failed = results.state === 'failed' && results
    return (
      <Notice kind="error" actions={failed && <Button onClick={failed.retry}>Retry</Button>}>
        {failed ? failed.message : 'Nothing can be searched here.'}
      </Notice>
    )
  }
  if (results.state === 'loading' || found.state === 'loading') return <Skeleton lines={9} label="Searching" />
  const { items, nextCursor } = results.data
  const { problems, hasMore } = found.state === 'ready' ? found.data : { problems: [], hasMore: false }
  const count = items.length + problems.length
  return (
    <>
      <p className="muted small" role="status">
        {count === 0 ? 'Nothing found' : `${counted(count, 'result')}${nextCursor || hasMore ? ' so far' : ''}`}
      </p>
      {count === 0 && found.state !== 'failed' ? (
        <Nothing q={q} />
      ) : (
        <>
          <ul className="rows results">
            {items.map((result) => (
              <Result key={`${result.kind} ${result.id}`} result={result} />
            ))}
            {problems.map((problem) => (
              <FoundProblem key={problem.id} problem={problem} />
            ))}
          </ul>
          {hasMore && (
            <p>
              <Link to="/problems" search={{ q }}>
                All problems with these words
              </Link>
            </p>
          )}
          {found.state === 'failed' && (
            <Notice kind="error" actions={<Button onClick={found.retry}>Retry</Button>}>
              {found.message}
            </Notice>
          )}
          {results.loading.state === 'failed' && <Notice kind="error">{results.loading.message}</Notice>}
          <p className="actions">
            {nextCursor && (
              <Button onClick={results.loadMore} disabled={results.loading.state === 'loading'}>
                {results.loading.state === 'loading' ? 'Loading…' : 'Load more'}
              </Button>
            )}
            <Button onClick={() => void submitPrompt(q)}>Make a topic on “{q}”</Button>
          </p>
        </>
      )}
    </>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { kind, id, title, titleMarks, summary, summaryMarks, subject, topicTitle, level, minutes, near } = result
  const to = kind === 'topic' ? '/topic-details/$id' : '/lessons/$id'
  return (
    <li>
      <p className="eyebrow">{kind === 'topic' ? subject : `Lesson in ${topicTitle}`}</p>
      <h2 className="row-title">
        <Link to={to} params={{ id }} {...spoken(result.language)}>
          <Marked text={title} marks={titleMarks} />
        </Link>
      </h2>
      <p className="muted clamp" {...spoken(result.language)}>
        <Marked text={summary} marks={summaryMarks} />
      </p>
      <p className="meta">
        <span>{kind === 'topic' ? 'Topic' : 'Lesson'}</span>
        <span>{levelLabels[level]}</span>
        {minutes > 0 && <span>{minutes} min</span>}
        {near && <span>Near match</span>}
      </p>
    </li>
  )
}

function Nothing({ q }: { q: string }) {
  return (
    <EmptyState
      title={`Nothing here mentions “${q}”`}
      actions={
        <>
          <Button variant="primary" onClick={() => void submitPrompt(q)}>
            Make a topic on “{q}”
          </Button>
          <LinkButton to="/topics">Browse topics</LinkButton>
        </>
      }
    >
      <p>Fewer words find more. Or ask for a topic: it is made for you.</p>
    </EmptyState>
  )
}
