/** The minute at which each order [arrival, minutes] is done. */
function finishTimes(orders, turn) {
  // Your code
}
