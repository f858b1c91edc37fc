/** What the server asks the web app for: one page, as a visitor sees it. */
export type RenderRequest = {
  /** Path and search of the page. */
  url: string
  /** The Cookie header; only the theme and whether the visitor subscribes are read from it. */
  cookie: string
  /** Reaches the API inside the process, as a visitor. */
  callServer: (method: string, path: string) => Promise<{ status: number; body: string }>
}

export type Rendered =
  | {
      status: 200 | 404 | 500
      /** Title and meta tags. */
      head: string
      html: string
      /** JSON for the client, which starts from the same data. */
      state: string
      theme: 'light' | 'dark' | null
      /** Sources of the lazy pages shown, as the build's manifest names them. */
      pages: string[]
    }
  | { status: 301; location: string }
