import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from './deps.ts'

type Share = { what: 'topic' | 'course'; id: string }

/**
 * The token of a share link is derived from the id of the share and the server's secret. This way, the owner can see
 * the link again at any time, although the database contains nothing that opens the shared content.
 */
export const tokenOf = ({ config }: Pick<Deps, 'config'>, { what, id }: Share) =>
  `${id}.${createHmac('sha256', config.secret).update(`${what} share ${id}`).digest('base64url').slice(0, 22)}`

/** The id of the share to which a token belongs, or undefined if the token isn't valid. */
export function shareBehind(deps: Pick<Deps, 'config'>, { what, token }: { what: Share['what']; token: string }) {
  const id = token.split('.')[0] ?? ''
  return isSame(token, tokenOf(deps, { what, id })) ? id : undefined
}

function isSame(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
