function solve(equation) {
  let a = 0
  let b = 0
  for (const side of equation.replaceAll(' ', '').split('=')) {
    for (const term of side.replaceAll('-', '+-').split('+')) {
      if (term === '') continue
      if (term.endsWith('x')) {
        const count = term.slice(0, -1)
        a += count === '' ? 1 : count === '-' ? -1 : Number(count)
      } else b += Number(term)
    }
  }
  if (a === 0) return b === 0 ? 'all' : 'none'
  const gcd = (m, n) => (n === 0 ? m : gcd(n, m % n))
  const d = gcd(Math.abs(a), Math.abs(b)) * (a < 0 ? -1 : 1)
  return a / d === 1 ? String(-b / d) : `${-b / d}/${a / d}`
}
