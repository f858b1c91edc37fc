import type { Models } from '../../models/service.ts'
import { asLines, type Candidate, haveSameStem } from './item.ts'
import { parts, prompts } from './prompts.ts'
import { unlessUnusable } from './unusable.ts'
import { Edited, EditedQuestion, EditedWire, type WrittenQuestion } from './wire.ts'

const MAX_OUTPUT = 8_000

type Editing = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  lesson: string
  candidates: Candidate[]
  /** Makes a candidate of a question, with its checks in code. */
  candidateOf: (question: WrittenQuestion) => Candidate
}

/**
 * Has the checker read the questions with their keys, as the editor of a printed exam, and rewrite those with a fault.
 * A question stays as it was if its new version fails the checks in code, or has another kind, or asks what
 * another one asks. What was found then counts as a weakness. All questions stay as they were if the reply can't be used.
 */
export async function editQuestions(models: Models, editing: Editing, signal: AbortSignal): Promise<Candidate[]> {
  const { account, lesson, candidates, candidateOf } = editing
  const named = candidates.map(({ question, flaws, weaknesses }, place) => ({
    id: idAt(place),
    found: [...flaws, ...weaknesses].join(' ') || undefined,
    question,
  }))
  const { questions } = await models
    .object(
      {
        account: { ...account, purpose: 'checker' },
        system: prompts.edit,
        prompt: parts({ Lesson: lesson, Questions: asLines(named) }),
        maxOutput: MAX_OUTPUT,
        name: 'edited',
        wire: EditedWire,
        schema: Edited,
        list: { key: 'questions', element: EditedQuestion, least: 0 },
      },
      signal,
    )
    .catch(unlessUnusable({ questions: [] as EditedQuestion[] }))
  const edited = [...candidates]
  for (const [place, candidate] of candidates.entries()) {
    const found = questions.find(({ id }) => id === idAt(place))
    if (!found || (found.faults.length === 0 && !found.question)) continue
    const anew = found.question?.kind === candidate.question.kind ? candidateOf(found.question) : null
    // The other questions are as they were, or already edited.
    const isTaken = edited.some(
      (other) => other !== candidate && anew !== null && haveSameStem(other.question, anew.question),
    )
    edited[place] =
      anew?.item && anew.flaws.length === 0 && !isTaken
        ? anew
        : { ...candidate, weaknesses: [...candidate.weaknesses, ...found.faults] }
  }
  return edited
}

const idAt = (place: number) => `q${place + 1}`
