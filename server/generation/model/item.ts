import { hashOf, permanentId } from '../../id.ts'
import { checkItem, exerciseFrom, type Item, itemFrom } from '../../items/service.ts'
import type { WrittenQuestion } from './wire.ts'

/**
 * A question by the writer model. Its `flaws` make it unusable, but its `weaknesses` don't. `item` is null if the
 * question couldn't be turned into an item.
 */
export type Candidate = { question: WrittenQuestion; item: Item | null; flaws: string[]; weaknesses: string[] }

/**
 * Makes an item from a written question, and applies checks 1 and 4 (docs/checks.md): the question has the form of its
 * kind, follows the item-writing rules and quotes evidence from the lesson.
 */
export function candidateOf(
  question: WrittenQuestion,
  { jobId, skillId, lesson }: { jobId: string; skillId: string; lesson: string },
): Candidate {
  const { bloom, evidence } = question
  // Ignores fields that belong to other kinds of questions.
  const written = exerciseFrom(question)
  if ('missing' in written) return { question, item: null, flaws: [written.missing], weaknesses: [] }
  // The id seeds the shuffle. It is a hash of the text, so that a resumed job makes the same calls to the solver and
  // doesn't pay for any of them twice.
  const text = JSON.stringify(question)
  const built = itemFrom(written.exercise, { id: hashOf(text), skillId, bloom, evidence })
  if (!built.success)
    return { question, item: null, flaws: built.error.issues.map(({ message }) => message), weaknesses: [] }
  const found = checkItem(built.data, lesson)
  const detailsOf = (isHard: boolean) => found.filter(({ hard }) => hard === isHard).map(({ detail }) => detail)
  return {
    question,
    item: { ...built.data, id: permanentId(jobId, skillId, text) },
    flaws: detailsOf(true),
    weaknesses: detailsOf(false),
  }
}

const wordsOf = ({ stem }: WrittenQuestion) => stem.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Whether two stems have the same words. */
export const haveSameStem = (one: WrittenQuestion, other: WrittenQuestion) => wordsOf(one) === wordsOf(other)

/** Questions as JSON for a prompt: one a line, without the fields that a kind doesn't use. */
export const asLines = (named: readonly object[]) =>
  `[\n${named.map((one) => JSON.stringify(one, (_, value) => (isUnused(value) ? undefined : value))).join(',\n')}\n]`
const isUnused = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
