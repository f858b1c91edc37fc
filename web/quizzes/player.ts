import type { SkillLevel } from '#contract/mastery.ts'
import type { Answer, Verdict } from '#contract/quizzes.ts'
import { type Draft, isComplete } from '../questions/draft.ts'

/** One answer on its way to being stored. The id stays the same however often it is sent. */
export type Attempt = {
  id: string
  questionId: string
  answer: Answer
  hints: number
  /** It came from the server, which has only to be asked for its verdict. */
  isStored?: boolean
}
export type Result = { attempt: Attempt; verdict: Verdict }

/** The question that is being answered. Its attempt has its id from the start, so that hints belong to it. */
export type OpenAttempt = { attemptId: string; answer: Draft | null; hints: number }
/** `roundId` stays the same on every device that goes on with the round. */
export type Kept = {
  roundId: string
  round: string[]
  attempts: Attempt[]
  asked: OpenAttempt | null
  /** The visit that was shown the whole summary: the round is over for every later one. */
  summarizedIn?: string
}

export type Step =
  | ({ state: 'answering'; problem: string | null } & OpenAttempt)
  /** The last attempt is being sent. */
  | { state: 'saving' }
  /** It is kept on this device until it can be sent. */
  | { state: 'waiting'; offline: boolean; message: string }
  /** The verdict of the last attempt is shown. */
  | { state: 'answered' }

type Round = {
  roundId: string
  round: string[]
  /** `attempts[i]` answers `round[i]`: questions are answered in their order. */
  attempts: Attempt[]
  /** By the id of the attempt; what waits on this device has none yet. */
  verdicts: Record<string, Verdict>
  /** Attempts that the server will never take, and why. */
  refused: Record<string, string>
}
export type Player = (Round & { state: 'asking'; step: Step }) | (Round & { state: 'summary' })
export type Asking = Extract<Player, { state: 'asking' }>

export type Action =
  | { do: 'choose'; answer: Draft | null }
  | { do: 'hinted'; attemptId: string; hints: number }
  /** `missing`: what keeps the answer from being checked. */
  | { do: 'check'; missing: string | null }
  | { do: 'saved'; attemptId: string; verdict: Verdict }
  /** Nothing is known of the attempt's fate: it is kept. */
  | { do: 'kept'; attemptId: string; offline: boolean; message: string }
  /** The server will never take this attempt; `nextId` where it takes another only under a new id. */
  | { do: 'refused'; attemptId: string; message: string; nextId?: string | undefined }
  | { do: 'retry' }
  | { do: 'next'; attemptId: string }
  | { do: 'retryMissed'; attemptId: string }
  | { do: 'startOver'; questionIds: string[]; attemptId: string }

const answering = (asked: OpenAttempt, problem: string | null = null): Step => ({
  state: 'answering',
  ...asked,
  problem,
})
const unanswered = (attemptId: string) => answering({ attemptId, answer: null, hints: 0 })
/** A round has the id of its first attempt. */
const startRound = (round: string[], attemptId: string): Player => ({
  state: 'asking',
  roundId: attemptId,
  round,
  attempts: [],
  verdicts: {},
  refused: {},
  step: unanswered(attemptId),
})

/**
 * Begins a quiz, or goes on with the answers that were kept: each is sent again, and since an attempt is stored once,
 * the server answers with the verdict it gave before.
 */
export function startPlayer(questionIds: string[], kept: Kept | null, attemptId: string): Player {
  const own = kept && (fits(kept, questionIds) ? kept : carriedOver(kept, questionIds))
  if (!own) return startRound(questionIds, attemptId)
  const { roundId, round, attempts, asked } = own
  const isUnderWay = asked && attempts.length < round.length
  const step: Step = isUnderWay ? answering(asked) : attempts.length > 0 ? { state: 'saving' } : unanswered(attemptId)
  return { state: 'asking', roundId, round, attempts, verdicts: {}, refused: {}, step }
}

/** The quiz may have changed since the answers were kept. */
function fits({ round, attempts }: Kept, questionIds: string[]) {
  return (
    round.length > 0 &&
    attempts.length <= round.length &&
    round.every((id) => questionIds.includes(id)) &&
    attempts.every(({ questionId }, i) => questionId === round[i])
  )
}

/** In a quiz with other questions: the answers to those that it still asks, and then all the others. */
function carriedOver({ roundId, round, attempts }: Kept, questionIds: string[]): Kept | null {
  const left = attempts.filter(({ questionId }, i) => questionId === round[i] && questionIds.includes(questionId))
  if (left.length === 0 || attempts.length > round.length) return null
  const answered = left.map(({ questionId }) => questionId)
  return {
    roundId,
    round: [...answered, ...questionIds.filter((id) => !answered.includes(id))],
    attempts: left,
    asked: null,
  }
}

