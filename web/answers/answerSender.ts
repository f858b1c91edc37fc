import { messages } from '#contract/errors.ts'
import { answerPractice } from '#contract/practice.ts'
import { answerQuestion, type Verdict } from '#contract/quizzes.ts'
import { type Call, CallError, isFinal } from '../api/api.ts'
import { sentenceOf, UserFacingError } from '../api/failure.ts'
import type { WaitingAnswer, WaitingAnswers } from './waitingAnswers.ts'

/** Result of an attempt to send one answer. */
export type Outcome = { attemptId: string } & (
  | { do: 'saved'; verdict: Verdict }
  /**
   * The answer was removed, because the server would refuse it again. `isSpent` means that the server would refuse any
   * answer with this attempt id.
   */
  | { do: 'refused'; message: string; isSpent: boolean }
  /** The answer is still stored on this device, and is sent later. */
  | { do: 'kept'; offline: boolean; message: string }
)

type Means = {
  call: Call
  waiting: WaitingAnswers
  isOnline: () => boolean
  /** Runs `act` under a lock, so that only one tab sends at a time. The other tabs then have nothing left to send. */
  alone: (uid: string, act: () => Promise<void>) => Promise<void>
  /** Reports the outcome to the other tabs, because the answer may have been given in one of them. */
  tellOthers: (outcome: Outcome) => void
  /** Schedules another attempt. */
  later: (uid: string) => void
}

type Sending = {
  /** Whether the learner is waiting for the result. Then the call may redirect them to the sign-in page. */
  redirects?: boolean
  /**
   * The id of the attempt on the screen. The spelling of its answer is checked, because the learner can still correct
   * it.
   */
  checked?: string | undefined
}

/** Sends the answers stored on this device, one at a time and in the order in which they were given. */
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

  /** Sends one answer. Returns false if sending has to stop for now, such as during an outage. */
  async function sendOne(
    uid: string,
    { at: _, practiceId, ...answer }: WaitingAnswer,
    { redirects = false, checked }: Sending,
  ): Promise<boolean> {
    const { attemptId } = answer
    const spelt = { ...answer, checkSpelling: checked === attemptId || undefined }
    try {
      if (!isOnline()) throw new CallError('no_response', 0, messages.serversDown)
      const verdict = practiceId
        ? await call(answerPractice, practised(spelt, practiceId), { redirects })
        : await call(answerQuestion, spelt, { redirects })
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

  async function sendAll(uid: string, sending: Sending) {
    do {
      again = false
      await alone(uid, async () => {
        for (let next = waiting.list(uid)[0]; next; next = waiting.list(uid)[0]) {
          if (!(await sendOne(uid, next, sending))) return
        }
      })
    } while (again)
  }

  return {
    add: waiting.add,
    isWaiting: (uid: string, attemptId: string) => waiting.list(uid).some((answer) => answer.attemptId === attemptId),
    send(uid: string, sending: Sending = {}): Promise<void> {
      again = running !== undefined
      running ??= sendAll(uid, sending).finally(() => {
        running = undefined
      })
      return running
    },
    /** Passes an outcome that another tab has broadcast to the listeners of this tab. */
    hear,
    subscribe(listener: (outcome: Outcome) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Sent = Omit<WaitingAnswer, 'at'> & { checkSpelling?: boolean | undefined }

const practised = ({ attemptId, questionId, answer, checkSpelling }: Sent, practiceId: string) => ({
  attemptId,
  practiceId,
  questionId,
  answer,
  checkSpelling,
})
