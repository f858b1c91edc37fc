import { useEffect } from 'react'

export const SITE_NAME = 'Lyceum'

export const titleOf = (page: string | undefined) => (page ? `${page} · ${SITE_NAME}` : SITE_NAME)

/** Sets the document title for private content, which the route's loader can't see when it runs as a visitor. */
export function useTitle(page: string | undefined) {
  useEffect(() => {
    if (page) document.title = titleOf(page)
  }, [page])
}
