import type { ReactNode } from 'react'

/** Context for questions asked outside their quiz, in a practice. Must be referentially stable while they are asked. */
export type Setting = {
  /** Link back, above the heading. */
  back: ReactNode
  practiceId: string
  /** Language by question id, because the questions may come from several topics. */
  languages: Readonly<Record<string, string>>
  /** Links below the summary. */
  links: ReactNode
}
