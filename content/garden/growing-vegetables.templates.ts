import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const CROPS = [
  { name: 'lettuces', gap: 25 },
  { name: 'tomato plants', gap: 50 },
  { name: 'cabbages', gap: 45 },
  { name: 'bush beans', gap: 10 },
  { name: 'leeks', gap: 15 },
  { name: 'strawberry plants', gap: 30 },
]

export const templates: Template[] = [
  {
    id: 'plants-in-a-row',
    skill: 'tend-vegetables',
    bloom: 'apply',
    make(random) {
      const { name, gap } = random.pick(CROPS)
      const gaps = random.int(4, 12)
      const length = (gap * gaps) / 100
      return {
        kind: 'numeric',
        stem: `A row is ${length} m long, and ${name} are planted ${gap} cm apart, with one plant at each end of the row. How many plants does the row hold?`,
        answer: gaps + 1,
        tolerance: 0,
        why: `${length} m are ${length * 100} cm, which makes ${gaps} gaps of ${gap} cm. There is one plant more than there are gaps: ${gaps + 1}.`,
        wrong: apart(gaps + 1, [
          { answer: gaps, why: 'You counted the gaps. With a plant at each end, there is one plant more.' },
          { answer: gaps - 1, why: 'You left out the plants at both ends.' },
        ]),
      }
    },
  },
  {
    id: 'day-of-sowing',
    skill: 'time-the-sowing',
    bloom: 'apply',
    make(random) {
      const crop = random.pick([
        { name: 'tomatoes', weeks: 7 },
        { name: 'peppers', weeks: 9 },
        { name: 'courgettes', weeks: 4 },
        { name: 'aubergines', weeks: 8 },
      ])
      const frost = random.int(105, 145)
      const later = random.pick([7, 14])
      const key = frost + later - crop.weeks * 7
      return {
        kind: 'numeric',
        stem: `The last frost is usually on day ${frost} of the year. You plant ${crop.name} out ${later} days later, and sow them indoors ${crop.weeks} weeks before planting out. On which day of the year do you sow?`,
        answer: key,
        tolerance: 0,
        why: `They go out on day ${frost + later}, and ${crop.weeks} weeks are ${crop.weeks * 7} days, so ${frost + later} − ${crop.weeks * 7} = ${key}.`,
        wrong: apart(key, [
          { answer: frost - crop.weeks * 7, why: 'You counted back from the last frost. They go out later.' },
          { answer: frost + later - crop.weeks, why: 'You subtracted weeks as if they were days.' },
        ]),
      }
    },
  },
]
