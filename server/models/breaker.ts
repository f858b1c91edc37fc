/** So many failures in a row, and the model is left in peace for a while. */
const FAILURES = 5
export const REST_MS = 30_000

/**
 * Keeps calls from a model that does not answer: closed, it lets all through; open, none; after a rest it lets one
 * through, whose outcome decides.
 */
export function createBreaker({ clock, restMs = REST_MS }: { clock: () => number; restMs?: number }) {
  let failures = 0
  let openUntil = 0
  let trying = false
  let lastFailure = Number.NEGATIVE_INFINITY

  return {
    /** Whether a call may be made now. A caller that is let through must report how it went. */
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
    /**
     * Calls that were under way together and fail together count as one failure: a broken line takes dozens at once.
     */
    failed({ startedAt }: { startedAt: number }) {
      trying = false
      if (startedAt < lastFailure) return
      failures += 1
      lastFailure = clock()
      if (failures >= FAILURES) openUntil = clock() + restMs
    },
    /** It came to nothing of its own accord: cancelled, or refused by us. */
    gaveUp() {
      trying = false
    },
  }
}
export type Breaker = ReturnType<typeof createBreaker>
