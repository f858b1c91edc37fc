import type { Item } from '../../items/service.ts'
import { ModelError, type Models } from '../../models/service.ts'
import type { Dropped } from '../engine.ts'
import { type Candidate, candidateOf } from './item.ts'
import { parts, prompts } from './prompts.ts'
import { disagreement, sheetOf } from './solve.ts'
import {
  Mended,
  MendedWire,
  Questions,
  QuestionsWire,
  Solution,
  Solutions,
  SolutionsWire,
  WrittenQuestion,
} from './wire.ts'

const WRITTEN = 10
const WANTED = 8
const SOLVED_TIMES = 2
const MAX_OUTPUT = 8_000

type Task = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  lesson: string
  skill: { id: string; title: string }
  misconceptions: string[]
}
type Checked = { candidate: Candidate; reason: string | null }

/**
 * Questions for a lesson that a second model has answered as their keys say, twice and blind. What fails is mended once
 * and checked anew; what fails again is left out, with the reason.
 * @throws ModelError
 */
export async function writeCheckedQuestions(models: Models, task: Task, signal: AbortSignal) {
  const written = await models.object(
    {
      account: { ...task.account, purpose: 'writer' },
      system: prompts.questions,
      prompt: parts({
        'Number of questions': String(WRITTEN),
        'The skill': task.skill.title,
        'Common misconceptions': task.misconceptions.join('\n'),
        Lesson: task.lesson,
      }),
      maxOutput: MAX_OUTPUT,
      name: 'questions',
      wire: QuestionsWire,
      schema: Questions,
      list: { key: 'questions', element: WrittenQuestion, least: 1 },
    },
    signal,
  )
  const first = await checkAll(models, task, distinct(written.questions).map(candidateFor(task)), signal)
  const failed = first.filter(({ reason }) => reason !== null)
  const second = failed.length > 0 ? await mend(models, task, failed, signal) : []
  const items = [...first, ...second].flatMap(({ candidate, reason }) =>
    reason === null ? (candidate.item ?? []) : [],
  )
  const dropped: Dropped[] = second
    .filter(({ reason }) => reason !== null)
    .map(({ candidate, reason }) => ({ stem: candidate.question.stem, reason: reason ?? '' }))
  if (items.length === 0) throw new ModelError('unreadable', { detail: 'No question passed the checks.' })
  return { items: easiestFirst(items).slice(0, WANTED), dropped }
}

const candidateFor = (task: Task) => (question: WrittenQuestion) =>
  candidateOf(question, { jobId: task.account.jobId, skillId: task.skill.id, lesson: task.lesson })

/** What fails the checks by code is not given to the solver. */
async function checkAll(models: Models, task: Task, candidates: Candidate[], signal: AbortSignal): Promise<Checked[]> {
  const sound = candidates.flatMap(({ item, flaws }) => (item && flaws.length === 0 ? [item] : []))
  const reasons = sound.length > 0 ? await solveAll(models, task, sound, signal) : new Map<string, string>()
  return candidates.map((candidate) => ({
    candidate,
    reason: candidate.flaws.length > 0 ? candidate.flaws.join(' ') : (reasons.get(candidate.item?.id ?? '') ?? null),
  }))
}

/** Why items failed, by their ids. */
async function solveAll(models: Models, task: Task, items: Item[], signal: AbortSignal) {
  const rounds = Array.from({ length: SOLVED_TIMES }, (_, round) => solveOnce(models, task, { items, round }, signal))
  const reasons = new Map<string, string>()
  for (const found of await Promise.all(rounds)) for (const [id, reason] of found) reasons.set(id, reason)
  return reasons
}

type Round = { items: Item[]; round: number }

async function solveOnce(
  models: Models,
  task: Task,
  { items, round }: Round,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const sheets = items.map((item, place) => ({
    item,
    id: `q${place + 1}`,
    ...sheetOf(item, { id: `q${place + 1}`, round }),
  }))
  const { solutions } = await models.object(
    {
      account: { ...task.account, purpose: 'checker' },
      system: prompts.solve,
      prompt: parts({ Lesson: task.lesson, Questions: sheets.map(({ text }) => text).join('\n\n') }),
      maxOutput: MAX_OUTPUT,
      name: 'solutions',
      wire: SolutionsWire,
      schema: Solutions,
      list: { key: 'solutions', element: Solution, least: 1 },
    },
    signal,
  )
  return new Map(
    sheets.flatMap(({ item, id, ...sheet }) => {
      const reason = disagreement(
        item,
        sheet,
        solutions.find((solution) => solution.id.trim().toLowerCase() === id),
      )
      return reason === null ? [] : [[item.id, reason] as const]
    }),
  )
}

/** One try for all that failed. What does not come back has failed for good. */
async function mend(models: Models, task: Task, failed: Checked[], signal: AbortSignal): Promise<Checked[]> {
  const named = failed.map(({ candidate, reason }, place) => ({
    id: `q${place + 1}`,
    reason,
    question: candidate.question,
  }))
  const { questions } = await models.object(
    {
      account: { ...task.account, purpose: 'writer' },
      system: `${prompts.repair}\n\n${prompts.questions}`,
      prompt: parts({ Lesson: task.lesson, Questions: JSON.stringify(named, null, 1) }),
      maxOutput: MAX_OUTPUT,
      name: 'questions',
      wire: MendedWire,
      schema: Mended,
      list: { key: 'questions', element: WrittenQuestion, least: 0 },
    },
    signal,
  )
  const mended = named.map(({ id }) => questions.find((question) => question.id === id))
  const checked = await checkAll(
    models,
    task,
    mended.flatMap((question) => (question ? [candidateFor(task)(question)] : [])),
    signal,
  )
  return [...checked, ...failed.filter((_, place) => !mended[place])]
}

/** The same stem twice is one question. */
function distinct(questions: WrittenQuestion[]) {
  const stemOf = ({ stem }: WrittenQuestion) => stem.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return questions.filter(
    (question, place) => questions.findIndex((other) => stemOf(other) === stemOf(question)) === place,
  )
}

const BLOOM = ['remember', 'understand', 'apply', 'analyze', 'evaluate']
const easiestFirst = (items: Item[]) => items.toSorted((a, b) => BLOOM.indexOf(a.bloom) - BLOOM.indexOf(b.bloom))
