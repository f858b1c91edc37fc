import { type RefObject, useEffect, useState } from 'react'
import type { Span } from './anchor.ts'
import { spanOf } from './textRange.ts'

/**
 * How long to wait after the last selection change, so that the bar doesn't appear while the reader is still selecting.
 */
const SETTLE_MS = 250

export type SelectedWords = { span: Span; range: Range }

/**
 * The selection in the lesson text once it's complete, made by mouse, touch or keyboard, and a function to clear it.
 */
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
      // Some browsers clear the selection when a button is tapped, including the buttons of the selection bar.
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
      onBar(event)
    }
    // Somebody who goes to the bar has finished selecting, so its buttons must have the latest selection.
    const onBar = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.selection-bar')) look()
    }
    const onUp = () => {
      isDragging = false
      later()
    }
    document.addEventListener('selectionchange', later)
    document.addEventListener('focusin', onBar)
    addEventListener('pointerdown', onDown)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onUp)
    return () => {
      clearTimeout(settling)
      document.removeEventListener('selectionchange', later)
      document.removeEventListener('focusin', onBar)
      removeEventListener('pointerdown', onDown)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onUp)
    }
  }, [article])
  return [selected, () => setSelected(null)]
}
