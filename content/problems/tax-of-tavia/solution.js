function taxAndRate(income, brackets) {
  let hundredths = 0
  let marginal = 0
  for (const [i, [start, rate]] of brackets.entries()) {
    if (start > income) break
    const end = i + 1 < brackets.length ? brackets[i + 1][0] : income
    hundredths += rate * (Math.min(income, end) - start)
    marginal = rate
  }
  return [hundredths / 100, marginal]
}
