/** The table [[rank, name], ...] for results [[name, points, seconds], ...]. */
function makeTable(results) {
  // Your code
}
