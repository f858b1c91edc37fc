import type { QueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { copySharedCourse, getPublicSharedCourse, getSharedCourse } from '#contract/courses.ts'
import { browseTopics, retry } from '#words/common.ts'
import * as words from '#words/courses.link.ts'
import { call } from '../api/api.ts'
import { newUuid } from '../api/newUuid.ts'
import { ownOrPublicQuery, useOwnOrPublic } from '../api/ownOrPublic.ts'
import { useSending } from '../api/useSending.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CourseReading } from './CourseReading.tsx'
import '../ui/readersOnly.css'
import '../ui/reading.css'
import '../ui/steps.css'
import './courses.css'

const twins = { own: getSharedCourse, visitor: getPublicSharedCourse }

/** Route loader: the shared course, or null if the link is invalid. */
export const loadSharedCourse = (queryClient: QueryClient, { token }: { token: string }) =>
  queryClient.ensureQueryData(ownOrPublicQuery(twins, { token }))

/** A course shared by link. */
export function SharedCoursePage() {
  const { token } = useParams({ from: '/shared/courses/$token' })
  const found = useOwnOrPublic(twins, { token })
  return (
    <div className="page page-narrow course">
      {found.state === 'missing' && (
        <>
          <h1>{words.leadsNowhere}</h1>
          <p className="lead">{words.whyNowhere}</p>
          <p className="actions">
            <LinkButton to="/topics">{browseTopics}</LinkButton>
          </p>
        </>
      )}
      {found.state === 'failed' && (
        <>
          <h1>{words.title}</h1>
          <Notice kind="error" actions={<Button onClick={found.retry}>{retry}</Button>}>
            {found.message}
          </Notice>
        </>
      )}
      {found.state === 'loading' && (
        <>
          <h1 className="sr-only">{words.loadingCourse}</h1>
          <Skeleton lines={9} />
        </>
      )}
      {found.state === 'ready' && (
        <>
          <p className="eyebrow">{words.wasShared}</p>
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
        {words.copy}
      </Button>
      <LinkButton to="/auth/signin" search={{ next: `/shared/courses/${token}` }} className="visitors-only">
        {words.signInToCopy}
      </LinkButton>
      {failure && (
        <span className="field-error" role="alert">
          {failure}
        </span>
      )}
    </>
  )
}
