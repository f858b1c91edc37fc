/** [start, length] of the longest piece with as many m as j */
function longestBalanced(garland) {
  // Your code
}
