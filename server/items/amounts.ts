const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'three lines'. */
export const count = (n: number, thing: string) => `${NUMBER_WORDS[n] ?? n} ${thing}${n === 1 ? '' : 's'}`

/** Two powers of ten around it, written out. */
export function rangeOf(value: number): string {
  const size = Math.abs(value)
  if (size < 1e-4 || size >= 1e7) return ''
  const power = Math.floor(Math.log10(size))
  const low = 10 ** power === size ? power - 1 : power
  const [from, to] = [low, power + 1].map((exponent) => written(exponent))
  return value < 0 ? `, between −${to} and −${from}` : `, between ${from} and ${to}`
}

const written = (exponent: number) =>
  exponent < 0 ? (10 ** exponent).toFixed(-exponent) : (10 ** exponent).toLocaleString('en-US')

export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
