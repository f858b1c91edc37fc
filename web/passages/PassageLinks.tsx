import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { PASSAGE_LINK } from '#contract/passages.ts'

const PassageDialog = lazy(() => import('./PassageDialog.tsx'))

type Props = {
  /** The element that contains the text with the numbered links. */
  within: RefObject<HTMLElement | null>
  lessonId: string
  /** The token of the secret link, if the lesson was opened through one. */
  token?: string
}

/** Opens the passage of the source when a numbered link in the text is pressed. */
export function PassageLinks({ within, lessonId, token }: Props) {
  const [n, setN] = useState<number | null>(null)
  useEffect(() => {
    const element = within.current
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest(`a[href^="${PASSAGE_LINK}"]`)
      if (!link) return
      event.preventDefault()
      setN(Number(link.getAttribute('href')?.slice(PASSAGE_LINK.length)))
    }
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  }, [within])
  if (n === null) return null
  return (
    <Suspense>
      <PassageDialog key={n} lessonId={lessonId} n={n} {...(token && { token })} onClose={() => setN(null)} />
    </Suspense>
  )
}
