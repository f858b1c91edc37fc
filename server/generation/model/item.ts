import { hashOf, permanentId } from '../../id.ts'
import { checkItem, exerciseFrom, type Item, itemFrom } from '../../items/service.ts'
import type { WrittenQuestion } from './wire.ts'

/** A question as the writer gave it: an item, or what keeps it from being one. */
export type Candidate = { question: WrittenQuestion; item: Item | null; flaws: string[] }

/** Check 1 and 4: the form of its kind, the item-writing rules, and evidence that stands in the lesson. */
export function candidateOf(
  question: WrittenQuestion,
  { jobId, skillId, lesson }: { jobId: string; skillId: string; lesson: string },
): Candidate {
  const { bloom, evidence } = question
  // Fields of other kinds are passed over.
  const written = exerciseFrom(question)
  if ('missing' in written) return { question, item: null, flaws: [written.missing] }
  // Shuffled by its text: a job that is taken up again shows the solver what it showed before, and pays for no call twice.
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
