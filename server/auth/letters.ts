import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Letter } from '../mail/service.ts'
import { networkOf } from '../transport/network.ts'
import { countTry } from './tries.ts'

const LATER_MS = 50

type Recipient = { to: string; ip: string }
/** Called once the letter is counted; may find that there is none to send. */
type Writing = () => Promise<Omit<Letter, 'to'> | undefined>

/**
 * Every letter to a person is counted here before it is written: by the address it goes to and by the network that asks
 * for it, and by no account. So an account that is erased and made anew brings no further letters.
 * @throws AppError once there were too many.
 */
async function countLetter(deps: Pick<Deps, 'db' | 'clock' | 'config'>, { to, ip }: Recipient) {
  await countTry(deps, { kind: 'letterFrom', key: networkOf(ip) })
  await countTry(deps, { kind: 'letter', key: letterKey(deps.config, to) })
}

/** Resolves when the mail server has the letter. */
export async function sendLetter(deps: Deps, { to, ip }: Recipient, write: Writing) {
  await countLetter(deps, { to, ip })
  await sendCounted(deps, to, write)
}

/** As `sendLetter`, but answers before the letter is written, so that the time does not tell whether there is one. */
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

/** True if it was not sent because there were too many already. */
export const isTooMany = (error: unknown) => error instanceof AppError && error.code === 'rate_limited'

/**
 * A fingerprint that only this server can make: the counter tells nobody who got a letter. What stands behind a plus
 * names the same letter box.
 */
const letterKey = ({ secret }: Pick<Deps['config'], 'secret'>, email: string) => {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [box = ''] = address.slice(0, at).split('+')
  const host = address.slice(at + 1)
  return createHmac('sha256', secret).update(`letter:${box}@${host}`).digest('base64url')
}
