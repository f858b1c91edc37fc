import { GIVEN_LIFE_MS, RESET_LIFE_MS, VERIFY_LIFE_MS } from '#contract/account.ts'
import { record } from '../audit/service.ts'
import type { Db } from '../db/client.ts'
import { serialize } from '../db/dialect.ts'
import type { AccountLinkRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Letter } from '../mail/service.ts'
import { isTooMany, sendLetter, sendLetterLater } from './letters.ts'
import * as links from './linkStore.ts'
import { hashCode, newLinkCode } from './secrets.ts'
import { sessionsOf } from './sessions.ts'
import * as store from './store.ts'
import { countTry, forgetTries } from './tries.ts'

const LIFE_MS = { reset: RESET_LIFE_MS, given: GIVEN_LIFE_MS, verify: VERIFY_LIFE_MS }

/** The code stands behind '#': so it is told to no server, and stands in no log. */
const pathOf = (kind: AccountLinkRow['kind'], code: string) =>
  `/auth/signin#${kind === 'verify' ? 'verify' : 'reset'}=${code}`

type NewLink = Pick<AccountLinkRow, 'uid' | 'kind' | 'email'>

const makeLink = (deps: Pick<Deps, 'db' | 'clock'>, link: NewLink) =>
  deps.db.transaction().execute((tx) => makeLinkIn(tx, deps, link))

async function makeLinkIn(tx: Db, { clock }: Pick<Deps, 'clock'>, link: NewLink) {
  const code = newLinkCode()
  const expiresAt = clock() + LIFE_MS[link.kind]
  await serialize(tx, `links:${link.uid}`)
  await links.replaceLink(tx, { ...link, hash: hashCode(code), expiresAt })
  return { path: pathOf(link.kind, code), expiresAt }
}

/**
 * Answered before anybody is looked for, so that neither the words nor the time tell whether there is such an account.
 * Letters are counted by address, whoever asks: nobody's letter box is filled from here.
 */
export async function forgotPassword(
  deps: Deps,
  { email, ip, origin }: { email: string; ip: string; origin: () => string },
) {
  if (!deps.mail)
    throw new AppError('unavailable', 'This server sends no letters. An administrator can make a link for you.')
  const from = origin()
  await sendLetterLater(deps, { to: email, ip }, async () => {
    const user = await store.findUserByEmail(deps.db, email)
    if (!user || user.disabledAt !== null || !(await store.findPasswordHash(deps.db, user.id))) return undefined
    const { path } = await makeLink(deps, { uid: user.id, kind: 'reset', email })
    return resetLetter(from + path)
  })
  return { sent: true as const }
}

/** For a person whom letters do not reach. The path is shown once, to the administrator who asked for it. */
export async function makePasswordLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, actor }: { uid: string; actor: { uid: string } },
): Promise<{ path: string; expiresAt: number }> {
  if (!(await store.findUser(deps.db, uid))) throw new AppError('not_found', 'User not found.')
  if (!(await store.findPasswordHash(deps.db, uid)))
    throw new AppError('conflict', 'This account has no password: another service says who it is.')
  return deps.db.transaction().execute(async (tx) => {
    const made = await makeLinkIn(tx, deps, { uid, kind: 'given', email: null })
    await record(
      { db: tx, clock: deps.clock },
      { action: 'account.linkMade', actor, target: { kind: 'user', id: uid }, detail: 'A link for a new password.' },
    )
    return made
  })
}

const spent = () => new AppError('invalid_request', 'This link has been used or has expired. Ask for a new one.')

