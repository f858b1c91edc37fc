import { retry, serversDown } from '#words/common.ts'
import { useGeneration } from '../generation/generation.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { socket } from './realtime.ts'

/**
 * Tells signed-in users that the app has stopped trying to reconnect to the server. Loaded together with the realtime
 * code, because during an outage it could no longer be fetched.
 */
export default function OutageNotice() {
  const signedIn = useSession().state === 'signedIn'
  const generation = useGeneration()
  // The failed generation already shows this message, with a retry button.
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
