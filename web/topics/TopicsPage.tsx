import { submitPrompt } from '../generation.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted } from '../ui/topicLabels.ts'
import { filterTopics, type TopicFilter } from './filterTopics.ts'
import { SamplePrompts } from './SamplePrompts.tsx'
import { TopicCard } from './TopicCard.tsx'
import { TopicFilters } from './TopicFilters.tsx'
import { useTopicFilter } from './useTopicFilter.ts'
import { type TopicList, useTopicList } from './useTopicList.ts'
import '../ui/readersOnly.css'
import '../ui/reading.css'
import './topics.css'

export function TopicsPage() {
  const list = useTopicList()
  const [filter, change] = useTopicFilter()
  const { topics, failure, isOwn } = list
  return (
    <div className="page">
      <header className="topics-head">
        <div>
          <h1>Topics</h1>
          <p className="lead visitors-only">The newest topics. Read any of them; no account is needed.</p>
          <p className="lead readers-only">Yours, and those that everyone may read. Newest first.</p>
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
      {topics && topics.length > 0 && <TopicFilters topics={topics} filter={filter} onChange={change} />}
      {topics && topics.length > 0 && <Found list={list} topics={topics} filter={filter} onReset={change} />}
      {topics?.length === 0 && !failure && <NoTopics isOwn={isOwn} />}
      {!topics && !failure && <Waiting />}
      {failure && (
        <Notice kind="error" actions={<Button onClick={failure.retry}>Retry</Button>}>
          {failure.message}
        </Notice>
      )}
      {list.more && (
        <p className="actions topics-more">
          <Button onClick={list.more.load} disabled={list.more.isLoading}>
            {list.more.isLoading ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      )}
    </div>
  )
}

type FoundProps = {
  list: TopicList
  topics: NonNullable<TopicList['topics']>
  filter: TopicFilter
  onReset: (filter: TopicFilter) => void
}

function Found({ list, topics, filter, onReset }: FoundProps) {
  const shown = filterTopics(topics, filter)
  const isFiltered = Boolean(filter.text.trim() || filter.subject || filter.level)
  const wanted = filter.text.trim()
  const all = `${counted(topics.length, 'topic')}${list.more ? ' loaded so far' : ''}`
  return (
    <>
      <p className="muted small" role="status">
        {isFiltered ? `${shown.length} of ${all}` : all}
      </p>
      <ul className="topic-cards">
        {shown.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </ul>
      {shown.length === 0 && (
        <EmptyState
          title={wanted ? `No topic here mentions “${wanted}”` : 'No topic here is like that'}
          actions={
            <>
              {wanted && (
                <Button variant="primary" onClick={() => void submitPrompt(wanted)}>
                  Make a topic on “{wanted}”
                </Button>
              )}
              <Button onClick={() => onReset({ text: '', subject: '', level: '' })}>Show all</Button>
            </>
          }
        />
      )}
    </>
  )
}

function NoTopics({ isOwn }: { isOwn: boolean }) {
  const settled = useSession().state === 'signedIn' ? isOwn : undefined
  if (settled === false) return <Waiting />
  return (
    <>
      {settled === undefined && (
        <div className="readers-only">
          <Waiting />
        </div>
      )}
      <div className={settled === undefined ? 'visitors-only' : undefined}>
        <EmptyState title="No topics yet">
          <p>A sentence is enough to start one: say at the top of the page what you want to learn.</p>
          <SamplePrompts />
        </EmptyState>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className="topic-cards">
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <div key={card} className="card topic-card">
          <Skeleton lines={5} label="Loading topics" />
        </div>
      ))}
    </div>
  )
}
