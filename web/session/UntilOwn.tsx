import type { ReactNode } from 'react'
import { useSession } from './session.ts'
import '../ui/readersOnly.css'

/**
 * A list that is a visitor's until the session is known. A reader waits for their own in its place: theirs begins with
 * what nobody else sees, and would push the visitor's aside.
 */
export function UntilOwn({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const isUnknown = useSession().state === 'loading'
  return (
    <>
      <div className={isUnknown ? 'visitors-only' : undefined}>{children}</div>
      {isUnknown && <div className="readers-only">{waiting}</div>}
    </>
  )
}
