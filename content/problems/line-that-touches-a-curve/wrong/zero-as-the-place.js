function tangentLine(coefficients, x) {
  let slope = 0
  for (let k = 1; k < coefficients.length; k += 1) slope += k * coefficients[k] * x ** (k - 1)
  return [slope, coefficients[0]]
}
