import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getLibrary } from '#contract/site.ts'
import { topics as countedTopics, createAccount, loadMore, retry, showAll, signIn, topicsTitle } from '#words/common.ts'
import * as words from '#words/topics.ts'
import { query } from '../api/api.ts'
import { ownOrPublicQuery } from '../api/ownOrPublic.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { useSession } from '../session/session.ts'
import { UntilOwn } from '../session/UntilOwn.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SamplePrompts } from './SamplePrompts.tsx'
import { TopicCard } from './TopicCard.tsx'
import { TopicFilters } from './TopicFilters.tsx'
import { useTopicFilter } from './useTopicFilter.ts'
import { recentTwins, useTopicList } from './useTopicList.ts'
import '../ui/readersOnly.css'
import '../ui/reading.css'
import '../ui/search.css'
import './topics.css'

/** Route loader: prefetches the data of the first view. */
export const loadTopics = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.prefetchQuery(ownOrPublicQuery(recentTwins, {})),
    queryClient.prefetchQuery(query(getLibrary, {})),
  ])

export function TopicsPage() {
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.user.uid : undefined
  const [filter, change] = useTopicFilter()
  const { topics, failure, more } = useTopicList(filter)
  const isFiltered = Boolean(filter.subject || filter.level || filter.mine)
  const isEmpty = topics?.length === 0 && !failure
  return (
    <div className="page">
      <header className="topics-head">
        <div>
          <h1>{topicsTitle}</h1>
          <p className="lead visitors-only">{words.newest}</p>
          <p className="lead readers-only">{words.yoursAndPublic}</p>
          <p className="topics-ways">
            <Link to="/pathways">{words.followPathway}</Link>
            <Link to="/problems">{words.solveProblem}</Link>
          </p>
        </div>
        <aside className="invitation visitors-only" aria-label={words.invitation}>
          <p>{words.whySignIn}</p>
          <p className="actions">
            <LinkButton to="/auth/signin" search={{ next: '/topics' }} variant="primary">
              {signIn}
            </LinkButton>
            <LinkButton to="/auth/register" search={{ next: '/topics' }}>
              {createAccount}
            </LinkButton>
          </p>
        </aside>
      </header>
      <SearchForm />
      <TopicFilters topics={topics ?? []} filter={filter} onChange={change} />
      <UntilOwn waiting={<Waiting />}>
        {topics && topics.length > 0 && (
          <>
            <p className="muted small" role="status">
              {more ? words.loadedSoFar(topics.length) : countedTopics(topics.length)}
            </p>
            <ul className="topic-cards">
              {topics.map((topic) => (
                <TopicCard key={topic.id} topic={topic} uid={uid} />
              ))}
            </ul>
          </>
        )}
        {isEmpty && isFiltered && (
          <EmptyState
            title={filter.mine ? words.noneOfYours : words.noneHere}
            actions={<Button onClick={() => change({ subject: '', level: '', mine: false })}>{showAll}</Button>}
          >
            {filter.mine && <SamplePrompts />}
          </EmptyState>
        )}
        {isEmpty && !isFiltered && (
          <EmptyState title={words.noneYet}>
            <p>{words.howToStart}</p>
            <SamplePrompts />
          </EmptyState>
        )}
        {!topics && !failure && <Waiting />}
      </UntilOwn>
      {failure && (
        <Notice kind="error" actions={<Button onClick={failure.retry}>{retry}</Button>}>
          {failure.message}
        </Notice>
      )}
      {more && (
        <p className="actions topics-more">
          <Button onClick={more.load} disabled={more.isLoading}>
            {more.isLoading ? words.loadingMore : loadMore}
          </Button>
        </p>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <>
      <p className="muted small">{words.loadingTopics}</p>
      <div className="topic-cards">
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <div key={card} className="card topic-card">
            <Skeleton lines={5} label={words.loadingLabel} />
          </div>
        ))}
      </div>
    </>
  )
}
