import { GIVEN_LIFE_MS, RESET_LIFE_MS, VERIFY_LIFE_MS } from '#contract/account.ts'
import type { Language } from '#contract/languages.ts'
import { record } from '../audit/service.ts'
import type { Db } from '../db/client.ts'
import { lock } from '../db/dialect.ts'
import type { AccountLinkRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Letter } from '../mail/service.ts'
import { type ServerWords, spokenLanguage, wordsIn } from '../words.ts'
import { isTooMany, sendLetter, sendLetterLater } from './letters.ts'
import * as links from './linkStore.ts'
import { hashCode, newLinkCode } from './secrets.ts'
import { sessionsOf } from './sessions.ts'
import * as store from './store.ts'
import { countTry, forgetTries } from './tries.ts'

const LIFE_MS = { reset: RESET_LIFE_MS, given: GIVEN_LIFE_MS, verify: VERIFY_LIFE_MS }

/** The code is in the fragment of the URL, which browsers don't send to servers, so it doesn't appear in any log. */
const pathOf = (kind: AccountLinkRow['kind'], code: string) =>
  `/auth/signin#${kind === 'verify' ? 'verify' : 'reset'}=${code}`

type NewLink = Pick<AccountLinkRow, 'uid' | 'kind' | 'email'>

const makeLink = (deps: Pick<Deps, 'db' | 'clock'>, link: NewLink) =>
  deps.db.transaction().execute((tx) => makeLinkIn(tx, deps, link))

async function makeLinkIn(tx: Db, { clock }: Pick<Deps, 'clock'>, link: NewLink) {
  const code = newLinkCode()
  const expiresAt = clock() + LIFE_MS[link.kind]
  await lock(tx, `links:${link.uid}`)
  await links.replaceLink(tx, { ...link, hash: hashCode(code), expiresAt })
  return { path: pathOf(link.kind, code), expiresAt }
}

/**
 * Returns before the account is looked up, so that neither the response nor its timing reveals whether the account
 * exists. The number of e-mails is limited per recipient, no matter who requests them, so that nobody's mailbox can be
 * flooded.
 */
export async function forgotPassword(
  deps: Deps,
  { email, ip, origin }: { email: string; ip: string; origin: () => string },
) {
  if (!deps.mail) throw new AppError('unavailable', (words) => words.accounts.noLettersAskAdmin)
  const from = origin()
  await sendLetterLater(deps, { to: email, ip }, async () => {
    const user = await store.findUserByEmail(deps.db, email)
    if (!user || user.disabledAt !== null || !(await store.findPasswordHash(deps.db, user.id))) return undefined
    const { path } = await makeLink(deps, { uid: user.id, kind: 'reset', email })
    return letterIn(user.language, ({ letters }) => letters.newPassword, from + path)
  })
  return { sent: true as const }
}

/**
 * Creates a password link for a user who can't be reached by e-mail. The path is only shown once, to the administrator.
 */
export async function makePasswordLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, actor }: { uid: string; actor: { uid: string } },
): Promise<{ path: string; expiresAt: number }> {
  if (!(await store.findUser(deps.db, uid))) throw new AppError('not_found', (words) => words.missing.user)
  if (!(await store.findPasswordHash(deps.db, uid)))
    throw new AppError('conflict', (words) => words.accounts.noPassword)
  return deps.db.transaction().execute(async (tx) => {
    const made = await makeLinkIn(tx, deps, { uid, kind: 'given', email: null })
    await record(
      { db: tx, clock: deps.clock },
      { action: 'account.linkMade', actor, target: { kind: 'user', id: uid }, detail: 'A link for a new password.' },
    )
    return made
  })
}

const spent = () => new AppError('invalid_request', (words) => words.accounts.linkSpent)

/**
 * Sets the new password, and ends all sessions and other password links, so that nobody who knew the old password stays
 * signed in.
 */
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
    await lock(tx, sessionsOf(uid))
    if (!(await store.savePasswordHash(tx, { uid, to, updatedAt: new Date(now).toISOString() }))) throw spent()
    await store.saveTokensValidAfter(tx, uid, now)
    await links.dropLinks(tx, { uid, kinds: ['reset', 'given'] })
    await forgetTries(tx, { kind: 'password', key: uid })
    // Opening a link from an e-mail proves that the address belongs to the user.
    if (link.email !== null) await store.saveEmailVerified(tx, { uid, email: link.email })
    const detail = link.kind === 'given' ? 'By a link of an administrator.' : 'By a letter.'
    const target = { kind: 'user', id: uid } as const
    await record({ db: tx, clock: deps.clock }, { action: 'account.passwordReset', actor: { uid }, target, detail })
    return { email: user.email, ended: await store.deleteSessions(tx, { uid }) }
  })
  for (const id of done.ended) deps.realtime.disconnectSession(id)
  return { email: done.email }
}

/**
 * Sends a verification link after registration. Without a mail server, or if the limit has been reached, nothing is
 * sent, but the account is created anyway.
 */
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
  if (!deps.mail) throw new AppError('unavailable', (words) => words.accounts.noLetters)
  const user = await store.findUser(deps.db, uid)
  if (user?.emailVerified === 1) throw new AppError('conflict', (words) => words.accounts.verifiedAlready)
  const from = origin()
  try {
    await sendLetter(deps, { to: email, ip }, () => writeVerification(deps, { uid, email, origin: from }))
  } catch (error) {
    if (isTooMany(error)) throw error
    deps.log.error(error)
    throw new AppError('unavailable', (words) => words.accounts.letterNotSent)
  }
  return { email }
}

async function writeVerification(deps: Deps, { uid, email, origin }: { uid: string; email: string; origin: string }) {
  const { path } = await makeLink(deps, { uid, kind: 'verify', email })
  const user = await store.findUser(deps.db, uid)
  return letterIn(user?.language ?? null, ({ letters }) => letters.verification, origin + path)
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

type Text = { subject: string; text: (url: string) => string }

/** An e-mail in the language of the account or, if it has none, of the request. */
function letterIn(language: Language | null, text: (words: ServerWords) => Text, url: string): Omit<Letter, 'to'> {
  const of = language ?? spokenLanguage()
  const letter = text(wordsIn(of))
  return { language: of, subject: letter.subject, text: letter.text(url) }
}
