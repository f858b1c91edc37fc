/** The server's request to render one page as a visitor sees it. */
export type RenderRequest = {
  /** Path and query string of the page. */
  url: string
  /** The Cookie header. Only the theme, the reading settings and the subscriber flag are read from it. */
  cookie: string
  /** Calls the API as a visitor, without leaving the process. */
  callServer: (method: string, path: string) => Promise<{ status: number; body: string }>
}

export type Rendered =
  | {
      status: 200 | 404 | 500
      /** Title and meta tags. */
      head: string
      html: string
      /** JSON of the data used for rendering, from which the client hydrates the page. */
      state: string
      theme: 'light' | 'dark' | null
      /** Reading settings as the value of `data-reading`; empty for the defaults. */
      reading: string
      /** Source files of the lazy pages shown, as named in the build's manifest. */
      pages: string[]
    }
  | { status: 301; location: string }