/** Whoever had the old password is out: every session ends, and every other link. */
export async function resetPassword(
  deps: Deps,
  { code, newPassword, ip }: { code: string; newPassword: string; ip: string },
) {
  await countTry(deps, { kind: 'link', key: ip })
  const to = await (await deps.auth.$context).password.hash(newPassword)
  const done = await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock()
    const link = await links.takeLink(tx, { hash: hashCode(code), kinds: ['reset', 'given'], now })
    const user = link && (await store.findUser(tx, link.uid))
    if (!link || !user || user.disabledAt !== null) throw spent()
    const uid = user.id
    await serialize(tx, sessionsOf(uid))
    if (!(await store.savePasswordHash(tx, { uid, to, updatedAt: new Date(now).toISOString() }))) throw spent()
    await store.saveTokensValidAfter(tx, uid, now)
    await links.dropLinks(tx, { uid, kinds: ['reset', 'given'] })
    await forgetTries(tx, { kind: 'password', key: uid })
    // Who can read letters to the address has proved it.
    if (link.email !== null) await store.saveEmailVerified(tx, { uid, email: link.email })
    const detail = link.kind === 'given' ? 'By a link of an administrator.' : 'By a letter.'
    const target = { kind: 'user', id: uid } as const
    await record({ db: tx, clock: deps.clock }, { action: 'account.passwordReset', actor: { uid }, target, detail })
    return { email: user.email, ended: await store.deleteSessions(tx, { uid }) }
  })
  for (const id of done.ended) deps.realtime.disconnectSession(id)
  return { email: done.email }
}

/** After registering; nothing where no letter can leave, or too many have left: the account is made all the same. */
export async function sendFirstVerification(
  deps: Deps,
  { uid, email, ip, origin }: { uid: string; email: string; ip: string; origin: () => string },
) {
  if (!deps.mail) return
  try {
    await sendLetterLater(deps, { to: email, ip }, () => writeVerification(deps, { uid, email, origin: origin() }))
  } catch (error) {
    if (!isTooMany(error)) throw error
  }
}

export async function sendVerification(
  deps: Deps,
  { uid, email, ip, origin }: { uid: string; email: string; ip: string; origin: () => string },
) {
  if (!deps.mail) throw new AppError('unavailable', 'This server sends no letters.')
  const user = await store.findUser(deps.db, uid)
  if (user?.emailVerified === 1) throw new AppError('conflict', 'Your address is verified already.')
  const from = origin()
  try {
    await sendLetter(deps, { to: email, ip }, () => writeVerification(deps, { uid, email, origin: from }))
  } catch (error) {
    if (isTooMany(error)) throw error
    deps.log.error(error)
    throw new AppError('unavailable', 'The letter could not be sent. Try again in a moment.')
  }
  return { email }
}

async function writeVerification(deps: Deps, { uid, email, origin }: { uid: string; email: string; origin: string }) {
  const { path } = await makeLink(deps, { uid, kind: 'verify', email })
  return verifyLetter(origin + path)
}

export async function verifyEmail(deps: Deps, { code, ip }: { code: string; ip: string }) {
  await countTry(deps, { kind: 'link', key: ip })
  return deps.db.transaction().execute(async (tx) => {
    const link = await links.takeLink(tx, { hash: hashCode(code), kinds: ['verify'], now: deps.clock() })
    const user = link && (await store.findUser(tx, link.uid))
    if (!link || !user || user.email !== link.email) throw spent()
    if (await store.saveEmailVerified(tx, { uid: user.id, email: user.email })) {
      const target = { kind: 'user', id: user.id } as const
      await record(
        { db: tx, clock: deps.clock },
        { action: 'account.emailVerified', actor: { uid: user.id }, target, detail: '' },
      )
    }
    return { email: user.email }
  })
}

const resetLetter = (url: string): Omit<Letter, 'to'> => ({
  subject: 'A new password for Lyceum',
  text: `Somebody asked for a new password for your account at Lyceum. To choose one, open this link within 30 minutes:

${url}

It works once. If it was not you, do nothing: your password stays as it is.
`,
})

const verifyLetter = (url: string): Omit<Letter, 'to'> => ({
  subject: 'Is this your address? Lyceum',
  text: `An account at Lyceum has this address. To say that it is yours, open this link within a day:

${url}

If you made no account, do nothing.
`,
})
