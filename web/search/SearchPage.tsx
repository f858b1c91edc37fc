import type { QueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { SearchResult } from '#contract/search.ts'
import { browseTopics, lesson, loadMore, minutes as minutesOf, retry, topic } from '#words/common.ts'
import * as words from '#words/search.ts'
import { ownOrPublicQuery } from '../api/ownOrPublic.ts'
import { submitPrompt } from '../generation/generation.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { spoken } from '../ui/spoken.ts'
import { useTitle } from '../ui/title.ts'
import { levelLabels } from '../ui/topicLabels.ts'
import { FoundProblem } from './FoundProblem.tsx'
import { Marked } from './Marked.tsx'
import { SearchForm } from './SearchForm.tsx'
import { loadFoundProblems, useFoundProblems } from './useFoundProblems.ts'
import { twins, useResults } from './useResults.ts'
import '../ui/reading.css'
import '../ui/search.css'
import './search.css'

const titleFor = (q: string | undefined) => (q ? words.titleFor(q) : words.title)

/** Route loader: prefetches the results and returns the page's title. */
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
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <SearchForm q={q} />
      {q ? (
        <Results key={q} q={q} />
      ) : (
        <p className="muted">
          <Rich text={words.howTo} parts={{ topics: (inner) => <Link to="/topics">{inner}</Link> }} />
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
      <Notice kind="error" actions={failed && <Button onClick={failed.retry}>{retry}</Button>}>
        {failed ? failed.message : words.notSearchable}
      </Notice>
    )
  }
  if (results.state === 'loading' || found.state === 'loading') return <Skeleton lines={9} label={words.searching} />
  const { items, nextCursor } = results.data
  const { problems, hasMore } = found.state === 'ready' ? found.data : { problems: [], hasMore: false }
  const count = items.length + problems.length
  return (
    <>
      <p className="muted small" role="status">
        {count === 0 ? words.nothingFound : nextCursor || hasMore ? words.foundSoFar(count) : words.found(count)}
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
                {words.allProblems}
              </Link>
            </p>
          )}
          {found.state === 'failed' && (
            <Notice kind="error" actions={<Button onClick={found.retry}>{retry}</Button>}>
              {found.message}
            </Notice>
          )}
          {results.loading.state === 'failed' && <Notice kind="error">{results.loading.message}</Notice>}
          <p className="actions">
            {nextCursor && (
              <Button onClick={results.loadMore} disabled={results.loading.state === 'loading'}>
                {results.loading.state === 'loading' ? words.loadingMore : loadMore}
              </Button>
            )}
            <Button onClick={() => void submitPrompt(q)}>{words.makeTopic(q)}</Button>
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
      <p className="eyebrow">{kind === 'topic' ? subject : words.lessonIn(topicTitle)}</p>
      <h2 className="row-title">
        <Link to={to} params={{ id }} {...spoken(result.language)}>
          <Marked text={title} marks={titleMarks} />
        </Link>
      </h2>
      <p className="muted clamp" {...spoken(result.language)}>
        <Marked text={summary} marks={summaryMarks} />
      </p>
      <p className="meta">
        <span>{kind === 'topic' ? topic : lesson}</span>
        <span>{levelLabels[level]}</span>
        {minutes > 0 && <span>{minutesOf(minutes)}</span>}
        {near && <span>{words.nearMatch}</span>}
      </p>
    </li>
  )
}

function Nothing({ q }: { q: string }) {
  return (
    <EmptyState
      title={words.nothingMentions(q)}
      actions={
        <>
          <Button variant="primary" onClick={() => void submitPrompt(q)}>
            {words.makeTopic(q)}
          </Button>
          <LinkButton to="/topics">{browseTopics}</LinkButton>
        </>
      }
    >
      <p>{words.tryFewer}</p>
    </EmptyState>
  )
}
