import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listPathways, listPublicRecentPathways, listRecentPathways, type PathwaySummary } from '#contract/pathways.ts'
import { call } from '../api.ts'
import { useCursorList } from '../cursorList.ts'
import { ownOrPublicQuery, useOwnOrPublic } from '../ownOrPublic.ts'
import { UntilOwn } from '../UntilOwn.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted } from '../ui/topicLabels.ts'
import { duration, originLabels } from './pathwayLabels.ts'
import './pathways.css'

const twins = { own: listRecentPathways, visitor: listPublicRecentPathways }

/** For the route: what the page shows first. */
export const loadPathways = (queryClient: QueryClient) => queryClient.prefetchQuery(ownOrPublicQuery(twins, {}))

export function PathwaysPage() {
  const recent = useOwnOrPublic(twins, {})
  const { items, failure, more } = useCursorList(listPathways, {}, recent, (cursor, signal) =>
    call(listPathways, { cursor }, { signal }),
  )
  return (
    <div className="page">
      <h1>Pathways</h1>
      <p className="lead">Topics in an order that leads somewhere, each with the reason why it comes there.</p>
      <div className="pathway-list">
        <UntilOwn waiting={<Skeleton lines={9} label="Loading pathways" />}>
          {items && items.length > 0 && (
            <ul className="rows">
              {items.map((pathway) => (
                <Row key={pathway.id} pathway={pathway} />
              ))}
            </ul>
          )}
          {items?.length === 0 && !failure && (
            <EmptyState title="No pathways yet" actions={<LinkButton to="/topics">Browse topics</LinkButton>}>
              <p>Ask for a topic: it becomes the first step of a pathway of your own.</p>
            </EmptyState>
          )}
          {!items && !failure && <Skeleton lines={9} label="Loading pathways" />}
        </UntilOwn>
        {failure && (
          <Notice kind="error" actions={<Button onClick={failure.retry}>Retry</Button>}>
            {failure.message}
          </Notice>
        )}
        {more && (
          <p className="actions">
            <Button onClick={more.load} disabled={more.isLoading}>
              {more.isLoading ? 'Loading…' : 'Load more'}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

function Row({ pathway: { id, title, summary, subject, origin, stepCount, minutes } }: { pathway: PathwaySummary }) {
  return (
    <li>
      <p className="eyebrow">{origin === 'learner' ? 'Your pathway' : subject}</p>
      <h2 className="row-title">
        <Link to="/pathways/$id" params={{ id }}>
          {title}
        </Link>
      </h2>
      <p className="muted clamp">{summary}</p>
      <p className="meta">
        <span>{counted(stepCount, 'step')}</span>
        <span>{duration(minutes)}</span>
        <span>{originLabels[origin]}</span>
      </p>
    </li>
  )
}
