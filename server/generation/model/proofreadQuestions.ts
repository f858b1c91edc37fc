import type { Models } from '../../models/service.ts'
import { asLines, type Candidate } from './item.ts'
import { parts, prompts } from './prompts.ts'
import { unlessUnusable } from './unusable.ts'
import { Proof, Proofs, ProofsWire } from './wire.ts'

const MAX_OUTPUT = 4_000
/** A checker that leaves out all of more questions than this is broken, and must not empty the quiz. */
const MOST_LEFT_OUT = 3
/** Counts for questions that the reply leaves out. */
const UNREAD: Proof = { id: '', faults: [], verdict: 'blemish' }

type Proofreading = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  lesson: string
  candidates: Candidate[]
  /** The stems of questions that are in the quiz already. */
  printed: string[]
}

/**
 * Has the checker read the questions with their keys a last time, when nothing can be changed any more, and say which of
 * them shouldn't be asked. The result is by candidate. It is empty if the reply can't be used.
 * @throws ModelError
 */
export async function proofreadQuestions(
  models: Models,
  { account, lesson, candidates, printed }: Proofreading,
  signal: AbortSignal,
): Promise<ReadonlyMap<Candidate, Proof>> {
  if (candidates.length === 0) return new Map()
  const { questions } = await models
    .object(
      {
        account: { ...account, purpose: 'checker' },
        system: prompts.proofread,
        prompt: parts({
          Lesson: lesson,
          'Already in the quiz': printed.map((stem) => `- ${stem}`).join('\n'),
          Questions: asLines(candidates.map(({ question }, place) => ({ id: idAt(place), question }))),
        }),
        maxOutput: MAX_OUTPUT,
        name: 'proofs',
        wire: ProofsWire,
        schema: Proofs,
        list: { key: 'questions', element: Proof, least: 1 },
      },
      signal,
    )
    .catch(unlessUnusable({ questions: [] as Proof[] }))
  const isUnusable =
    questions.length === 0 ||
    (candidates.length > MOST_LEFT_OUT && questions.every(({ verdict }) => verdict === 'leave out'))
  if (isUnusable) return new Map()
  return new Map(
    candidates.map((candidate, place) => [candidate, questions.find(({ id }) => id === idAt(place)) ?? UNREAD]),
  )
}

const idAt = (place: number) => `q${place + 1}`
