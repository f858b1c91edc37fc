import { useEffect } from 'react'

export const SITE_NAME = 'Lyceum'

export const titleOf = (page: string | undefined) => (page ? `${page} · ${SITE_NAME}` : SITE_NAME)

/** Names the document where the route's loader could not: what only the signed-in reader may see. */
export function useTitle(page: string | undefined) {
  useEffect(() => {
    if (page) document.title = titleOf(page)
  }, [page])
}
