import type { RefObject } from 'react'
import { width } from '#words/problems.separator.ts'
import { Separator } from '../ui/Separator.tsx'
import { useSplit } from '../ui/useSplit.ts'

/** Draggable separator between the problem and the editor. */
export default function PaneSeparator({ desk }: { desk: RefObject<HTMLDivElement | null> }) {
  const split = useSplit(desk, { name: 'problem', usual: 44, min: 25, max: 70 })
  return <Separator label={width} orientation="vertical" {...split} />
}
