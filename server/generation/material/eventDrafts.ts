import { choosing, sequencing } from '../../items/service.ts'
import { type Draft, quotedWithin } from './drafts.ts'
import type { DatedEvent } from './events.ts'
import { markdownOf } from './markdown.ts'
import type { ExtractWords } from './words.ts'

const FEWEST_EVENTS = 4
const MOST_EVENTS = 5
const YEAR_OPTIONS = 3
/** Years that are closer would be too hard to tell from each other, and years further apart too easy. */
const [LEAST_YEARS_APART, MOST_YEARS_APART] = [2, 40]

/** Asks for the order of events that happened in different years. */
export function orderDraft(events: DatedEvent[], words: ExtractWords): Draft[] {
  const years = new Map(events.toReversed().map((event) => [event.year, event]))
  const all = [...years.values()].toSorted((a, b) => a.year - b.year)
  if (all.length < FEWEST_EVENTS) return []
  const count = Math.min(all.length, MOST_EVENTS)
  const ordered = Array.from(
    { length: count },
    (_, at) => all[Math.round((at * (all.length - 1)) / (count - 1))],
  ).flatMap((event) => event ?? [])
  return [
    {
      exercise: sequencing({
        stem: words.orderOfTime,
        steps: ordered.map(({ told }) => markdownOf(told.replace(/\.$/, ''))),
        why: ordered.map(({ year, told }) => `${year}: ${markdownOf(told)}`).join(' '),
      }),
      key: 'order',
      sentences: ordered.map(({ sentence }) => sentence),
      rank: 0.9,
      bloom: 'understand',
    },
  ]
}

/** Asks for the year of an event. Learners choose from the years of other events. Empty if there are too few. */
export function yearDraft({ sentence, year, told }: DatedEvent, events: DatedEvent[], words: ExtractWords): Draft[] {
  const others = [...new Map(events.map((event) => [event.year, event])).values()]
    .filter(
      ({ year: other }) => Math.abs(other - year) >= LEAST_YEARS_APART && Math.abs(other - year) <= MOST_YEARS_APART,
    )
    .toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year))
    .slice(0, YEAR_OPTIONS)
  if (others.length < YEAR_OPTIONS) return []
  const option = (event: DatedEvent) => ({
    text: String(event.year),
    why: words.sourceSays(markdownOf(event.sentence.shown)),
  })
  return [
    {
      exercise: choosing({
        stem: words.yearOf(markdownOf(quotedWithin(told, words))),
        key: option({ sentence, year, told, isMajor: true }),
        others: others.map(option),
      }),
      key: `year ${year}`,
      sentences: [sentence],
      rank: 2.4,
      bloom: 'remember',
      sort: 'year',
    },
  ]
}
