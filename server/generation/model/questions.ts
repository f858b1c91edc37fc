import { easiestFirst, findPatterns, findTelling, type Item } from '../../items/service.ts'
import { ModelError, type Models } from '../../models/service.ts'
import type { Dropped } from '../engine.ts'
import { editQuestions } from './editQuestions.ts'
import { asLines, type Candidate, candidateOf, haveSameStem } from './item.ts'
import { parts, prompts } from './prompts.ts'
import { disagreement, NO_ANSWER, sheetOf } from './solve.ts'
import { unlessUnusable } from './unusable.ts'
import { inWords, mostVaried, type Variety } from './variety.ts'
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

const WRITTEN = 12
const WANTED = 8
/** Weak questions are only used if a quiz would otherwise have fewer questions than this. */
const ENOUGH = 6
const SOLVED_TIMES = 2
/**
 * This is added to the number of a round that is repeated, so that the parts of a question get an order that wasn't
 * used before.
 */
const ANEW = 100
const MAX_OUTPUT = 8_000

type Task = {
  account: { jobId: string; uid: string; topicId: string; step: string }
  lesson: string
  skill: { id: string; title: string }
  misconceptions: string[]
  variety: Variety
}
/**
 * A question after its checks. `reason` says why it failed; `wish` says what could be better if it passed. It is weak if
 * this is about the question itself, and not about how it looks next to the others. `quality` is the solvers' mean rating
 * from 1 to 10.
 */
type Checked = { candidate: Candidate; reason: string | null; wish: string | null; isWeak: boolean; quality: number }

/**
 * Writes questions for a lesson, and has the second model edit them. Keeps those that it then answers in agreement with
 * their keys, twice and without seeing the keys. A question that fails is repaired once and checked again. If it fails
 * again, it is left out, and the reason is stored. A question that passes but has a weakness, found by code, by the
 * editor or by the solver, is repaired in the same call, and stays as it was if that doesn't make it better. Weak
 * questions only fill a quiz that would be too short without them. Of more questions than a quiz needs, those are kept
 * that the solvers rate best, and of equally good ones the most varied.
 * @throws ModelError
 */
