/** The threads of the first circle of waiting, sorted, or null. */
function waitingCircle(events) {
  // Your code
}
