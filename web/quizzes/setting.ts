import type { ReactNode } from 'react'
import type { Kept } from './player.ts'

/** Where questions are asked when that is not their quiz. Must stay the same object while they are. */
export type Setting = {
  /** The way back, above the heading. */
  back: ReactNode
  practiceId: string
  /** What was answered on another device. */
  kept: Kept | null
  /** What can be done after the summary. */
  links: ReactNode
}
