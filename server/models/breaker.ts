/** After this many failures in a row, the model isn't called for a while. */
const FAILURES = 5
export const REST_MS = 30_000

/**
 * A circuit breaker for a model that doesn't answer: closed, it admits all calls; open, none; after `restMs`, it admits
 * one call, whose outcome decides.
 */
export function createBreaker({ clock, restMs = REST_MS }: { clock: () => number; restMs?: number }) {
  let failures = 0
  let openUntil = 0
  let trying = false
  let lastFailure = Number.NEGATIVE_INFINITY

  return {
    /** Whether a call may be made now. If so, the caller must report its outcome. */
    admits() {
      if (failures < FAILURES) return true
      if (clock() < openUntil || trying) return false
      trying = true
      return true
    },
    succeeded() {
      failures = 0
      trying = false
    },
    /** Concurrent calls that fail together count as one failure, because a broken connection affects dozens at once. */
    failed({ startedAt }: { startedAt: number }) {
      trying = false
      if (startedAt < lastFailure) return
      failures += 1
      lastFailure = clock()
      if (failures >= FAILURES) openUntil = clock() + restMs
    },
    /** The call says nothing about the model: it was cancelled, or we refused to make it. */
    gaveUp() {
      trying = false
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>
