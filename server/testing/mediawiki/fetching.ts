import type { Fetching } from '../../material/wikipedia/fetching.ts'

/** The same error as in server/fetching. */
class FetchRefused extends Error {
  override name = 'FetchRefused'
  readonly reason: string
  readonly status: number | null
  readonly retryAfterS: number | null
  constructor(reason: string, status: number | null = null, retryAfterS: number | null = null) {
    super(reason)
    this.reason = reason
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

/** Fetches from the double of MediaWiki. server/fetching would refuse its address, because it's local. */
export const loopbackFetching = (timeoutLimitMs = 5_000): Fetching => ({
  async get(url, { accept, maxBytes, timeoutMs = timeoutLimitMs, headers, signal }) {
    const late = AbortSignal.timeout(Math.min(timeoutMs, timeoutLimitMs))
    const signals = signal ? AbortSignal.any([signal, late]) : late
    const response = await fetch(url, { headers: { ...headers }, signal: signals }).catch(() => {
      if (signal?.aborted) throw signal.reason
      throw new FetchRefused(late.aborted ? 'timeout' : 'unreachable', null, null)
    })
    const body = new Uint8Array(await response.arrayBuffer())
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    if (response.status !== 200) {
      const after = response.headers.get('retry-after')
      throw new FetchRefused('status', response.status, after === null ? null : Number(after))
    }
    if (!accept.includes(type)) throw new FetchRefused('wrong_type')
    if (body.length > maxBytes) throw new FetchRefused('too_large')
    return {
      url: response.url,
      status: response.status,
      type,
      charset: null,
      headers: Object.fromEntries(response.headers),
      body,
    }
  },
})
