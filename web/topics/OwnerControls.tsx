import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listTopicReports } from '#contract/reports.ts'
import {
  deleteTopic,
  getTopicSharing,
  restoreTopic,
  setTopicVisibility,
  shareTopic,
  type TopicSharing,
  unshareTopic,
} from '#contract/sharing.ts'
import { browseTopics, undo } from '#words/common.ts'
import * as words from '#words/topics.owner.ts'
import { call, query } from '../api/api.ts'
import { useSending } from '../api/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ShareLink } from '../ui/ShareLink.tsx'
import './owner.css'

const choices = [
  { value: 'private', label: words.visibilities.private },
  { value: 'public', label: words.visibilities.public },
] as const

/** Controls for a topic's owner: its visibility, a share link, and deletion. */
export default function OwnerControls({ topicId, isWriting }: { topicId: string; isWriting: boolean }) {
  const queryClient = useQueryClient()
  const sharing = query(getTopicSharing, { topicId })
  const { data } = useQuery(sharing)
  const { failure, send, refuse } = useSending({ overlapping: true })
  const [deleted, setDeleted] = useState(false)
  const [hasRights, setRights] = useState(false)
  const section = useRef<HTMLElement>(null)
  if (data?.canEdit && !data.canChange) return <Editing topicId={topicId} title={words.mayChange} />
  if (!data?.isOwner || !data.canChange) return null

  async function act<Answer>(calling: () => Promise<Answer | null>, then: (answer: Answer) => void | Promise<void>) {
    const answer = await send(calling)
    if (answer !== null) await then(answer)
  }
  const change = async (part: Partial<TopicSharing>) => {
    // Requests are cancelled, because a response that is still on its way may not contain this change yet.
    await queryClient.cancelQueries({ queryKey: sharing.queryKey })
    queryClient.setQueryData(sharing.queryKey, (now) => now && { ...now, ...part })
  }
  const needsRights = data.needsRights === true
  const rights = needsRights ? { hasRights } : {}
  /**
   * Topics made from people's own material can only be shared if the owner states that they have the right to do so.
   */
  const isBarred = () => {
    if (needsRights && !hasRights) refuse(words.rightsFirst)
    return needsRights && !hasRights
  }
  const setVisibility = (visibility: TopicSharing['visibility']) => {
    if (visibility === 'public' && isBarred()) return
    void act(() => call(setTopicVisibility, { topicId, visibility, ...rights }), change)
  }
  const remove = () =>
    act(
      () => call(deleteTopic, { topicId }),
      () => {
        setDeleted(true)
        section.current?.focus()
      },
    )

  return (
    <section className="owner" aria-labelledby="owner" ref={section} tabIndex={-1}>
      <h2 id="owner">{words.isYours}</h2>
      {failure && <Notice kind="error">{failure}</Notice>}
      {deleted ? (
        <Notice
          kind="ok"
          actions={
            <>
              <Button
                onClick={() =>
                  void act(
                    () => call(restoreTopic, { topicId }),
                    () => setDeleted(false),
                  )
                }
              >
                {undo}
              </Button>
              <LinkButton to="/topics">{browseTopics}</LinkButton>
            </>
          }
        >
          {words.deleted}
        </Notice>
      ) : (
        <>
          {!isWriting && <EditButton topicId={topicId} />}
          {needsRights && (
            <label className="check">
              <input type="checkbox" checked={hasRights} onChange={(event) => setRights(event.target.checked)} />
              {words.hasRights}
            </label>
          )}
          <Chips legend={words.whoMayRead} options={choices} value={data.visibility} onChange={setVisibility} />
          <p className="muted small">{words.visibilityNotes[data.visibility]}</p>
          <ShareLink
            path={data.path}
            onShare={async () => {
              if (!isBarred()) await act(() => call(shareTopic, { topicId, ...rights }), change)
            }}
            onUnshare={() =>
              act(
                () => call(unshareTopic, { topicId }),
                () => change({ path: null }),
              )
            }
          />
          <p className="actions">
            <Button onClick={() => void remove()}>{words.deleteTopic}</Button>
          </p>
        </>
      )}
    </section>
  )
}

/** The edit button for administrators, on topics of other people or of the library. */
function Editing({ topicId, title }: { topicId: string; title: string }) {
  return (
    <section className="owner" aria-labelledby="owner">
      <h2 id="owner">{title}</h2>
      <EditButton topicId={topicId} />
    </section>
  )
}

function EditButton({ topicId }: { topicId: string }) {
  const { data } = useQuery(query(listTopicReports, { topicId }))
  const count = data?.items.length ?? 0
  return (
    <p className="actions mb-4">
      <LinkButton to="/topic-details/$id/edit" params={{ id: topicId }} search={{}}>
        {count > 0 ? words.editReported(count) : words.edit}
      </LinkButton>
    </p>
  )
}
