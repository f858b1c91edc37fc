import { call } from '../api/api.ts'
import { session } from '../session/session.ts'
import { createSender, type Outcome } from './answerSender.ts'
import { waitingAnswers } from './waitingAnswers.ts'

const RETRY_MS = 15_000

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('lyceum.answers') : undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The answers of this device on their way to the server, from any page and after a reload. */
export const answers = createSender({
  call,
  waiting: waitingAnswers(),
  isOnline: () => navigator.onLine,
  // Over plain HTTP there are no locks; an answer that two tabs send is stored once all the same.
  alone: async (uid, act) => {
    if (!navigator.locks) return act()
    await navigator.locks.request(`lyceum.answers.${uid}`, act)
  },
  tellOthers: (outcome) => channel?.postMessage(outcome),
  later() {
    clearTimeout(timer)
    timer = setTimeout(sendWaiting, RETRY_MS)
  },
})

if (channel) channel.onmessage = ({ data }: MessageEvent<Outcome>) => answers.hear(data)

function sendWaiting() {
  const now = session.store.get()
  if (now.state === 'signedIn') void answers.send(now.user.uid)
}

/** Sends what an earlier page has left, now and whenever the network comes back. */
export function followNetwork() {
  addEventListener('online', sendWaiting)
  session.store.subscribe(sendWaiting)
  sendWaiting()
}
