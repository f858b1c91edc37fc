import type { Answer } from '#contract/quizzes.ts'
import { isComplete, isDraft } from '../questions/draft.ts'

/** An answer that the server has not acknowledged yet. */
export type WaitingAnswer = {
  attemptId: string
  quizId: string
  questionId: string
  answer: Answer
  /** Where it was asked in a practice; `quizId` is the practice's then. */
  practiceId?: string | undefined
  /** The way through the quiz that it belongs to. */
  round?: { id: string; questionIds: string[] } | undefined
  /** When it was given; they are sent in this order. */
  at: number
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * The answers that wait on this device, each under a key of its own, so that two tabs never write over each other's.
 * Where storage is off or full, they last as long as the page.
 */
export function waitingAnswers(storage: () => Storage = () => localStorage, now: () => number = Date.now) {
  const unstored = new Map<string, string>()
  let last = 0

  const keyOf = (uid: string, attemptId = '') => `lyceum.waiting.${uid}.${attemptId}`
  const stored = (prefix: string): string[] => {
    try {
      const kept = storage()
      const keys = Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? '')
      return keys.filter((key) => key.startsWith(prefix)).map((key) => kept.getItem(key) ?? '')
    } catch {
      return []
    }
  }

  const list = (uid: string): WaitingAnswer[] => {
    const prefix = keyOf(uid)
    const own = [...unstored].filter(([key]) => key.startsWith(prefix)).map(([, text]) => text)
    return [...stored(prefix), ...own]
      .flatMap((text) => parse(text) ?? [])
      .sort((a, b) => a.at - b.at || (a.attemptId < b.attemptId ? -1 : 1))
  }

  return {
    list,
    /** One that waits already keeps its place. */
    add(uid: string, answer: Omit<WaitingAnswer, 'at'>) {
      if (list(uid).some(({ attemptId }) => attemptId === answer.attemptId)) return
      last = Math.max(now(), last + 1)
      const [key, text] = [keyOf(uid, answer.attemptId), JSON.stringify({ ...answer, at: last })]
      try {
        storage().setItem(key, text)
      } catch {
        unstored.set(key, text)
      }
    },
    remove(uid: string, attemptId: string) {
      unstored.delete(keyOf(uid, attemptId))
      try {
        storage().removeItem(keyOf(uid, attemptId))
      } catch {}
    },
  }
}

export type WaitingAnswers = ReturnType<typeof waitingAnswers>

/** Nothing for what another version of this page may have written. */
function parse(text: string): WaitingAnswer | undefined {
  try {
    const value = JSON.parse(text) as Partial<WaitingAnswer> | null
    const { attemptId, quizId, questionId, at } = value ?? {}
    const answer: unknown = value?.answer
    if (typeof attemptId !== 'string' || typeof quizId !== 'string' || typeof questionId !== 'string') return undefined
    if (typeof at !== 'number' || !isDraft(answer) || !isComplete(answer)) return undefined
    const practiceId = typeof value?.practiceId === 'string' ? value.practiceId : undefined
    const { id, questionIds } = value?.round ?? {}
    const isRound =
      typeof id === 'string' && Array.isArray(questionIds) && questionIds.every((q) => typeof q === 'string')
    return { attemptId, quizId, questionId, answer, practiceId, ...(isRound && { round: { id, questionIds } }), at }
  } catch {
    return undefined
  }
}
