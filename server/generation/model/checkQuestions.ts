import type { Item } from '../../items/service.ts'
import type { Models } from '../../models/service.ts'
import type { Candidate } from './item.ts'
import { parts, prompts } from './prompts.ts'
import { proofreadQuestions } from './proofreadQuestions.ts'
import { disagreement, NO_ANSWER, sheetOf } from './solve.ts'
import { unlessUnusable } from './unusable.ts'
import { type Proof, Solution, Solutions, SolutionsWire } from './wire.ts'

const SOLVED_TIMES = 2
/** A printed question is `remarked` if the proofreader said more of it than this. */
const MOST_REMARKS = 2
/**
 * This is added to the number of a round that is repeated, so that the parts of a question get an order that wasn't
 * used before.
 */
const ANEW = 100
const MAX_OUTPUT = 8_000

type Task = { account: { jobId: string; uid: string; topicId: string; step: string }; lesson: string }
/**
 * How good a question is after its checks. `clean`: it is printed. `fair`: it could be better by the rules in code, or by
 * what the editor said. `remarked`: it is printed although the proofreader said much of it. `blemished`: the proofreader
 * would rather have it otherwise. `failed`: it must not be asked.
 */
export type Grade = 'clean' | 'fair' | 'remarked' | 'blemished' | 'failed'

/** A question after its checks, and what was found. It `agreed` if the solvers' answers match its key. */
export type Checked = { candidate: Candidate; agreed: boolean; grade: Grade; faults: string[] }

export const isSound = ({ item, flaws }: Candidate) => item !== null && flaws.length === 0

/**
 * Checks the questions. Those that fail the checks in code aren't sent to the solver, and those that it answers otherwise
 * aren't proofread. `printed` are the stems of other questions of the quiz.
 */
export async function checkQuestions(
  models: Models,
  task: Task,
  candidates: Candidate[],
  signal: AbortSignal,
  printed: string[] = [],
): Promise<Checked[]> {
  const sound = candidates.flatMap(({ item, flaws }) => (item && flaws.length === 0 ? [item] : []))
  const refused = sound.length > 0 ? await solveAll(models, task, sound, signal) : new Map<string, string>()
  const solved = candidates.filter((candidate) => isSound(candidate) && !refused.has(candidate.item?.id ?? ''))
  const { account, lesson } = task
  const proofs = await proofreadQuestions(models, { account, lesson, candidates: solved, printed }, signal)
  return candidates.map((candidate) => {
    const refusal = refused.get(candidate.item?.id ?? '')
    const wrong = [...candidate.flaws, ...(refusal === undefined ? [] : [refusal])]
    const proof = proofs.get(candidate)
    const grade = gradeOf(candidate, wrong, proof)
    const faults = [...wrong, ...candidate.weaknesses, ...(grade === 'clean' || !proof ? [] : proof.faults)]
    return { candidate, agreed: wrong.length === 0, grade, faults }
  })
}

function gradeOf({ weaknesses }: Candidate, wrong: string[], proof: Proof | undefined): Grade {
  if (wrong.length > 0 || proof?.verdict === 'leave out') return 'failed'
  if (proof?.verdict === 'blemish') return 'blemished'
  if (proof && proof.faults.length > MOST_REMARKS) return 'remarked'
  return weaknesses.length > 0 ? 'fair' : 'clean'
}

/** Why the solvers disagree with the keys, by the ids of the items. Items on whose keys they agree are left out. */
async function solveAll(models: Models, task: Task, items: Item[], signal: AbortSignal): Promise<Map<string, string>> {
  const rounds = await Promise.all(
    Array.from({ length: SOLVED_TIMES }, (_, round) => solveRound(models, task, { items, round }, signal)),
  )
  return new Map(
    items.flatMap(({ id }) => {
      const found = rounds.map((round) => (round.has(id) ? (round.get(id) ?? null) : NO_ANSWER))
      const reason = found.findLast((one) => one !== null)
      return reason ? [[id, reason] as const] : []
    }),
  )
}

type Round = { items: Item[]; round: number }

/** Why a solver disagrees with a key, or null, by item id. Items that weren't answered are left out. */
type Found = Map<string, string | null>

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
      return [[item.id, disagreement(item, sheet, solution)] as const]
    }),
  )
}
