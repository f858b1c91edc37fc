import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Letter } from '../mail/service.ts'
import { networkOf } from '../transport/network.ts'
import { countTry } from './tries.ts'

const LATER_MS = 50

type Recipient = { to: string; ip: string }
/** Writes the e-mail after it has been counted; may return undefined to send none. */
type Writing = () => Promise<Omit<Letter, 'to'> | undefined>

/**
 * Counts every e-mail to a person before it is written: by recipient address and by the network that requests it, not
 * by account. So erasing an account and registering again doesn't reset the limit.
 * @throws AppError if the limit is exceeded.
 */
async function countLetter(deps: Pick<Deps, 'db' | 'clock' | 'config'>, { to, ip }: Recipient) {
  await countTry(deps, { kind: 'letterFrom', key: networkOf(ip) })
  await countTry(deps, { kind: 'letter', key: letterKey(deps.config, to) })
}

/** Resolves when the mail server has accepted the e-mail. */
export async function sendLetter(deps: Deps, { to, ip }: Recipient, write: Writing) {
  await countLetter(deps, { to, ip })
  await sendCounted(deps, to, write)
}

/**
 * Like `sendLetter`, but returns before the e-mail is written, so that the response time doesn't reveal whether one is
 * sent.
 */
export async function sendLetterLater(deps: Deps, { to, ip }: Recipient, write: Writing) {
  await countLetter(deps, { to, ip })
  const sent = sleep(LATER_MS)
    .then(() => sendCounted(deps, to, write))
    .catch((error) => deps.log.error(error))
  deps.mail?.follow(sent)
}

async function sendCounted({ mail }: Deps, to: string, write: Writing) {
  const letter = await write()
  if (letter) await mail?.send({ ...letter, to })
}

/** True if the e-mail was not sent because of the rate limit. */
export const isTooMany = (error: unknown) => error instanceof AppError && error.code === 'rate_limited'

/**
 * Keyed hash (HMAC) of the address, so that the counters don't reveal who got e-mails. Ignores a `+` suffix, because it
 * leads to the same mailbox.
 */
const letterKey = ({ secret }: Pick<Deps['config'], 'secret'>, email: string) => {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [box = ''] = address.slice(0, at).split('+')
  const host = address.slice(at + 1)
  return createHmac('sha256', secret).update(`letter:${box}@${host}`).digest('base64url')
}
