/** What the server asks the web app for: one page, as a visitor sees it. */
export type RenderRequest = {
  /** Path and search of the page. */
  url: string
  /** The Cookie header; only the theme, how the visitor likes to read and whether they subscribe are read from it. */
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
      /** How the visitor likes to read, in the words of `data-reading`; empty for the usual. */
      reading: string
      /** Sources of the lazy pages shown, as the build's manifest names them. */
      pages: string[]
    }
  | { status: 301; location: string }
