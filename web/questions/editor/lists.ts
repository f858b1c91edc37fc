export const withPart = <Part>(list: Part[], at: number, change: Partial<Part>) =>
  list.map((part, index) => (index === at ? { ...part, ...change } : part))

export const withoutPart = <Part>(list: Part[], at: number) => list.filter((_, index) => index !== at)

export const moved = <Part>(list: Part[], from: number, to: number) => {
  const rest = withoutPart(list, from)
  const part = list[from]
  return part === undefined ? list : [...rest.slice(0, to), part, ...rest.slice(to)]
}

/** An unused id for a new part, so that stored answers keep referring to the parts they were given for. */
export function freshId(taken: string[]) {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  return [...letters].find((letter) => !taken.includes(letter)) ?? `n${taken.length}`
}
