function taxAndRate(income, brackets) {
  let tax = 0
  let marginal = 0
  for (let i = 0; i < brackets.length; i++) {
    const [start, rate] = brackets[i]
    if (income < start) break
    const end = i + 1 < brackets.length ? brackets[i + 1][0] : income
    tax += ((end - start) * rate) / 100
    marginal = rate
  }
  return [tax, marginal]
}
