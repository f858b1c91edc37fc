import { easiestFirst, type Item } from '../../items/service.ts'
import { ModelError, type Models } from '../../models/service.ts'
import type { Dropped } from '../engine.ts'
import { type Candidate, candidateOf } from './item.ts'
import { parts, prompts } from './prompts.ts'
import { disagreement, NO_ANSWER, sheetOf } from './solve.ts'
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
/**
 * Added to the number of a round that is repeated, so that the parts of a question get an order that wasn't used
 * before.
 */
const ANEW = 100
const MAX_OUTPUT = 8_000

type Task = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  lesson: string
  skill: { id: string; title: string }
  misconceptions: string[]
}
type Checked = { candidate: Candidate; reason: string | null }

/**
 * Writes questions for a lesson. Keeps those that a second model answers in agreement with their keys, twice and
 * without seeing the keys. A question that fails is repaired once and checked again. If it fails again, it is left out,
 * and the reason is stored.
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
  // If the repair fails, the questions that have already passed are kept.
  const second = failed.length > 0 ? await mend(models, task, first, signal).catch(unlessUnusable(failed)) : []
  const items = [...first, ...second].flatMap(({ candidate, reason }) =>
    reason === null ? (candidate.item ?? []) : [],
  )
  const dropped: Dropped[] = second
    .filter(({ reason }) => reason !== null)
    .map(({ candidate, reason }) => ({ stem: candidate.question.stem, reason: reason ?? '' }))
  if (items.length === 0) throw new ModelError('unreadable', { detail: 'No question passed the checks.' })
  const tally = {
    written: first.length,
    sound: first.filter(({ candidate }) => isSound(candidate)).length,
    agreed: first.length - failed.length,
    mended: second.filter(({ reason }) => reason === null).length,
  }
  return { items: easiestFirst(items).slice(0, WANTED), dropped, tally }
}

const candidateFor = (task: Task) => (question: WrittenQuestion) =>
  candidateOf(question, { jobId: task.account.jobId, skillId: task.skill.id, lesson: task.lesson })

const isSound = ({ item, flaws }: Candidate) => item !== null && flaws.length === 0

/** Returns `instead` if a reply was refused or couldn't be read. Rethrows all other errors. */
const unlessUnusable =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof ModelError && (error.failure === 'refused' || error.failure === 'unreadable')) return instead
    throw error
  }

/** Checks the questions. Those that fail the checks in code aren't sent to the solver. */
async function checkAll(models: Models, task: Task, candidates: Candidate[], signal: AbortSignal): Promise<Checked[]> {
  const sound = candidates.flatMap(({ item, flaws }) => (item && flaws.length === 0 ? [item] : []))
  const reasons = sound.length > 0 ? await solveAll(models, task, sound, signal) : new Map<string, string>()
  return candidates.map((candidate) => ({
    candidate,
    reason: candidate.flaws.length > 0 ? candidate.flaws.join(' ') : (reasons.get(candidate.item?.id ?? '') ?? null),
  }))
}

/** The reasons why items failed, by item id. Items that passed are left out. */
async function solveAll(models: Models, task: Task, items: Item[], signal: AbortSignal) {
  const rounds = Array.from({ length: SOLVED_TIMES }, (_, round) => solveRound(models, task, { items, round }, signal))
  const reasons = new Map<string, string>()
  for (const found of await Promise.all(rounds))
    for (const { id } of items) {
      const reason = found.get(id)
      if (reason !== null) reasons.set(id, reason ?? NO_ANSWER)
    }
  return reasons
}

type Round = { items: Item[]; round: number }

/** For each item id: why the item failed, or null if it passed. Items that weren't answered are left out. */
type Found = Map<string, string | null>

/**
 * Has the items solved once. Items without an answer, even if it's all of them, are sent again in another order.
 * Answers that were already given are kept.
 */
async function solveRound(models: Models, task: Task, { items, round }: Round, signal: AbortSignal): Promise<Found> {
  const found = await solveOnce(models, task, { items, round }, signal).catch(unlessUnusable<Found>(new Map()))
  const open = items.filter(({ id }) => !found.has(id))
  if (open.length === 0) return found
  const anew = solveOnce(models, task, { items: open, round: round + ANEW }, signal)
  return new Map([...found, ...(await (found.size > 0 ? anew.catch(unlessUnusable<Found>(new Map())) : anew))])
}

async function solveOnce(models: Models, task: Task, { items, round }: Round, signal: AbortSignal): Promise<Found> {
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
      const solution = solutions.find((solution) => solution.id.trim().toLowerCase() === id)
      return solution ? [[item.id, disagreement(item, sheet, solution)] as const] : []
    }),
  )
}

/** Has the writer repair all failed questions in one call. Questions that are missing from its reply remain failed. */
async function mend(models: Models, task: Task, first: Checked[], signal: AbortSignal): Promise<Checked[]> {
  const failed = first.filter(({ reason }) => reason !== null)
  const passed = new Set(
    first.filter(({ reason }) => reason === null).map(({ candidate }) => wordsOf(candidate.question)),
  )
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
  // A repaired question must not be the same as one that has already passed.
  const given = distinct(questions).filter((question) => !passed.has(wordsOf(question)))
  const mended = named.map(({ id }) => given.find((question) => question.id.trim().toLowerCase() === id))
  const checked = await checkAll(
    models,
    task,
    mended.flatMap((question) => (question ? [candidateFor(task)(question)] : [])),
    signal,
  )
  return [...checked, ...failed.filter((_, place) => !mended[place])]
}

const wordsOf = ({ stem }: WrittenQuestion) => stem.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Removes questions whose stem is the same as an earlier one. */
const distinct = <T extends WrittenQuestion>(questions: T[]) =>
  questions.filter((question, place) => questions.findIndex((other) => wordsOf(other) === wordsOf(question)) === place)
