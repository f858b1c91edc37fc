import { useEffect, useState } from 'react'

/** Whether an element is or was in the visible part of the page, or near it. */
export function useSeen(element: Element): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (moments) => {
        // A busy page may be told of several moments at once.
        if (!moments.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
