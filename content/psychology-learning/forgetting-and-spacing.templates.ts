import type { Template } from '../template.ts'

const LEARNERS = ['Carmen', 'Jun', 'Zanele', 'Erik', 'Fatima', 'Paulo', 'Agnieszka', 'Ravi']
type Wrong = { answer: number; why: string }
/** The wrong answers that differ from the key and from each other. */
const distinct = (key: number, wrong: Wrong[]) =>
  wrong.filter(({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at)

export const templates: Template[] = [
  {
    id: 'savings-in-percent',
    skill: 'read-forgetting-curve',
    bloom: 'apply',
    make(random) {
      const learner = random.pick(LEARNERS)
      const first = random.pick([200, 400, 500, 600, 800, 1000])
      // 50 is left out, because then the share that is still needed would be the same number.
      const percent = random.pick([10, 15, 20, 25, 30, 35, 40, 45, 55, 60])
      const spared = (first * percent) / 100
      const second = first - spared
      return {
        kind: 'numeric',
        stem: `${learner} learns a row of syllables in ${first} seconds. Some days later it takes ${second} seconds to learn it again. How large are the savings in percent?`,
        answer: percent,
        tolerance: 0.4,
        unit: '%',
        why: `${first} - ${second} = ${spared} seconds are spared, and ${spared}/${first} = ${percent / 100}.`,
        wrong: distinct(percent, [
          {
            answer: 100 - percent,
            why: `This is ${second}/${first}, the share of time still needed; savings are the rest.`,
          },
          { answer: spared, why: 'This is the time spared in seconds; savings are its share of the first time.' },
        ]),
      }
    },
  },
  {
    id: 'second-time-from-savings',
    skill: 'read-forgetting-curve',
    bloom: 'analyze',
    make(random) {
      const learner = random.pick(LEARNERS)
      const [pause, percent] = random.pick([
        ['20 minutes', 58],
        ['1 hour', 44],
        ['9 hours', 36],
        ['1 day', 34],
        ['2 days', 28],
        ['6 days', 25],
        ['31 days', 21],
      ] as const)
      const first = random.pick([200, 300, 400, 500, 600, 700, 800, 900, 1000])
      const spared = (first * percent) / 100
      const key = first - spared
      return {
        kind: 'numeric',
        stem: `After ${pause} the savings of Ebbinghaus were ${percent}%. ${learner} forgets as he did and learned a row in ${first} seconds. How many seconds does it take to learn it again after ${pause}?`,
        answer: key,
        tolerance: 1,
        unit: 's',
        why: `${percent}% of ${first} are ${spared} seconds spared, and ${first} - ${spared} = ${key}.`,
        wrong: distinct(key, [
          {
            answer: spared,
            why: `This is the time that is spared; what is needed is the rest of the ${first} seconds.`,
          },
          { answer: first + spared, why: 'This adds the savings, but the second learning is the shorter one.' },
        ]),
      }
    },
  },
  {
    id: 'date-of-a-review',
    skill: 'plan-spaced-reviews',
    bloom: 'apply',
    make(random) {
      const learner = random.pick(LEARNERS)
      const month = random.pick(['March', 'May', 'July', 'October'])
      const gaps = random.pick([
        [1, 3, 7],
        [1, 4, 10],
        [2, 4, 8],
        [1, 2, 4, 8],
        [2, 5, 10],
        [1, 3, 6, 9],
      ])
      const start = random.int(1, 9)
      const total = gaps.reduce((sum, gap) => sum + gap, 0)
      const last = gaps.at(-1) ?? 0
      const key = start + total
      return {
        kind: 'numeric',
        stem: `${learner} learns a chapter on ${start} ${month} and reviews it after gaps of ${gaps.slice(0, -1).join(', ')} and ${last} days, each counted from the review before. On which day of ${month} does the last review fall?`,
        answer: key,
        why: `The gaps add up to ${gaps.join(' + ')} = ${total} days, and ${start} + ${total} = ${key}.`,
        wrong: distinct(key, [
          {
            answer: start + last,
            why: `This counts the ${last} days from the first learning; each gap counts from the review before.`,
          },
          { answer: key - last, why: `This is the review before the last; ${last} days are still to come.` },
          { answer: total, why: `These are the days of the gaps together; the learning was on ${start} ${month}.` },
        ]),
      }
    },
  },
]
