import type { Template } from '../template.ts'

const SHARES = ['people without work', 'votes for a party', 'households without a car', 'pupils who are absent']

const LINES: Record<string, string[]> = {
  bandwagon: ['Everyone in the valley has signed already.', 'Two million have joined; where are you?'],
  scapegoat: [
    'All our troubles come from the people across the river.',
    'If bread is dear, floods come and trains are late, the newcomers did it.',
  ],
  'false choice': ['Vote for the dam, or the valley will die.', 'Either you support this law, or you want chaos.'],
  'personal attack': [
    'Dr Imani is against it? Look at his ugly coat.',
    'Why listen to Ms Petrova on taxes? She cannot even sing.',
  ],
}

const WHY: Record<string, string> = {
  bandwagon: 'That many take part is given as the reason.',
  scapegoat: 'One group is blamed for all that is bad.',
  'false choice': 'Other ways are left unmentioned.',
  'personal attack': 'The argument itself is left alone.',
}

export const templates: Template[] = [
  {
    id: 'points-and-percent',
    skill: 'read-public-numbers',
    bloom: 'apply',
    make(random) {
      const from = random.pick([4, 5, 8, 10, 16, 20, 25])
      const points = random.int(1, 9)
      const to = from + points
      const percent = (points / from) * 100
      if (!Number.isInteger(percent * 2)) return this.make(random)
      const asPercent = random.int(0, 1) === 1
      const key = asPercent ? percent : points
      const slips = [
        asPercent
          ? { answer: points, why: `${points} is the rise in percentage points.` }
          : { answer: percent, why: `${percent} is the rise in percent of the old share.` },
        { answer: Number(((points / to) * 100).toFixed(1)), why: 'This divides by the new value.' },
        { answer: to, why: `${to}% is the new share and not the rise.` },
      ]
      return {
        kind: 'numeric',
        stem: `The share of ${random.pick(SHARES)} rises from ${from}% to ${to}%. By how many ${asPercent ? 'percent' : 'percentage points'} has it risen?`,
        answer: key,
        tolerance: 0.05,
        why: asPercent
          ? `It rose by ${points} points, and ${points} / ${from} is ${percent}%.`
          : `Percentage points are the difference of the shares: ${to} - ${from} = ${points}.`,
        wrong: slips.filter(
          ({ answer }, at) =>
            Math.abs(answer - key) > 0.1 && slips.findIndex((other) => Math.abs(other.answer - answer) < 0.001) === at,
        ),
      }
    },
  },
  {
    id: 'rate-per-hundred-thousand',
    skill: 'read-public-numbers',
    bloom: 'apply',
    make(random) {
      const people = 10_000 * random.pick([2, 4, 5, 8, 20, 25, 40, 50])
      const rate = 10 * random.int(3, 40)
      const count = (people * rate) / 100_000
      if (!Number.isInteger(count)) return this.make(random)
      return {
        kind: 'numeric',
        stem: `A town of ${people} people had ${count} thefts in a year. How many are that per 100,000 people?`,
        answer: rate,
        tolerance: 0.5,
        unit: 'thefts',
        why: `${count} / ${people} times 100,000 is ${rate}.`,
        wrong: [
          { answer: count, why: `${count} is the number in the town; the rate is taken per 100,000 people.` },
          { answer: rate / 10, why: 'That is the rate per 10,000 people.' },
        ].filter(({ answer }, at) => Math.abs(answer - rate) > 0.5 && !(at === 1 && answer === count)),
      }
    },
  },
  {
    id: 'technique-of-a-line',
    skill: 'name-propaganda-techniques',
    bloom: 'apply',
    make(random) {
      const technique = random.pick(Object.keys(LINES))
      const line = random.pick(LINES[technique] ?? [])
      const where = random.pick(['A leaflet', 'A poster', 'A speaker', 'A post'])
      return {
        kind: 'single',
        stem: `${where} says: "${line}" Which technique is this?`,
        options: random.shuffle(Object.keys(LINES)).map((text) => ({
          text,
          ...(text === technique
            ? { correct: true, why: WHY[text] ?? '' }
            : {
                why:
                  text === 'bandwagon'
                    ? 'That would point to how many already take part.'
                    : text === 'scapegoat'
                      ? 'That would blame one group for all that is bad.'
                      : text === 'false choice'
                        ? 'That would offer two ways as if nothing lay between.'
                        : 'That would mock a person instead of answering the argument.',
              }),
        })),
      }
    },
  },
]
