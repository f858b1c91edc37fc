import { isIP } from 'node:net'
import { isPublic } from './addresses.ts'
import { type AllowedHost, hostOf } from './allowedHosts.ts'
import { FetchRefused } from './refused.ts'

const URL_MAX_LENGTH = 4_000
/**
 * Host names that are never public: names of this machine, of local networks, and of the metadata services of clouds.
 */
const LOCAL_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|corp|home|private|home\.arpa)$/

export type Rules = {
  allowedHosts: readonly AllowedHost[]
  /** The ports of public hosts that are fetched from. */
  ports: readonly number[]
}

/** An address that has passed all checks that don't require looking up its name. */
export type Target = {
  url: URL
  host: string
  /** Whether the host is one of `allowedHosts`. Only these may have private addresses. */
  internal: boolean
}

/**
 * Checks an address by itself. Only the parsed form is used from here on, so nothing depends on how it was written.
 * @throws FetchRefused
 */
export function targetOf(text: string, { allowedHosts, ports }: Rules, from?: URL): Target {
  const url = text.length <= URL_MAX_LENGTH ? URL.parse(text, from?.href) : null
  if (!url) throw new FetchRefused('not_address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('not_http')
  if (url.username || url.password) throw new FetchRefused('credentials')
  url.hash = ''

  const host = hostOf(url)
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const entries = allowedHosts.filter((allowed) => allowed.host === host)
  const internal = entries.some((allowed) => (allowed.port === null ? ports.includes(port) : allowed.port === port))
  if (!internal) {
    if (!mayBePublic(host)) throw new FetchRefused('not_public')
    if (!ports.includes(port)) throw new FetchRefused('port')
  }
  if (from?.protocol === 'https:' && url.protocol === 'http:') throw new FetchRefused('downgrade')
  return { url, host, internal }
}

const mayBePublic = (host: string) => (isIP(host) ? isPublic(host) : host.includes('.') && !LOCAL_NAME.test(host))
