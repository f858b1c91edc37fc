import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from './deps.ts'

type Share = { what: 'topic' | 'course'; id: string }

/**
 * Derived from the id of the share and the server's secret. So the link can be shown to the owner again at any time,
 * although the database contains nothing that opens the shared content.
 */
export const tokenOf = ({ config }: Pick<Deps, 'config'>, { what, id }: Share) =>
  `${id}.${createHmac('sha256', config.secret).update(`${what} share ${id}`).digest('base64url').slice(0, 22)}`

/** The id of the share that a token belongs to; undefined if the token isn't valid. */
export function shareBehind(deps: Pick<Deps, 'config'>, { what, token }: { what: Share['what']; token: string }) {
  const id = token.split('.')[0] ?? ''
  return isSame(token, tokenOf(deps, { what, id })) ? id : undefined
}

function isSame(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
