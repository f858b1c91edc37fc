/** The largest sum of fees of requests [start, end, fee] that do not overlap. */
function bestIncome(bookings) {
  // Your code
}
