import { lazy, Suspense } from 'react'
import type { Topic } from '#contract/catalog.ts'
import { AddToCourse } from '../courses/AddToCourse.tsx'
import { ReportLink } from '../reports/ReportLink.tsx'
import { useSession } from '../session/session.ts'

const OwnerControls = lazy(() => import('./OwnerControls.tsx'))

/** Actions for signed-in readers besides learning, such as adding the topic to a course. */
export default function TopicTools({ topic: { id, origin, state } }: { topic: Topic }) {
  const session = useSession()
  const isAdmin = session.state === 'signedIn' && session.user.role === 'admin'
  return (
    <>
      {(origin !== 'library' || isAdmin) && (
        <Suspense>
          <OwnerControls topicId={id} isWriting={state === 'writing'} />
        </Suspense>
      )}
      <div className="topic-tools">
        <AddToCourse kind="topic" thingId={id} />
        <ReportLink kind="topic" id={id} />
      </div>
    </>
  )
}
