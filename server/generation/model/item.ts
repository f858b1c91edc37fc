import { hashOf, permanentId } from '../../id.ts'
import { checkItem, type Item } from '../../items/service.ts'
import { type Exercise, itemFrom } from '../../library/service.ts'
import type { WrittenQuestion } from './wire.ts'

/** A question as the writer gave it: an item, or what keeps it from being one. */
export type Candidate = { question: WrittenQuestion; item: Item | null; flaws: string[] }

/** Check 1 and 4: the form of its kind, the item-writing rules, and evidence that stands in the lesson. */
export function candidateOf(
  question: WrittenQuestion,
  { jobId, skillId, lesson }: { jobId: string; skillId: string; lesson: string },
): Candidate {
  const { bloom, evidence } = question
  const missing = whatIsMissing(question)
  if (missing !== null) return { question, item: null, flaws: [missing] }
  // Shuffled by its text: a job that is taken up again shows the solver what it showed before, and pays for no call twice.
  const text = JSON.stringify(question)
  const built = itemFrom(exerciseOf(question), { id: hashOf(text), skillId, bloom, evidence })
  if (!built.success) return { question, item: null, flaws: built.error.issues.map(({ message }) => message) }
  const flaws = checkItem(built.data, lesson).filter(({ hard }) => hard)
  return {
    question,
    item: { ...built.data, id: permanentId(jobId, skillId, text) },
    flaws: flaws.map(({ detail }) => detail),
  }
}

function whatIsMissing({ kind, answer, truth, why }: WrittenQuestion) {
  if (kind === 'numeric' && (answer === null || !Number.isFinite(answer))) return 'A numeric question needs its answer.'
  if (kind === 'true-false' && truth === null) return 'A true-false question needs its truth.'
  const explains = kind === 'typed' || kind === 'numeric' || kind === 'ordering'
  return explains && why === null ? `A question of kind ${kind} needs its why.` : null
}

/** Fields of other kinds are passed over. */
function exerciseOf({ kind, stem, options, ...given }: WrittenQuestion): Exercise {
  const why = given.why ?? ''
  switch (kind) {
    case 'single':
    case 'multiple':
      return { kind, stem, options }
    case 'typed':
      return { kind, stem, answers: given.answers, why, wrong: given.wrong }
    case 'numeric':
      return {
        kind,
        stem,
        answer: given.answer ?? Number.NaN,
        ...(given.tolerance !== null && { tolerance: given.tolerance }),
        ...(given.unit !== null && { unit: given.unit }),
        why,
        wrong: given.wrong,
      }
    case 'true-false':
      return { kind, stem, truth: given.truth ?? false, reasons: options }
    case 'ordering':
      return { kind, stem, steps: given.steps, why }
    case 'matching':
      return { kind, stem, pairs: given.pairs }
  }
}
