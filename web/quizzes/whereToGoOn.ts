import type { QuizRound } from '#contract/quizzes.ts'
import type { Kept } from './player.ts'

/**
 * A round as the server knows it, of what the quiz still asks. Answers come in the order in which they were given: the
 * questions follow them, then the rest. `attemptId` is for the first of the rest.
 */
export function storedRound({ id, questionIds, attempts }: QuizRound, asked: string[], attemptId: string): Kept {
  const left = attempts.filter(({ questionId }) => asked.includes(questionId))
  const answered = left.map(({ questionId }) => questionId)
  const rest = questionIds.filter((question) => asked.includes(question) && !answered.includes(question))
  return {
    roundId: id,
    round: [...answered, ...rest],
    attempts: left.map((attempt) => ({ ...attempt, isStored: true })),
    asked: rest.length > 0 ? { attemptId, answer: null, hints: 0 } : null,
  }
}

type Known = {
  /** What this tab has kept. */
  here: Kept | null
  /** Reloading the page and coming back to it through the history are the same visit. */
  visit: string
  /** The round begun last, on any device. */
  stored: Kept | null
  /** A quiz can be taken again, a practice is asked once. */
  isOnce: boolean
  /** Whether an answer has not reached the server yet. */
  isWaiting: (attemptId: string) => boolean
}

/**
 * A round is gone on with wherever it was left: the same one where more of it is answered, else the one begun last. One
 * that is finished is over, save for the visit that shows its summary; the next begins with its first answer.
 */
export function whereToGoOn({ here: kept, visit, stored, isOnce, isWaiting }: Known): Kept | null {
  const here = kept?.summarizedIn === undefined || kept.summarizedIn === visit ? kept : null
  if (!stored || stored.attempts.length === 0) return here
  if (here?.roundId === stored.roundId) return stored.attempts.length > here.attempts.length ? stored : here
  if (stored.attempts.length >= stored.round.length) return here ?? (isOnce ? stored : null)
  return here?.attempts.some(({ id }) => isWaiting(id)) ? here : stored
}
