import type { ReactNode } from 'react'

/** Where questions are asked when that is not their quiz. Must stay the same object while they are. */
export type Setting = {
  /** The way back, above the heading. */
  back: ReactNode
  practiceId: string
  /** By question, since they may be of several topics. */
  languages: Readonly<Record<string, string>>
  /** What can be done after the summary. */
  links: ReactNode
}
