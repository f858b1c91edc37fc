/** Where the first k free seats (0) side by side begin, or -1. */
function firstFreeSeats(row, k) {
  // Your code
}
