import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const clock = (minutes: number) => {
  const day = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`
}

const PHASES = ['New Moon', 'First quarter', 'Full Moon', 'Last quarter'] as const
const SIGHTS = [
  'Its bright half faces away from us.',
  'It stands a quarter of the way round, and we see half a disc in the evening.',
  'It stands opposite the Sun, and we see the whole disc.',
  'It stands three quarters of the way round, and we see half a disc in the morning.',
] as const

export const templates: Template[] = [
  {
    id: 'star-rises-earlier',
    skill: 'explain-turning-sky',
    bloom: 'apply',
    make(random) {
      const start = 15 * random.int(80, 95)
      const days = random.int(3, 40)
      const key = clock(start - 4 * days)
      return {
        kind: 'typed',
        stem: `A star rises at ${clock(start)} tonight, and 4 minutes earlier each day. At what time does it rise ${days} days later? Write the time as 19:30.`,
        answers: [key, key.replace(':', '.'), key.replace(/^0/, '')].filter(
          (each, at, all) => all.indexOf(each) === at,
        ),
        why: `${days} × 4 = ${4 * days} minutes earlier than ${clock(start)} is ${key}.`,
        wrong: [
          { answer: clock(start + 4 * days), why: 'You added the minutes. A star rises earlier each day.' },
          { answer: clock(start - 4), why: `This is the time of tomorrow. The shift adds up over ${days} days.` },
        ],
      }
    },
  },
  {
    id: 'days-to-a-phase',
    skill: 'explain-moon-phases',
    bloom: 'apply',
    make(random) {
      const from = random.int(0, 3)
      const age = random.int(1, 3)
      const to = (from + age) % 4
      const month = random.int(0, 1)
      const key = (month + age / 4) * 29.5
      const way = `${month === 1 ? 'a whole round and ' : ''}${['a quarter', 'half', 'three quarters'][age - 1]}`
      return {
        kind: 'numeric',
        stem: `Today the calendar shows “${PHASES[from]}”. A round of phases takes 29.5 days. About how many days is it until it shows “${PHASES[to]}” for the ${month === 1 ? 'second' : 'first'} time from now?`,
        answer: Number(key.toFixed(1)),
        tolerance: 0.6,
        unit: 'days',
        why: `That's ${way} of 29.5 days: ${month + age / 4} × 29.5 ≈ ${key.toFixed(1)} days.`,
        wrong: apart(key, [
          {
            answer: (month === 1 ? age / 4 : 1 + age / 4) * 29.5,
            why:
              month === 1
                ? 'This is the first time. For the second, add a whole round.'
                : 'This is the second time. The first is a round earlier.',
          },
          {
            answer: (month + 1 - age / 4) * 29.5,
            why: 'You went the wrong way round. The order is new Moon, first quarter, full Moon, last quarter.',
          },
        ]),
      }
    },
  },
  {
    id: 'phase-at-an-age',
    skill: 'explain-moon-phases',
    bloom: 'apply',
    make(random) {
      const rounds = random.int(0, 3)
      const at = random.int(0, 3)
      if (rounds === 0 && at === 0) return this.make(random)
      const days = Math.round((rounds + at / 4) * 29.5)
      return {
        kind: 'single',
        stem: `It was new Moon ${days} days ago, and a round of phases takes 29.5 days. Which phase is the Moon closest to today?`,
        options: random.shuffle(
          PHASES.map((text, index) =>
            index === at
              ? {
                  text,
                  correct: true,
                  why: `${days} / 29.5 ≈ ${(days / 29.5).toFixed(2)} rounds. ${SIGHTS[index]}`,
                }
              : { text, why: `That would be ${Math.round((rounds + index / 4) * 29.5)} days after new Moon.` },
          ),
        ),
      }
    },
  },
]
