import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from './deps.ts'

type Share = { what: 'topic' | 'course'; id: string }

/**
 * Made from the id of the share and the server's secret: the owner is shown the link again whenever they look,
 * and yet nothing that the database holds opens what is shared.
 */
export const tokenOf = ({ config }: Pick<Deps, 'config'>, { what, id }: Share) =>
  `${id}.${createHmac('sha256', config.secret).update(`${what} share ${id}`).digest('base64url').slice(0, 22)}`

/** The id of the share that the token was made for; undefined if we did not make it. */
export function shareBehind(deps: Pick<Deps, 'config'>, { what, token }: { what: Share['what']; token: string }) {
  const id = token.split('.')[0] ?? ''
  return isSame(token, tokenOf(deps, { what, id })) ? id : undefined
}

function isSame(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
