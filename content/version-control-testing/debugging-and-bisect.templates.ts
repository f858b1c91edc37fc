import type { Template } from '../template.ts'

/** The commits that bisecting tests, if the middle is rounded down. */
function tested(good: number, bad: number, first: number): number[] {
  const middles: number[] = []
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    middles.push(middle)
    if (middle >= first) bad = middle
    else good = middle
  }
  return middles
}

export const templates: Template[] = [
  {
    id: 'most-tests',
    skill: 'trace-bisect',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const good = 10 * random.int(0, 40)
        const candidates = random.int(9, 900)
        const bad = good + candidates
        const key = Math.ceil(Math.log2(candidates))
        const half = Math.ceil(candidates / 2)
        if (half === key || 2 ** key === candidates) continue
        return {
          kind: 'numeric',
          stem: `Commit ${good} is good and commit ${bad} is bad; the bug has stayed since it came. How many commits have to be tested at most to find the first bad one by halving?`,
          answer: key,
          unit: 'tests',
          why: `There are ${candidates} candidates. ${2 ** (key - 1)} is too few and ${2 ** key} enough, so it takes ${key} tests at most.`,
          wrong: [
            {
              answer: key - 1,
              why: `${key - 1} tests tell apart ${2 ** (key - 1)} candidates at most, and there are ${candidates}.`,
            },
            { answer: half, why: 'That is half of the candidates; each further test halves again.' },
            ...(candidates - 1 === half
              ? []
              : [{ answer: candidates - 1, why: 'So many it would be one after another, in the worst case.' }]),
          ],
        }
      }
    },
  },
  {
    id: 'order-of-the-halving',
    skill: 'trace-bisect',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const bad = random.int(14, 40)
        const first = random.int(1, bad)
        const middles = tested(0, bad, first)
        if (middles.length < 3) continue
        return {
          kind: 'ordering',
          stem: `Commit 0 is good and commit ${bad} is bad. Commit ${first} is the first bad one, which nobody knows yet. Halving takes the middle, rounded down. Put the commits that it tests in order.`,
          steps: middles.map((middle) => `commit ${middle}`),
          why: `Commits from ${first} on are bad and become the new bad end; those before are good and become the new good end. So the middles are ${middles.join(', ')}.`,
        }
      }
    },
  },
]
