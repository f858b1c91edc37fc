import { retry, serversDown } from '#words/common.ts'
import { useGeneration } from '../generation/generation.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { socket } from './realtime.ts'

/** Says to the signed-in that the realtime connection was given up. Loaded with it, since later there is no server to ask. */
export default function OutageNotice() {
  const signedIn = useSession().state === 'signedIn'
  const generation = useGeneration()
  // What came of a prompt says the same, and what to do about it.
  const isSaid = generation.state === 'failed' && generation.message === serversDown
  if (!signedIn || isSaid) return null
  return (
    <div className="shell-notice">
      <Notice kind="error" actions={<Button onClick={socket.connect}>{retry}</Button>}>
        {serversDown}
      </Notice>
    </div>
  )
}
