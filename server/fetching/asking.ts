import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { FetchRefused } from './refused.ts'
import type { Address } from './resolving.ts'

const HEADERS_MAX_BYTES = 16_384
/** How long one of several addresses may take to connect before the next one is tried beside it. */
const NEXT_ADDRESS_MS = 500

export type Ask = {
  url: URL
  addresses: readonly Address[]
  headers: Record<string, string>
  headersMs: number
  idleMs: number
  /** Further certificate authorities. */
  ca: readonly string[] | undefined
  /** Ends the request and everything that comes of it. */
  stop: (reason: FetchRefused) => void
  signal: AbortSignal
}

/** Sends one request over a connection of its own. Resolves once the headers are there. */
export function ask({ url, addresses, headers, headersMs, idleMs, ca, stop, signal }: Ask): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const late = setTimeout(() => stop(new FetchRefused('timeout')), headersMs)
  const options = {
    method: 'GET',
    headers,
    signal,
    // Neither connections nor TLS sessions are shared, nor is a proxy of the environment used.
    agent: false,
    lookup: pinned(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    maxHeaderSize: HEADERS_MAX_BYTES,
    insecureHTTPParser: false,
    timeout: idleMs,
  } as const
  const request =
    url.protocol === 'https:'
      ? httpsRequest(url, { ...options, rejectUnauthorized: true, ...(ca && { ca: [...ca] }) })
      : httpRequest(url, options)
  request
    .on('timeout', () => stop(new FetchRefused('timeout')))
    .on('error', reject)
    // Another protocol isn't spoken.
    .on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new FetchRefused('broken'))
    })
    .on('response', resolve)
    .on('close', () => reject(new FetchRefused('broken')))
    .end()
  return promise.finally(() => clearTimeout(late))
}

/** Whatever is looked up, the addresses that were checked are the answer, so a name can't change in between. */
const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses
    if (all || !first) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }
