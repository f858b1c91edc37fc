/** [numerator, denominator] of the chance of a total of at least target */
function chanceAtLeast(dice, sides, target) {
  // Your code
}
