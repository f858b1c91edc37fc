/** The server's request to render one page as a visitor sees it. */
export type RenderRequest = {
  /** Path and query string of the page. */
  url: string
  /** The Cookie header; only the theme, the reading settings and whether the visitor subscribes are read from it. */
  cookie: string
  /** Calls the API in-process, as a visitor. */
  callServer: (method: string, path: string) => Promise<{ status: number; body: string }>
}

export type Rendered =
  | {
      status: 200 | 404 | 500
      /** Title and meta tags. */
      head: string
      html: string
      /** JSON of the data used, embedded for hydration. */
      state: string
      theme: 'light' | 'dark' | null
      /** Value of the `data-reading` attribute (reading settings); empty for the defaults. */
      reading: string
      /** Source paths of the lazy pages shown, as listed in the build manifest. */
      pages: string[]
    }
  | { status: 301; location: string }
