/** The response of a web server. `Fetching` is the part of server/fetching that is needed here. */
export type Fetched = {
  /** The address after redirects. */
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
      /** The media types that are accepted. */
      accept: readonly string[]
      maxBytes: number
      timeoutMs?: number
      headers?: Record<string, string>
      signal?: AbortSignal
    },
  ): Promise<Fetched>
}
