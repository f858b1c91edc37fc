import { messages } from '#contract/errors.ts'
import { answerPractice } from '#contract/practice.ts'
import { answerQuestion, type Verdict } from '#contract/quizzes.ts'
import { type Call, CallError } from '../api/api.ts'
import { sentenceOf, UserFacingError } from '../api/failure.ts'
import type { WaitingAnswer, WaitingAnswers } from './waitingAnswers.ts'

/** What became of one answer. */
export type Outcome = { attemptId: string } & (
  | { do: 'saved'; verdict: Verdict }
  /** It would be refused again, and is dropped. `isSpent`: so would any other answer under this id. */
  | { do: 'refused'; message: string; isSpent: boolean }
  /** It stays on this device. */
  | { do: 'kept'; offline: boolean; message: string }
)

type Means = {
  call: Call
  waiting: WaitingAnswers
  isOnline: () => boolean
  /** One tab at a time sends; the others find nothing left to send. */
  alone: (uid: string, act: () => Promise<void>) => Promise<void>
  /** Tells the other tabs, whose answers these may be. */
  tellOthers: (outcome: Outcome) => void
  /** Tries again after a while. */
  later: (uid: string) => void
}

/** Sends what waits on this device, one after the other in the order in which it was given. */
export function createSender({ call, waiting, isOnline, alone, tellOthers, later }: Means) {
  const listeners = new Set<(outcome: Outcome) => void>()
  const hear = (outcome: Outcome) => {
    for (const listener of listeners) listener(outcome)
  }
  const tell = (outcome: Outcome) => {
    hear(outcome)
    if (outcome.do !== 'kept') tellOthers(outcome)
  }
  let running: Promise<void> | undefined
  let again = false

  /** False: nothing more can be sent now. */
  async function sendOne(
    uid: string,
    { at: _, practiceId, ...answer }: WaitingAnswer,
    redirects: boolean,
  ): Promise<boolean> {
    const { attemptId } = answer
    try {
      if (!isOnline()) throw new CallError('no_response', 0, messages.serversDown)
      const verdict = practiceId
        ? await call(answerPractice, practised(answer, practiceId), { redirects })
        : await call(answerQuestion, answer, { redirects })
      if (!verdict) throw new UserFacingError(messages.unexpected)
      waiting.remove(uid, attemptId)
      tell({ do: 'saved', attemptId, verdict })
      return true
    } catch (error) {
      const message = sentenceOf(error)
      if (isFinal(error)) {
        waiting.remove(uid, attemptId)
        tell({ do: 'refused', attemptId, message, isSpent: error.status === 409 })
        return true
      }
      const offline = error instanceof CallError && error.status === 0
      for (const left of waiting.list(uid)) tell({ do: 'kept', attemptId: left.attemptId, offline, message })
      later(uid)
      return false
    }
  }

  async function sendAll(uid: string, redirects: boolean) {
    do {
      again = false
      await alone(uid, async () => {
        for (let next = waiting.list(uid)[0]; next; next = waiting.list(uid)[0]) {
          if (!(await sendOne(uid, next, redirects))) return
        }
      })
    } while (again)
  }

  return {
    add: waiting.add,
    isWaiting: (uid: string, attemptId: string) => waiting.list(uid).some((answer) => answer.attemptId === attemptId),
    /** `redirects`: somebody waits for it, and may be sent to sign in. */
    send(uid: string, { redirects = false } = {}): Promise<void> {
      again = running !== undefined
      running ??= sendAll(uid, redirects).finally(() => {
        running = undefined
      })
      return running
    },
    /** What another tab has told. */
    hear,
    subscribe(listener: (outcome: Outcome) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const practised = ({ attemptId, questionId, answer }: Omit<WaitingAnswer, 'at'>, practiceId: string) => ({
  attemptId,
  practiceId,
  questionId,
  answer,
})

/** The same answer would be refused again; an outage, a limit or an ended session passes. */
function isFinal(error: unknown): error is CallError {
  return error instanceof CallError && [400, 404, 409, 413, 422].includes(error.status)
}
