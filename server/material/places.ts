import { AppError } from '../errors.ts'

/**
 * Files are in memory while they are received, so the number of files received at once is limited, in total and per
 * person.
 */
const AT_ONCE = 8
const AT_ONCE_A_PERSON = 2

export type Places = { hold<T>(uid: string, work: () => Promise<T>): Promise<T> }

/** Limits how many files are received and read at the same time. */
export function createPlaces(): Places {
  const held = new Map<string, number>()
  let all = 0
  return {
    async hold(uid, work) {
      const own = held.get(uid) ?? 0
      if (own >= AT_ONCE_A_PERSON) throw new AppError('rate_limited', ({ sources }) => sources.oneAtATime)
      if (all >= AT_ONCE) throw new AppError('unavailable', ({ sources }) => sources.uploadsMany, { retryAfter: 10 })
      all += 1
      held.set(uid, own + 1)
      try {
        return await work()
      } finally {
        all -= 1
        const left = (held.get(uid) ?? 1) - 1
        if (left === 0) held.delete(uid)
        else held.set(uid, left)
      }
    },
  }
}
