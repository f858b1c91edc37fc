/** The solution as "n" or "n/d", or "all", or "none". */
function solve(equation) {
  // Your code
}
