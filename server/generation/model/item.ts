import { hashOf, permanentId } from '../../id.ts'
import { checkItem, exerciseFrom, type Item, itemFrom } from '../../items/service.ts'
import type { WrittenQuestion } from './wire.ts'

/** A question from the writer model, with its flaws; `item` is null if no item could be built from it. */
export type Candidate = { question: WrittenQuestion; item: Item | null; flaws: string[] }

/**
 * Checks 1 and 4: the question has the form of its kind, follows the item-writing rules and quotes evidence from the
 * lesson.
 */
export function candidateOf(
  question: WrittenQuestion,
  { jobId, skillId, lesson }: { jobId: string; skillId: string; lesson: string },
): Candidate {
  const { bloom, evidence } = question
  // Ignores fields that belong to other kinds.
  const written = exerciseFrom(question)
  if ('missing' in written) return { question, item: null, flaws: [written.missing] }
  // The id seeds the shuffle. It's a hash of the text, so that a resumed job makes the same calls to the solver and
  // pays for none of them twice.
  const text = JSON.stringify(question)
  const built = itemFrom(written.exercise, { id: hashOf(text), skillId, bloom, evidence })
  if (!built.success) return { question, item: null, flaws: built.error.issues.map(({ message }) => message) }
  const flaws = checkItem(built.data, lesson).filter(({ hard }) => hard)
  return {
    question,
    item: { ...built.data, id: permanentId(jobId, skillId, text) },
    flaws: flaws.map(({ detail }) => detail),
  }
}
