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
import { call, query } from '../api.ts'
import { ShareLink } from '../ShareLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSending } from '../useSending.ts'
import './owner.css'

const choices = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const

/** For the owner of a topic alone: who may read it, a link to it, and its end. */
export default function OwnerControls({ topicId, isWriting }: { topicId: string; isWriting: boolean }) {
  const queryClient = useQueryClient()
  const sharing = query(getTopicSharing, { topicId })
  const { data } = useQuery(sharing)
  const { failure, send } = useSending({ overlapping: true })
  const [deleted, setDeleted] = useState(false)
  const section = useRef<HTMLElement>(null)
  if (data?.canEdit && !data.canChange) return <Editing topicId={topicId} title="You may change this topic" />
  if (!data?.isOwner || !data.canChange) return null

  async function act<Answer>(calling: () => Promise<Answer | null>, then: (answer: Answer) => void | Promise<void>) {
    const answer = await send(calling)
    if (answer !== null) await then(answer)
  }
  const change = async (part: Partial<TopicSharing>) => {
    // An answer that is on its way may know nothing of it yet.
    await queryClient.cancelQueries({ queryKey: sharing.queryKey })
    queryClient.setQueryData(sharing.queryKey, (now) => now && { ...now, ...part })
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
      <h2 id="owner">This topic is yours</h2>
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
                Undo
              </Button>
              <LinkButton to="/topics">Browse topics</LinkButton>
            </>
          }
        >
          Deleted. Nobody can open it any more, and in a day it is gone for good.
        </Notice>
      ) : (
        <>
          {!isWriting && <EditButton topicId={topicId} />}
          <Chips
            legend="Who may read it"
            options={choices}
            value={data.visibility}
            onChange={(visibility) => void act(() => call(setTopicVisibility, { topicId, visibility }), change)}
          />
          <p className="muted small">
            {data.visibility === 'public'
              ? 'Everyone can find and read it.'
              : 'Only you can find it. With a link, whoever has it can read it.'}
          </p>
          <ShareLink
            path={data.path}
            onShare={() => act(() => call(shareTopic, { topicId }), change)}
            onUnshare={() =>
              act(
                () => call(unshareTopic, { topicId }),
                () => change({ path: null }),
              )
            }
          />
          <p className="actions">
            <Button onClick={() => void remove()}>Delete this topic</Button>
          </p>
        </>
      )}
    </section>
  )
}

/** For an administrator, where the topic is somebody else's or the library's. */
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
        Edit lessons and questions
        {count > 0 && ` (${count} ${count === 1 ? 'report' : 'reports'})`}
      </LinkButton>
    </p>
  )
}
