import type { Exercise, Random } from '../template.ts'

/** An event from the lesson of a unit. Its text doesn't contain the year. Years BCE are negative. */
export type Dated = { what: string; year: number }

export const yearText = (year: number) => (year < 0 ? `${-year} BCE` : year < 1000 ? `${year} CE` : String(year))

/** Events with at least `apart` years between them, earliest first. */
export function someOf(
  random: Random,
  events: readonly Dated[],
  { count, apart = 1 }: { count: number; apart?: number },
) {
  const chosen: Dated[] = []
  for (const event of random.shuffle(events)) {
    if (chosen.every(({ year }) => Math.abs(year - event.year) >= apart)) chosen.push(event)
    if (chosen.length === count) return chosen.sort((a, b) => a.year - b.year)
  }
  throw new Error(`There are no ${count} events ${apart} years apart.`)
}

const listed = (events: readonly Dated[]) => events.map(({ what, year }) => `${what} (${yearText(year)})`).join(', ')

/** An exercise in which events have to be put in order, earliest first. */
export function orderEvents(
  random: Random,
  events: readonly Dated[],
  range: { count: number; apart?: number },
): Exercise {
  const chosen = someOf(random, events, range)
  return {
    kind: 'ordering',
    stem: 'Put these in order of time, the earliest at the top.',
    steps: chosen.map(({ what }) => what),
    why: `By the dates of the lesson: ${listed(chosen)}.`,
  }
}

/** An exercise in which events have to be matched with their years. One of the years belongs to another event. */
export function matchYears(
  random: Random,
  events: readonly Dated[],
  range: { count: number; apart?: number },
): Exercise {
  const chosen = random.shuffle(someOf(random, events, { ...range, count: range.count + 1 }))
  const [left, ...paired] = chosen
  if (!left) throw new Error('No event was drawn.')
  return {
    kind: 'matching',
    stem: 'Match each event with its year.',
    pairs: paired.map(({ what, year }) => ({
      left: what,
      right: yearText(year),
      why: `The lesson dates this to ${yearText(year)}.`,
    })),
    extra: [{ right: yearText(left.year), why: `That is the year of another event: ${left.what}.` }],
  }
}

/** An exercise about the number of years between two events whose dates are given. There is no year 0. */
export function countYears(random: Random, events: readonly Dated[], range: { apart: number }): Exercise {
  const [from, to] = someOf(random, events, { ...range, count: 2 })
  if (!from || !to) throw new Error('No two events were drawn.')
  const crosses = from.year < 0 && to.year > 0
  const key = to.year - from.year - (crosses ? 1 : 0)
  const [a, b] = [Math.abs(from.year), Math.abs(to.year)]
  const why = crosses
    ? `${a} years before the era and ${b} in it make ${a + b}, less one because no year nought lies between: ${key}.`
    : from.year < 0
      ? `Both lie before the era, where years count down: ${a} - ${b} = ${key}.`
      : `Both lie in one era, so the years are taken from each other: ${b} - ${a} = ${key}.`
  const slips = crosses
    ? [
        { answer: a + b, why: 'This counts a year nought; 1 BCE is followed at once by 1 CE.' },
        { answer: Math.abs(a - b), why: 'The dates lie on two sides of the turn of the era, so they are added.' },
      ]
    : [
        { answer: a + b, why: 'Both dates lie in the same era, so one is taken from the other.' },
        { answer: key + 100, why: 'This is a century too many; check the hundreds.' },
      ]
  return {
    kind: 'numeric',
    stem: `How many years is it from ${from.what} (${yearText(from.year)}) to ${to.what} (${yearText(to.year)})?`,
    answer: key,
    unit: 'years',
    why,
    wrong: slips.filter(({ answer }) => answer !== key && answer > 0),
  }
}
