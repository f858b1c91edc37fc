import { z } from 'zod'
import { randomFrom } from '../../items/service.ts'
import { ModelError, type Models } from '../../models/service.ts'
import { asLines } from './item.ts'
import { parts, prompts } from './prompts.ts'

const MAX_OUTPUT = 4_000
const LEFT_OUT = '(The passage is left out.)'

const VerdictWire = z.object({ id: z.string(), a: z.string().nullable(), b: z.string().nullable() })
const VerdictsWire = z.object({ passages: z.array(VerdictWire) })
const Fault = z.string().trim().nullish()
const Verdict = z.object({ id: z.string().trim(), a: Fault, b: Fault })
const Verdicts = z.object({ passages: z.array(Verdict) })

/** A change of one passage. `lesson` counts from 1. */
type Change = { lesson: number; quote: string; replacement: string }
type Confirming<C extends Change> = {
  account: { jobId: string; uid: string; topicId: string }
  /** What the topic is for, as sections of the prompt. */
  brief: Record<string, string | null>
  lessons: { title: string; markdown: string }[]
  changes: C[]
}

/**
 * Has the checker read the old and the new version of each passage that is to change, without knowing which is which.
 * Returns the changes whose old version has a fault and whose new version has none. If the checker fails, `isRead` is
 * false, and all changes whose passages are in the lessons are returned.
 */
export async function confirmChanges<C extends Change>(
  models: Models,
  { account, brief, lessons, changes }: Confirming<C>,
  signal: AbortSignal,
): Promise<{ held: C[]; isRead: boolean }> {
  const { found, texts } = marked(lessons, changes)
  if (found.length === 0) return { held: [], isRead: false }
  const passages = found.map((change, place) => ({ id: idAt(place), change, versions: shuffled(change) }))
  try {
    const { passages: verdicts } = await models.object(
      {
        account: { ...account, step: 'confirm', purpose: 'checker' },
        system: prompts.confirm,
        prompt: parts({
          ...brief,
          ...Object.fromEntries(
            lessons.map(({ title }, place) => [`Lesson ${place + 1}: ${title}`, texts[place] ?? '']),
          ),
          Passages: asLines(passages.map(({ id, versions: [a, b] }) => ({ id, a: a || LEFT_OUT, b: b || LEFT_OUT }))),
        }),
        maxOutput: MAX_OUTPUT,
        name: 'verdicts',
        wire: VerdictsWire,
        schema: Verdicts,
        list: { key: 'passages', element: Verdict, least: 0 },
      },
      signal,
    )
    const held = passages.flatMap(({ id, change, versions: [a] }) => {
      const verdict = verdicts.find((one) => one.id === id)
      const [old, now] = a === change.quote ? [verdict?.a, verdict?.b] : [verdict?.b, verdict?.a]
      return old && !now ? [change] : []
    })
    return { held, isRead: true }
  } catch (error) {
    if (error instanceof ModelError) return { held: found, isRead: false }
    throw error
  }
}

const idAt = (place: number) => `p${place + 1}`

/** Both versions of a passage, in an order that only depends on their texts. */
const shuffled = ({ quote, replacement }: Change) => randomFrom(`${quote}/${replacement}`).shuffle([quote, replacement])

/** The lessons with marks in place of the passages that change, and the changes whose passages are in them. */
function marked<C extends Change>(lessons: { markdown: string }[], changes: C[]) {
  const texts = lessons.map(({ markdown }) => markdown)
  const found: C[] = []
  for (const change of changes) {
    const text = texts[change.lesson - 1]
    if (!text?.includes(change.quote)) continue
    texts[change.lesson - 1] = text.replace(change.quote, () => `[[${idAt(found.length)}]]`)
    found.push(change)
  }
  return { found, texts }
}
