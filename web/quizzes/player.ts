import type { Answer, Question, Verdict } from '#contract/quizzes.ts'

/** One answer on its way to being stored. The id stays the same however often it is sent. */
export type Attempt = { id: string; questionId: string; answer: Answer }
export type Result = { attempt: Attempt; verdict: Verdict }

export type Step =
  | { state: 'answering'; answer: Answer | null; problem: string | null }
  /** The first attempt without a result is being sent. */
  | { state: 'saving' }
  | { state: 'unsaved'; message: string }
  /** The last result is shown. */
  | { state: 'answered' }

/** `results[i]` and `attempts[i]` belong to `round[i]`: questions are answered in their order. */
export type Player =
  | { state: 'asking'; round: string[]; attempts: Attempt[]; results: Result[]; step: Step }
  | { state: 'summary'; round: string[]; attempts: Attempt[]; results: Result[] }

export type Asking = Extract<Player, { state: 'asking' }>

export type Action =
  | { do: 'choose'; answer: Answer | null }
  | { do: 'check'; attemptId: string }
  | { do: 'saved'; attemptId: string; verdict: Verdict }
  /** Nothing is known of the attempt's fate: it is kept. */
  | { do: 'failed'; attemptId: string; message: string }
  /** The server will never take this attempt: it is dropped. */
  | { do: 'refused'; attemptId: string; message: string }
  | { do: 'retry' }
  | { do: 'next' }
  | { do: 'retryMissed' }
  | { do: 'startOver'; questionIds: string[] }

const unanswered: Step = { state: 'answering', answer: null, problem: null }
const startRound = (round: string[]): Player => ({
  state: 'asking',
  round,
  attempts: [],
  results: [],
  step: unanswered,
})

/**
 * Begins a quiz, or goes on with the answers that were kept: each is sent again, and since an attempt is stored once,
 * the server answers with the verdict it gave before.
 */
export function startPlayer(questionIds: string[], kept: { round: string[]; attempts: Attempt[] } | null): Player {
  if (!kept || !fits(kept, questionIds)) return startRound(questionIds)
  const { round, attempts } = kept
  return { state: 'asking', round, attempts, results: [], step: attempts.length > 0 ? { state: 'saving' } : unanswered }
}

/** The quiz may have changed since the answers were kept. */
function fits({ round, attempts }: { round: string[]; attempts: Attempt[] }, questionIds: string[]) {
  return (
    round.length > 0 &&
    attempts.length <= round.length &&
    round.every((id) => questionIds.includes(id)) &&
    attempts.every(({ questionId }, i) => questionId === round[i])
  )
}

/** An action that does not fit the state, such as a second Enter, changes nothing. */
export function reducePlayer(player: Player, action: Action): Player {
  if (player.state === 'summary') {
    if (action.do === 'retryMissed') {
      const missed = listMissed(player.results).map(({ attempt }) => attempt.questionId)
      return missed.length > 0 ? startRound(missed) : player
    }
    return action.do === 'startOver' ? startRound(action.questionIds) : player
  }

  const { step, attempts, results, round } = player
  const pending = pendingAttempt(player)
  const at = (next: Step): Player => ({ ...player, step: next })

  switch (action.do) {
    case 'choose':
      return step.state === 'answering' ? at({ state: 'answering', answer: action.answer, problem: null }) : player
    case 'check': {
      if (step.state !== 'answering') return player
      const { answer } = step
      if (!answer) return at({ ...step, problem: 'Choose an answer first.' })
      if (answer.kind === 'typed' && !answer.text.trim()) return at({ ...step, problem: 'Type an answer.' })
      const attempt = { id: action.attemptId, questionId: round[results.length] ?? '', answer }
      return { ...player, attempts: [...attempts, attempt], step: { state: 'saving' } }
    }
    case 'saved': {
      if (step.state !== 'saving' || pending?.id !== action.attemptId) return player
      const known = [...results, { attempt: pending, verdict: action.verdict }]
      const state = known.length < attempts.length ? 'saving' : 'answered'
      return { ...player, results: known, step: { state } }
    }
    case 'failed':
      if (step.state !== 'saving' || pending?.id !== action.attemptId) return player
      return at({ state: 'unsaved', message: action.message })
    case 'refused': {
      if (step.state !== 'saving' || pending?.id !== action.attemptId) return player
      const next: Step = { state: 'answering', answer: pending.answer, problem: action.message }
      return { ...player, attempts: attempts.slice(0, results.length), step: next }
    }
    case 'retry':
      return step.state === 'unsaved' ? at({ state: 'saving' }) : player
    case 'next':
      if (step.state !== 'answered') return player
      return results.length < round.length ? at(unanswered) : { state: 'summary', round, attempts, results }
    default:
      return player
  }
}

/** The attempt that waits to be stored. */
export const pendingAttempt = ({ attempts, results }: Player): Attempt | undefined => attempts[results.length]

/** Which question of the round is on the screen, from 0. */
export const positionOf = ({ results, step }: Asking) => results.length - (step.state === 'answered' ? 1 : 0)

export const listMissed = (results: Result[]) => results.filter(({ verdict }) => !verdict.correct)

export type SkillChange = {
  skillId: string
  skill: string
  before: number
  after: number
  right: number
  asked: number
}

/** What one round did to each skill: mastery before its first answer and after its last. */
export function changesBySkill(results: Result[]): SkillChange[] {
  const changes = new Map<string, SkillChange>()
  for (const { verdict } of results) {
    const { skillId, skill, before, after } = verdict.mastery
    const known = changes.get(skillId) ?? { skillId, skill, before, after, right: 0, asked: 0 }
    const right = known.right + Number(verdict.correct)
    changes.set(skillId, { ...known, after, right, asked: known.asked + 1 })
  }
  return [...changes.values()]
}

/** What the learner answered, as safe HTML for an option and as text for what was typed. */
export function answerGiven(question: Question, answer: Answer): { html: string } | { text: string } {
  if (answer.kind === 'typed') return { text: answer.text }
  return { html: question.options.find((option) => option.id === answer.optionId)?.html ?? '' }
}

/** The right answer, in the same two forms. */
export function rightAnswer(question: Question, { key }: Verdict): { html: string } | { text: string } {
  const option = question.options.find(({ id }) => id === key.optionId)
  return option ? { html: option.html } : { text: key.text }
}
