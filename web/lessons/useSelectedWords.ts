import { type RefObject, useEffect, useState } from 'react'
import type { Span } from './anchor.ts'
import { spanOf } from './textRange.ts'

/** A reader who is still selecting is not interrupted. */
const SETTLE_MS = 250

export type SelectedWords = { span: Span; range: Range }

/** What is selected in the text of the lesson, by mouse, touch or keys, once the selecting is over. */
export function useSelectedWords(article: RefObject<HTMLElement | null>): [SelectedWords | null, () => void] {
  const [selected, setSelected] = useState<SelectedWords | null>(null)
  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined
    let isDragging = false
    const look = () => {
      const prose = article.current?.querySelector('.prose')
      const selection = getSelection()
      const range = selection && !selection.isCollapsed && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
      const span = prose && range && spanOf(prose, range)
      // Some browsers drop the selection when a button is touched, also the buttons that act on it.
      if (!span && document.activeElement?.closest('.selection-bar')) return
      setSelected((before) => {
        if (!span || !range) return null
        const isSame = before?.span.start === span.start && before.span.end === span.end
        return isSame ? before : { span, range: range.cloneRange() }
      })
    }
    const later = () => {
      clearTimeout(settling)
      if (!isDragging) settling = setTimeout(look, SETTLE_MS)
    }
    const onDown = (event: PointerEvent) => {
      isDragging = event.pointerType === 'mouse'
    }
    const onUp = () => {
      isDragging = false
      later()
    }
    document.addEventListener('selectionchange', later)
    addEventListener('pointerdown', onDown)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onUp)
    return () => {
      clearTimeout(settling)
      document.removeEventListener('selectionchange', later)
      removeEventListener('pointerdown', onDown)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onUp)
    }
  }, [article])
  return [selected, () => setSelected(null)]
}