export async function writeCheckedQuestions(models: Models, task: Task, signal: AbortSignal) {
  const written = await models.object(
    {
      account: { ...task.account, purpose: 'writer' },
      system: prompts.questions,
      prompt: parts({
        'Number of questions': String(WRITTEN),
        'What to vary': inWords(task.variety),
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
  const edited = await editQuestions(
    models,
    {
      account: task.account,
      lesson: task.lesson,
      candidates: distinct(written.questions).map(candidateFor(task)),
      candidateOf: candidateFor(task),
    },
    signal,
  )
  const first = await checkAll(models, task, edited, signal)
  const repaired = await mend(models, task, first, signal)
  const last = first.map((one) => better(one, repaired.get(one)))
  const passed = last.filter(({ reason }) => reason === null)
  const best = passed.toSorted((one, other) => other.quality - one.quality)
  const strong = best.filter(({ isWeak }) => !isWeak)
  const weak = best.filter(({ isWeak }) => isWeak)
  const enough = [...strong, ...weak.slice(0, Math.max(0, ENOUGH - strong.length))]
  const least = enough[WANTED - 1]?.quality ?? 0
  const items = itemsOf(last.filter((one) => enough.includes(one) && one.quality >= least))
  const dropped: Dropped[] = last.flatMap(({ candidate, reason }) =>
    reason === null ? [] : [{ stem: candidate.question.stem, reason }],
  )
  if (items.length === 0) throw new ModelError('unreadable', { detail: 'No question passed the checks.' })
  const agreed = first.filter(({ reason }) => reason === null).length
  const tally = {
    written: first.length,
    sound: first.filter(({ candidate }) => isSound(candidate)).length,
    agreed,
    mended: passed.length - agreed,
  }
  return { items: mostVaried(task.variety, easiestFirst(items), WANTED), dropped, tally }
}

const itemsOf = (checked: Checked[]) => checked.flatMap(({ candidate }) => candidate.item ?? [])

/**
 * Returns the repaired question. A question that had passed is only replaced if the repaired one passes without a
 * weakness.
 */
function better(one: Checked, repaired: Checked | undefined): Checked {
  if (!repaired) return one
  const isFine = repaired.reason === null && repaired.wish === null
  return one.reason !== null || isFine ? repaired : one
}

const candidateFor = (task: Task) => (question: WrittenQuestion) =>
  candidateOf(question, { jobId: task.account.jobId, skillId: task.skill.id, lesson: task.lesson })

const isSound = ({ item, flaws }: Candidate) => item !== null && flaws.length === 0

/** Checks the questions. Those that fail the checks in code aren't sent to the solver. */
async function checkAll(models: Models, task: Task, candidates: Candidate[], signal: AbortSignal): Promise<Checked[]> {
  const sound = candidates.flatMap(({ item, flaws }) => (item && flaws.length === 0 ? [item] : []))
  const solved = sound.length > 0 ? await solveAll(models, task, sound, signal) : new Map<string, Solved>()
  const passed = sound.filter(({ id }) => solved.get(id)?.reason === null)
  const together = weaknessesTogether(passed)
  return candidates.map((candidate) => {
    const id = candidate.item?.id ?? ''
    const { reason: refused = null, weak = [], quality = 0 } = solved.get(id) ?? {}
    const reason = candidate.flaws.length > 0 ? candidate.flaws.join(' ') : refused
    const own = [...candidate.weaknesses, ...weak]
    const wishes = [...own, ...(together.get(id) ?? [])]
    const wish = reason === null && wishes.length > 0 ? wishes.join(' ') : null
    return { candidate, reason, wish, isWeak: own.length > 0, quality }
  })
}

/**
 * Finds what gives answers away although each question by itself is sound, by item id: a text that says the answer to
 * another question, or a pattern. To break a pattern, every second question of the pattern has to change.
 */
function weaknessesTogether(items: readonly Item[]): Map<string, string[]> {
  const found = [
    ...findTelling(items).map(({ item, told }) => ({
      item,
      wish: `It says the answer to another question: “${told.stem}”`,
    })),
    ...findPatterns(items).flatMap(({ detail, items }) =>
      items.filter((_, place) => place % 2 === 0).map((item) => ({ item, wish: `${detail} Change it in this one.` })),
    ),
  ]
  return new Map([...Map.groupBy(found, ({ item }) => item.id)].map(([id, of]) => [id, of.map(({ wish }) => wish)]))
}

/** Why an item failed (null if it passed), what the solvers found weak about it, and their mean rating. */
type Solved = { reason: string | null; weak: string[]; quality: number }

/** What the solvers say about each item, by item id. */
async function solveAll(models: Models, task: Task, items: Item[], signal: AbortSignal): Promise<Map<string, Solved>> {
  const rounds = await Promise.all(
    Array.from({ length: SOLVED_TIMES }, (_, round) => solveRound(models, task, { items, round }, signal)),
  )
  return new Map(
    items.map(({ id }) => {
      const found = rounds.map((round) => round.get(id) ?? { reason: NO_ANSWER, weak: null, quality: 0 })
      const reason = found.findLast((one) => one.reason !== null)?.reason ?? null
      const quality = found.reduce((sum, one) => sum + one.quality, 0) / found.length
      return [id, { reason, weak: found.flatMap(({ weak }) => weak ?? []), quality }]
    }),
  )
}

type Round = { items: Item[]; round: number }

/** What a solver says about each item, by item id. Items that weren't answered are left out. */
type Found = Map<string, { reason: string | null; weak: string | null; quality: number }>

/**
 * Has the items solved once. Items without an answer (possibly all of them) are sent again in another order. Answers
 * that were already given are kept.
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
      if (!solution) return []
      const { weak, quality } = solution
      return [[item.id, { reason: disagreement(item, sheet, solution), weak, quality }] as const]
    }),
  )
}

/**
 * Has the writer repair all questions that failed or could be better, in one call. Returns the repaired questions by
 * the original ones. Questions that are missing from the writer's reply aren't in the result. If the reply can't be
 * used, the result is empty.
 */
async function mend(models: Models, task: Task, first: Checked[], signal: AbortSignal): Promise<Map<Checked, Checked>> {
  const weak = first.filter(({ reason, wish }) => reason !== null || wish !== null)
  if (weak.length === 0) return new Map()
  const named = weak.map(({ candidate, reason, wish }, place) => ({
    id: `q${place + 1}`,
    reason: reason ?? wish,
    question: candidate.question,
  }))
  const none = { questions: [] }
  const { questions } = await models
    .object(
      {
        account: { ...task.account, purpose: 'writer' },
        system: prompts.repair,
        prompt: parts({ Lesson: task.lesson, Questions: asLines(named) }),
        maxOutput: MAX_OUTPUT,
        name: 'questions',
        wire: MendedWire,
        schema: Mended,
        list: { key: 'questions', element: WrittenQuestion, least: 0 },
      },
      signal,
    )
    .catch(unlessUnusable(none))
  const given = distinct(questions)
  const mended = weak.flatMap((one, place) => {
    const question = given.find(({ id }) => id.trim().toLowerCase() === `q${place + 1}`)
    // A repaired question must not repeat another question that is kept.
    const isTaken = first.some(
      (other) => other !== one && other.reason === null && question && haveSameStem(other.candidate.question, question),
    )
    return question && !isTaken ? [{ one, candidate: candidateFor(task)(question) }] : []
  })
  const checked = await checkAll(
    models,
    task,
    mended.map(({ candidate }) => candidate),
    signal,
  ).catch(unlessUnusable<Checked[]>([]))
  return new Map(mended.flatMap(({ one }, place) => (checked[place] ? [[one, checked[place]]] : [])))
}

/** Removes questions whose stem is the same as an earlier one. */
const distinct = <T extends WrittenQuestion>(questions: T[]) =>
  questions.filter((question, place) => questions.findIndex((other) => haveSameStem(other, question)) === place)
