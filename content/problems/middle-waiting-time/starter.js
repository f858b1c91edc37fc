/** The median of the waiting times, without the people who went home (-1). */
function middleWait(waits) {
  // Your code
}
