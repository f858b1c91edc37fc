import type { KeyboardEvent, PointerEvent } from 'react'
import { isRightToLeft, sidewaysKeys } from './sideways.ts'
import './separator.css'

const STEP = 2

type Props = {
  /** Accessible name, which says what the separator resizes. */
  label: string
  /** Direction of the line; a vertical one moves left and right. */
  orientation: 'vertical' | 'horizontal'
  /** Share of the parent before the separator, in percent. */
  value: number
  min: number
  max: number
  /** Default, restored by a double click or Enter. */
  usual: number
  onChange: (value: number) => void
}

/**
 * Resizes the two parts of its parent by mouse, touch or keyboard: arrow keys, Home, End, and Enter for the default.
 */
export function Separator({ label, orientation, value, min, max, usual, onChange }: Props) {
  const isUpright = orientation === 'vertical'
  const set = (to: number) => onChange(Math.round(Math.min(max, Math.max(min, to)) * 10) / 10)

  const onKeyDown = (event: KeyboardEvent<HTMLHRElement>) => {
    const [less, more] = isUpright ? sidewaysKeys(event.currentTarget) : ['ArrowUp', 'ArrowDown']
    const to = {
      [less]: value - STEP,
      [more]: value + STEP,
      Home: min,
      End: max,
      Enter: usual,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    set(to)
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLHRElement>) => {
    const box = currentTarget.parentElement?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    const beside = isRightToLeft(currentTarget) ? box.right - clientX : clientX - box.left
    set(isUpright ? (beside / box.width) * 100 : ((clientY - box.top) / box.height) * 100)
  }
  return (
    <hr
      className="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${Math.round(value)} %`}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(usual)}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.focus({ preventScroll: true })
      }}
      onPointerMove={onPointerMove}
    />
  )
}
