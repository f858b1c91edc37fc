import { createStore } from '../ui/store.ts'
import type { RealtimeSocket } from './socket.ts'

/** Whether the realtime connection of a signed-in person was given up and has not come back yet. */
export const outage = createStore(false)

/** Nobody has to reload the page, or to press anything, to hear that the server is back. */
const TRY_AGAIN_MS = 30_000

/** Says that the connection was given up, until it is back or nobody is signed in any more, and tries it again meanwhile. */
export function watchOutage({ status, connect }: Pick<RealtimeSocket, 'status' | 'connect'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  status.subscribe(() => {
    const now = status.get()
    clearTimeout(timer)
    if (now === 'failed') {
      outage.set(true)
      timer = setTimeout(connect, TRY_AGAIN_MS)
    } else if (now === 'connected' || now === 'none') outage.set(false)
  })
}
