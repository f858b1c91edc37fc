/** [tax, marginal rate in percent] for brackets [[from, rate], ...] */
function taxAndRate(income, brackets) {
  // Your code
}
