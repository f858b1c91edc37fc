function tangentLine(coefficients, x) {
  let height = 0
  let slope = 0
  coefficients.forEach((c, k) => {
    height += c * x ** k
    if (k > 0) slope += c * x ** (k - 1)
  })
  return [slope, height - slope * x]
}
