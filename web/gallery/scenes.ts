import type { Scene, Who } from './Screen.tsx'
import type { Mood } from './server.ts'

/** A page and what can become of it: the name of each scene is what is shown there. */
export type Page = { name: string; scenes: Record<string, Scene> }

export const answered: Mood = { reads: 'full', writes: 'full' }
const bare: Mood = { reads: 'bare', writes: 'bare' }
const failing: Mood = { reads: 'rate_limited', writes: 'rate_limited' }
const silent: Mood = { reads: 'never', writes: 'never' }
/** To whoever is not known yet, what is not public does not exist. */
const unknown: Mood = { reads: 'not_found', writes: 'never' }
/** Whatever somebody changes is refused, or never answered. */
export const refusing: Mood = { reads: 'full', writes: 'rate_limited' }
export const stale: Mood = { reads: 'full', writes: 'conflict' }
export const waiting: Mood = { reads: 'full', writes: 'never' }

type More = Record<string, Partial<Scene>>
type Given = {
  as?: Who
  /** Shown to visitors too. */
  isPublic?: boolean
  /** It asks the server for nothing, or never waits for it: the pages that are rendered on the server have all they show. */
  without?: ('asking' | 'waiting')[]
  /** What somebody has done there. */
  more?: More
}

/** A page in each mood of the server, to visitors too where they see it, and after what people do there. */
export function page(name: string, at: string, given: Given = {}): Page {
  const { as = 'learner', isPublic = false, without = [], more = {} } = given
  const asks = !without.includes('asking')
  const waits = asks && !without.includes('waiting')
  const scenes: Record<string, Scene> = {
    'as usual': { at, as, mood: answered },
    ...(isPublic && { 'to a visitor': { at, as: 'visitor', mood: answered } }),
    ...(asks && { 'next to nothing': { at, as, mood: bare }, failed: { at, as, mood: failing } }),
    ...(waits && { 'on its way': isPublic ? { at, as: 'nobody yet', mood: unknown } : { at, as, mood: silent } }),
  }
  for (const [what, scene] of Object.entries(more)) scenes[what] = { at, as, mood: answered, ...scene }
  return { name, scenes }
}
