import type { Attempt } from './player.ts'

/** What a reload or a lost connection must not lose. Verdicts are not kept: the server knows them. */
export type Kept = { round: string[]; attempts: Attempt[] }

export type KeptAttempts = { read: () => Kept | null; write: (kept: Kept) => void; clear: () => void }

type Place = { uid: string; quizId: string }
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The answers of one person to one quiz, in this tab alone. Where storage is off or full, nothing is kept. */
export function keptAttempts({ uid, quizId }: Place, storage: () => Storage = () => sessionStorage): KeptAttempts {
  const key = `lyceum.quiz.${uid}.${quizId}`
  return {
    read: () => tryTo(() => parseKept(storage().getItem(key))) ?? null,
    write: (kept) => void tryTo(() => storage().setItem(key, JSON.stringify(kept))),
    clear: () => void tryTo(() => storage().removeItem(key)),
  }
}

/** Null for anything but what `write` wrote: another version of this page may have. */
export function parseKept(text: string | null): Kept | null {
  const value = JSON.parse(text ?? 'null') as Partial<Kept> | null
  const { round, attempts } = value ?? {}
  if (!Array.isArray(round) || !round.every(isText) || !Array.isArray(attempts) || !attempts.every(isAttempt))
    return null
  return { round, attempts }
}

/** A UUID. `crypto.randomUUID` is missing where a page comes over plain HTTP, as from a machine of the house. */
export function newAttemptId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const isText = (value: unknown) => typeof value === 'string'

function isAttempt(value: Partial<Attempt> | null) {
  const { id, questionId, answer } = value ?? {}
  if (!isText(id) || !isText(questionId) || !answer) return false
  return answer.kind === 'single' ? isText(answer.optionId) : answer.kind === 'typed' && isText(answer.text)
}

function tryTo<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
