import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safeNext } from '../api/api.ts'
import { useSession } from '../session/session.ts'

/** Redirects to `next` as soon as the person is signed in. Returns whether they are. */
export function useLeave(next: string | undefined) {
  const router = useRouter()
  const session = useSession()
  useEffect(() => {
    if (session.state === 'signedIn') router.history.replace(safeNext(next))
  }, [session.state, next, router])
  return session.state === 'signedIn'
}
