/** Returns the seconds of all attempts and the status of the last one. */
function attemptTimes(outcomes, base, longest, limit) {
  return { times: [0], status: null }
}
