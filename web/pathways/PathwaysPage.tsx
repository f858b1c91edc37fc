import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listPathways, listPublicRecentPathways, listRecentPathways, type PathwaySummary } from '#contract/pathways.ts'
import { browseTopics, loadMore, pathwaysTitle, retry, steps } from '#words/common.ts'
import { yourPathway } from '#words/pathways.shared.ts'
import * as words from '#words/pathways.ts'
import { call } from '../api/api.ts'
import { useCursorList } from '../api/cursorList.ts'
import { ownOrPublicQuery, useOwnOrPublic } from '../api/ownOrPublic.ts'
import { UntilOwn } from '../session/UntilOwn.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { duration, originLabels } from './pathwayLabels.ts'
import './pathways.css'

const twins = { own: listRecentPathways, visitor: listPublicRecentPathways }

/** Route loader: prefetches the data of the first view. */
export const loadPathways = (queryClient: QueryClient) => queryClient.prefetchQuery(ownOrPublicQuery(twins, {}))

export function PathwaysPage() {
  const recent = useOwnOrPublic(twins, {})
  const { items, failure, more } = useCursorList(listPathways, {}, recent, (cursor, signal) =>
    call(listPathways, { cursor }, { signal }),
  )
  return (
    <div className="page">
      <h1>{pathwaysTitle}</h1>
      <p className="lead">{words.lead}</p>
      <div className="pathway-list">
        <UntilOwn waiting={<Skeleton lines={9} label={words.loadingPathways} />}>
          {items && items.length > 0 && (
            <ul className="rows">
              {items.map((pathway) => (
                <Row key={pathway.id} pathway={pathway} />
              ))}
            </ul>
          )}
          {items?.length === 0 && !failure && (
            <EmptyState title={words.noPathways} actions={<LinkButton to="/topics">{browseTopics}</LinkButton>}>
              <p>{words.howToBegin}</p>
            </EmptyState>
          )}
          {!items && !failure && <Skeleton lines={9} label={words.loadingPathways} />}
        </UntilOwn>
        {failure && (
          <Notice kind="error" actions={<Button onClick={failure.retry}>{retry}</Button>}>
            {failure.message}
          </Notice>
        )}
        {more && (
          <p className="actions">
            <Button onClick={more.load} disabled={more.isLoading}>
              {more.isLoading ? words.loadingMore : loadMore}
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
      <p className="eyebrow">{origin === 'learner' ? yourPathway : subject}</p>
      <h2 className="row-title">
        <Link to="/pathways/$id" params={{ id }}>
          {title}
        </Link>
      </h2>
      <p className="muted clamp">{summary}</p>
      <p className="meta">
        <span>{steps(stepCount)}</span>
        <span>{duration(minutes)}</span>
        <span>{originLabels[origin]}</span>
      </p>
    </li>
  )
}
