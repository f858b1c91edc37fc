function solve(equation) {
  const [left, right] = equation.replaceAll(' ', '').split('=').map(collect)
  const a = left.xCount - right.xCount
  const b = right.number - left.number // now a times x is b
  if (a === 0) return b === 0 ? 'all' : 'none'
  const divisor = gcd(Math.abs(a), Math.abs(b)) * Math.sign(a) // makes the denominator positive
  const denominator = a / divisor
  return denominator === 1 ? String(b / divisor) : `${b / divisor}/${denominator}`
}

/** How many x a side has, and the sum of its numbers. */
function collect(side) {
  let xCount = 0
  let number = 0
  // A sign is put before the first term too, so that each term has one.
  const signed = side.startsWith('-') ? side : `+${side}`
  for (const [, sign, digits, x] of signed.matchAll(/([+-])(\d*)(x?)/g)) {
    const value = Number(`${sign}${digits === '' ? 1 : digits}`)
    if (x) xCount += value
    else number += value
  }
  return { xCount, number }
}

function gcd(a, b) {
  return b === 0 ? a : gcd(b, a % b)
}
