/** Returns [ahead, behind] of our commit and theirs. */
function aheadBehind(parents, ours, theirs) {
  return [0, 0]
}
