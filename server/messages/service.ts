import { createHmac } from 'node:crypto'
import type { Message, MessageSubject } from '#contract/messages.ts'
import { record } from '../audit/service.ts'
import { hourly } from '../background/hourly.ts'
import { pageOf, readCursor, writeCursor } from '../db/cursor.ts'
import { lock } from '../db/dialect.ts'
import type { MessageRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { newId } from '../id.ts'
import { networkOf } from '../transport/network.ts'
import * as store from './store.ts'

export { startMailing } from './mailing.ts'

const PAGE = 20
const LIMIT = { messages: 5, windowMs: 3600 * 1000 }
const NETWORKS_KEPT_MS = 24 * 3600 * 1000
const MESSAGES_KEPT_MS = 365 * 24 * 3600 * 1000

type Written = { about: MessageSubject; subject: string; text: string; name: string; email: string }

/** Stores a message. If e-mail is configured, the message is also queued for sending. */
export async function sendMessage(deps: Deps, { uid, ip, ...written }: Written & { uid: string | null; ip: string }) {
  const now = deps.clock()
  const network = fingerprintOf(deps.config, ip)
  const since = now - LIMIT.windowMs
  await deps.db.transaction().execute(async (tx) => {
    await lock(tx, `messages:${network}`)
    if (uid !== null) await lock(tx, `messages:${uid}`)
    refuseMany(await store.listTimes(tx, { network, since }), now)
    if (uid !== null) refuseMany(await store.listTimes(tx, { uid, since }), now)
    await store.insertMessage(tx, {
      id: newId(),
      uid,
      ...written,
      network,
      createdAt: now,
      closedAt: null,
      mailedAt: null,
      mailDue: isMailed(deps) ? now : null,
      mailTries: 0,
    })
  })
  return { sent: true }
}

/** Whether messages are also e-mailed to the administrator. */
const isMailed = ({ mail, config }: Pick<Deps, 'mail' | 'config'>) => mail !== null && config.contactEmail !== null

function refuseMany(times: number[], now: number) {
  const first = times.at(-LIMIT.messages)
  if (first === undefined) return
  const retryAfter = Math.max(1, Math.ceil((first + LIMIT.windowMs - now) / 1000))
  throw new AppError('rate_limited', (words) => words.hosting.manyMessages, {
    retryAfter,
  })
}

/** A keyed hash of the network. IP addresses themselves aren't stored. */
function fingerprintOf({ secret }: Pick<Deps['config'], 'secret'>, ip: string) {
  return createHmac('sha256', secret)
    .update(`messages:${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22)
}

export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  { state, cursor }: { state: 'open' | 'closed'; cursor?: string | undefined },
) {
  const rows = await store.listMessages(db, { state, after: readCursor(cursor), limit: PAGE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE, writeCursor)
  return { items: page.map(shown), nextCursor }
}

const shown = ({ network: _, mailedAt, mailDue, mailTries, ...row }: MessageRow): Message => ({
  ...row,
  mail: mailedAt !== null ? 'sent' : mailDue !== null ? 'waiting' : mailTries > 0 ? 'failed' : 'off',
})

/** Succeeds even if the message is already closed. */
export async function closeMessage(deps: Deps, { id, actor }: { id: string; actor: { uid: string } }) {
  const { clock } = deps
  await deps.db.transaction().execute(async (tx) => {
    const message = await store.findMessage(tx, id)
    if (!message) throw new AppError('not_found', (words) => words.missing.message)
    if (!(await store.closeMessage(tx, { id, closedAt: clock() }))) return
    const detail = `A message about “${message.about}” was closed.`
    await record({ db: tx, clock }, { action: 'message.closed', actor, target: { kind: 'message', id }, detail })
  })
  return { id }
}

/** Deletes the networks of messages after a day, and the messages after a year. */
export const startPurgingMessages = (deps: Pick<Deps, 'db' | 'clock' | 'log'>) =>
  hourly(deps, async () => {
    await store.forgetNetworks(deps.db, deps.clock() - NETWORKS_KEPT_MS)
    await store.deleteMessages(deps.db, deps.clock() - MESSAGES_KEPT_MS)
  })
