import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getLibrary } from '#contract/site.ts'
import { query } from '../api.ts'
import { ownOrPublicQuery } from '../ownOrPublic.ts'
import { SearchForm } from '../SearchForm.tsx'
import { useSession } from '../session.ts'
import { UntilOwn } from '../UntilOwn.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted } from '../ui/topicLabels.ts'
import { SamplePrompts } from './SamplePrompts.tsx'
import { TopicCard } from './TopicCard.tsx'
import { TopicFilters } from './TopicFilters.tsx'
import { useTopicFilter } from './useTopicFilter.ts'
import { recentTwins, useTopicList } from './useTopicList.ts'
import '../ui/readersOnly.css'
import '../ui/reading.css'
import '../ui/search.css'
import './topics.css'

/** For the route: what the page shows first. */
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
          <h1>Topics</h1>
          <p className="lead visitors-only">The newest topics. Read any of them; no account is needed.</p>
          <p className="lead readers-only">Yours, and those that everyone may read. Newest first.</p>
          <p className="topics-ways">
            <Link to="/pathways">Follow a pathway through several of them</Link>
            <Link to="/problems">Solve a problem</Link>
          </p>
        </div>
        <aside className="invitation visitors-only" aria-label="Sign in">
          <p>Sign in to make a topic of your own, and to practise what you read.</p>
          <p className="actions">
            <LinkButton to="/auth/signin" search={{ next: '/topics' }} variant="primary">
              Sign In
            </LinkButton>
            <LinkButton to="/auth/register" search={{ next: '/topics' }}>
              Create an account
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
              {counted(topics.length, 'topic')}
              {more && ' loaded so far'}
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
            title={filter.mine ? 'No topic of yours is like that' : 'No topic here is like that'}
            actions={<Button onClick={() => change({ subject: '', level: '', mine: false })}>Show all</Button>}
          >
            {filter.mine && <SamplePrompts />}
          </EmptyState>
        )}
        {isEmpty && !isFiltered && (
          <EmptyState title="No topics yet">
            <p>A sentence is enough to start one: say at the top of the page what you want to learn.</p>
            <SamplePrompts />
          </EmptyState>
        )}
        {!topics && !failure && <Waiting />}
      </UntilOwn>
      {failure && (
        <Notice kind="error" actions={<Button onClick={failure.retry}>Retry</Button>}>
          {failure.message}
        </Notice>
      )}
      {more && (
        <p className="actions topics-more">
          <Button onClick={more.load} disabled={more.isLoading}>
            {more.isLoading ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <>
      <p className="muted small">Loading topics…</p>
      <div className="topic-cards">
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <div key={card} className="card topic-card">
            <Skeleton lines={5} label="Loading topics" />
          </div>
        ))}
      </div>
    </>
  )
}
