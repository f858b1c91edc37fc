/** What became of the other sessions, in a sentence. */
export function sessionsEnded(count: number) {
  if (count === 0) return 'You were signed in nowhere else.'
  return count === 1 ? 'One other session has ended.' : `${count} other sessions have ended.`
}
