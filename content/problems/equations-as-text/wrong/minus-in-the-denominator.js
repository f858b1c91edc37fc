function solve(equation) {
  let a = 0
  let b = 0
  equation
    .replaceAll(' ', '')
    .split('=')
    .forEach((side, i) => {
      for (const term of side.replaceAll('-', '+-').split('+')) {
        if (term === '') continue
        const sign = i === 0 ? 1 : -1
        if (term === 'x') a += sign
        else if (term === '-x') a -= sign
        else if (term.endsWith('x')) a += sign * parseInt(term)
        else b += sign * parseInt(term)
      }
    })
  if (a === 0) return b === 0 ? 'all' : 'none'
  const gcd = (m, n) => (n === 0 ? m : gcd(n, m % n))
  const d = gcd(Math.abs(a), Math.abs(b))
  const [n, m] = [-b / d, a / d]
  return m === 1 ? `${n}` : `${n}/${m}`
}
