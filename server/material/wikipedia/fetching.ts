/** What is asked of a public address, and what comes back (server/fetching). */
export type Fetched = {
  /** After redirects. */
  url: string
  status: number
  type: string
  charset: string | null
  headers: Record<string, string>
  body: Uint8Array
}

export type Fetching = {
  get(
    url: string,
    options: {
      /** Media types. */
      accept: readonly string[]
      maxBytes: number
      timeoutMs?: number
      headers?: Record<string, string>
      signal?: AbortSignal
    },
  ): Promise<Fetched>
}
