import type { QueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { copySharedCourse, getPublicSharedCourse, getSharedCourse } from '#contract/courses.ts'
import { call } from '../api.ts'
import { newUuid } from '../newUuid.ts'
import { ownOrPublicQuery, useOwnOrPublic } from '../ownOrPublic.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSending } from '../useSending.ts'
import { CourseReading } from './CourseReading.tsx'
import '../ui/readersOnly.css'
import '../ui/reading.css'
import '../ui/steps.css'
import './courses.css'

const twins = { own: getSharedCourse, visitor: getPublicSharedCourse }

/** For the route: what the page shows, or null for a link that leads nowhere. */
export const loadSharedCourse = (queryClient: QueryClient, { token }: { token: string }) =>
  queryClient.ensureQueryData(ownOrPublicQuery(twins, { token }))

/** Somebody's course for whoever has the link to it. */
export function SharedCoursePage() {
  const { token } = useParams({ from: '/shared/courses/$token' })
  const found = useOwnOrPublic(twins, { token })
  return (
    <div className="page page-narrow course">
      {found.state === 'missing' && (
        <>
          <h1>This link leads nowhere</h1>
          <p className="lead">Its owner may have withdrawn it, or it may be mistyped. Ask whoever gave it to you.</p>
          <p className="actions">
            <LinkButton to="/topics">Browse topics</LinkButton>
          </p>
        </>
      )}
      {found.state === 'failed' && (
        <>
          <h1>Shared course</h1>
          <Notice kind="error" actions={<Button onClick={found.retry}>Retry</Button>}>
            {found.message}
          </Notice>
        </>
      )}
      {found.state === 'loading' && (
        <>
          <h1 className="sr-only">Loading the course</h1>
          <Skeleton lines={9} />
        </>
      )}
      {found.state === 'ready' && (
        <>
          <p className="eyebrow">A course that was shared with you</p>
          <CourseReading course={found.data} actions={<Copy token={token} />} />
        </>
      )}
    </div>
  )
}

function Copy({ token }: { token: string }) {
  const navigate = useNavigate()
  const signedIn = useSession().state === 'signedIn'
  const { failure, send } = useSending()
  const [id] = useState(() => ({ made: '' }))
  const copy = () =>
    send(async () => {
      id.made ||= newUuid()
      const course = await call(copySharedCourse, { id: id.made, token })
      if (course) await navigate({ to: '/courses/$id', params: { id: course.id } })
    })
  return (
    <>
      <Button className="readers-only" disabled={!signedIn} onClick={() => void copy()}>
        Copy it to your courses
      </Button>
      <LinkButton to="/auth/signin" search={{ next: `/shared/courses/${token}` }} className="visitors-only">
        Sign in to copy it
      </LinkButton>
      {failure && (
        <span className="field-error" role="alert">
          {failure}
        </span>
      )}
    </>
  )
}