/** An action that does not fit the state, such as a second Enter, changes nothing. */
export function reducePlayer(player: Player, action: Action): Player {
  if (action.do === 'saved') return settle(player, action)
  if (action.do === 'refused') return refuse(player, action)
  if (player.state === 'summary') {
    if (action.do === 'retryMissed') {
      const missed = listMissed(player).map(({ attempt }) => attempt.questionId)
      return missed.length > 0 ? startRound(missed, action.attemptId) : player
    }
    return action.do === 'startOver' ? startRound(action.questionIds, action.attemptId) : player
  }

  const { step, attempts, round } = player
  const at = (next: Step): Player => ({ ...player, step: next })
  switch (action.do) {
    case 'choose':
      return step.state === 'answering' ? at({ ...step, answer: action.answer, problem: null }) : player
    case 'hinted':
      return step.state === 'answering' && step.attemptId === action.attemptId
        ? at({ ...step, hints: Math.max(step.hints, action.hints) })
        : player
    case 'check': {
      if (step.state !== 'answering') return player
      const { answer, attemptId: id, hints } = step
      if (!answer || !isComplete(answer) || action.missing !== null) return at({ ...step, problem: action.missing })
      const attempt = { id, questionId: round[attempts.length] ?? '', answer, hints }
      return { ...player, attempts: [...attempts, attempt], step: { state: 'saving' } }
    }
    case 'kept':
      if (step.state !== 'saving' || attempts.at(-1)?.id !== action.attemptId) return player
      return at({ state: 'waiting', offline: action.offline, message: action.message })
    case 'retry':
      return step.state === 'waiting' ? at({ state: 'saving' }) : player
    case 'next':
      if (step.state !== 'answered' && step.state !== 'waiting') return player
      return attempts.length < round.length ? at(unanswered(action.attemptId)) : toSummary(player)
    default:
      return player
  }
}

const toSummary = ({ roundId, round, attempts, verdicts, refused }: Round): Player => ({
  state: 'summary',
  roundId,
  round,
  attempts,
  verdicts,
  refused,
})

/** A verdict may come late: the learner has gone on meanwhile. */
function settle(player: Player, { attemptId, verdict }: { attemptId: string; verdict: Verdict }): Player {
  if (!player.attempts.some(({ id }) => id === attemptId)) return player
  const known = { ...player, verdicts: { ...player.verdicts, [attemptId]: verdict } }
  const isShown = player.attempts.at(-1)?.id === attemptId
  if (known.state === 'summary' || !isShown || !isUnsettled(known.step)) return known
  return { ...known, step: { state: 'answered' } }
}

const isUnsettled = ({ state }: Step) => state === 'saving' || state === 'waiting'

/** What is on the screen still can be mended; an earlier answer is told of in the summary. */
function refuse(player: Player, { attemptId, message, nextId }: Extract<Action, { do: 'refused' }>): Player {
  const attempt = player.attempts.find(({ id }) => id === attemptId)
  if (!attempt || player.verdicts[attemptId]) return player
  if (player.state === 'asking' && isUnsettled(player.step) && player.attempts.at(-1) === attempt) {
    const { answer, hints } = attempt
    // Hints belong to the attempt that they were taken for.
    const asked = nextId === undefined ? { attemptId, answer, hints } : { attemptId: nextId, answer: null, hints: 0 }
    return { ...player, attempts: player.attempts.slice(0, -1), step: answering(asked, message) }
  }
  return { ...player, refused: { ...player.refused, [attemptId]: message } }
}

/** Attempts of which nothing is known yet, in the order in which they were made. */
export const listUnsettled = ({ attempts, verdicts, refused }: Round): Attempt[] =>
  attempts.filter(({ id }) => !verdicts[id] && refused[id] === undefined)

/** Which question of the round is on the screen, from 0. */
export const positionOf = ({ attempts, step }: Asking) => attempts.length - (step.state === 'answering' ? 0 : 1)

export const listResults = ({ attempts, verdicts }: Round): Result[] =>
  attempts.flatMap((attempt) => {
    const verdict = verdicts[attempt.id]
    return verdict ? [{ attempt, verdict }] : []
  })

export const listMissed = (round: Round) => listResults(round).filter(({ verdict }) => !verdict.correct)

/** What is kept of it on the device. */
export const keptOf = (player: Player): Kept => ({
  roundId: player.roundId,
  round: player.round,
  attempts: player.attempts,
  asked: player.state === 'asking' && player.step.state === 'answering' ? askedOf(player.step) : null,
})

const askedOf = ({ attemptId, answer, hints }: OpenAttempt): OpenAttempt => ({ attemptId, answer, hints })

export type SkillChange = {
  skillId: string
  skill: string
  before: number
  after: number
  levelBefore: SkillLevel
  levelAfter: SkillLevel
  right: number
  asked: number
}

/** What one round did to each skill: mastery before its first answer and after its last. */
export function changesBySkill(results: Result[]): SkillChange[] {
  const changes = new Map<string, SkillChange>()
  for (const { verdict } of results) {
    const known = changes.get(verdict.mastery.skillId) ?? { ...verdict.mastery, right: 0, asked: 0 }
    const { after, levelAfter } = verdict.mastery
    const right = known.right + Number(verdict.correct)
    changes.set(known.skillId, { ...known, after, levelAfter, right, asked: known.asked + 1 })
  }
  return [...changes.values()]
}
