import type { Item } from '../../items/service.ts'
import type { Models } from '../../models/service.ts'
import { parts, prompts } from './prompts.ts'
import { disagreement, sheetOf } from './solve.ts'
import { Solution, Solutions, SolutionsWire } from './wire.ts'

const ROUNDS = 2
const MAX_OUTPUT = 2_000
const ID = 'q1'

/**
 * Has the checker solve a disputed question twice, each time with its parts in a different order and without the key.
 * Returns the result as a text for the person who decides on the report.
 * @throws ModelError
 */
export async function recheckQuestion(
  models: Models,
  { uid, topicId, item, lesson }: { uid: string; topicId: string; item: Item; lesson: string },
  signal: AbortSignal,
): Promise<string> {
  const account = { jobId: null, uid, topicId, step: `recheck ${item.id}`, purpose: 'checker' as const }
  const rounds = Array.from({ length: ROUNDS }, async (_, round) => {
    // Round numbers continue after those of the first check, so that the same orders aren't used again.
    const sheet = sheetOf(item, { id: ID, round: ROUNDS + round })
    const { solutions } = await models.object(
      {
        account,
        system: prompts.solve,
        prompt: parts({ Lesson: lesson, Questions: sheet.text }),
        maxOutput: MAX_OUTPUT,
        name: 'solutions',
        wire: SolutionsWire,
        schema: Solutions,
        list: { key: 'solutions', element: Solution, least: 1 },
      },
      signal,
    )
    return disagreement(item, sheet, solutions[0])
  })
  const reasons = [...new Set((await Promise.all(rounds)).filter((reason) => reason !== null))]
  return reasons.length === 0
    ? 'The checker solved it twice without its key, and got the key both times.'
    : `The checker solved it twice without its key. ${reasons.join(' ')}`
}
