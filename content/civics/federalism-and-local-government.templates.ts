import type { Template } from '../template.ts'

const votesOf = (millions: number) => (millions > 7 ? 6 : millions > 6 ? 5 : millions > 2 ? 4 : 3)

const TASKS = [
  { level: 'national', task: 'military defence' },
  { level: 'national', task: 'foreign policy' },
  { level: 'national', task: 'the currency' },
  { level: 'national', task: 'citizenship' },
  { level: 'national', task: 'border control' },
  { level: 'local', task: 'rubbish removal' },
  { level: 'local', task: 'water supply' },
  { level: 'local', task: 'kindergartens' },
  { level: 'local', task: 'public parks' },
  { level: 'local', task: 'building permits' },
] as const

export const templates: Template[] = [
  {
    id: 'votes-by-population',
    skill: 'reckon-weight-in-chamber',
    bloom: 'apply',
    make(random) {
      const sizes = [random.int(5, 19), random.int(22, 58), random.int(62, 69), random.int(75, 180)].map(
        (tenths) => tenths / 10,
      )
      const chosen = random.shuffle(sizes).slice(0, 3)
      const votes = chosen.map(votesOf)
      const key = votes.reduce((sum, count) => sum + count, 0)
      return {
        kind: 'numeric',
        stem: `Three Länder have ${chosen[0]}, ${chosen[1]} and ${chosen[2]} million people. How many votes do they have together in the German Bundesrat?`,
        answer: key,
        unit: 'votes',
        why: `They have ${votes.join(' + ')} = ${key} votes.`,
        wrong: [
          { answer: 9, why: 'Three votes are the least that a Land has; more people give more votes.' },
          { answer: 6, why: 'Two each is the rule for American senators.' },
          { answer: 18, why: 'Six is the most that a Land can have.' },
        ].filter(({ answer }) => answer !== key),
      }
    },
  },
  {
    id: 'people-for-a-senator',
    skill: 'reckon-weight-in-chamber',
    bloom: 'apply',
    make(random) {
      const small = random.int(2, 9) / 10
      const factor = random.int(6, 60)
      const large = Number((small * factor).toFixed(1))
      return {
        kind: 'numeric',
        stem: `State A has ${large} million people and state B ${small} million. Both have two senators. How many times as many people stand behind a senator of A as behind one of B?`,
        answer: factor,
        tolerance: 0.1,
        why: `${large / 2} million stand behind one senator of A and ${small / 2} million behind one of B; ${large} / ${small} = ${factor}.`,
        wrong: [
          { answer: factor * 2, why: 'Both states have two senators, so the two cancel out.' },
          { answer: 1, why: 'The number of senators is the same; the number of people behind them is not.' },
        ],
      }
    },
  },
  {
    id: 'local-or-national',
    skill: 'place-task-at-level',
    bloom: 'understand',
    make(random) {
      const level = random.pick(['local', 'national'] as const)
      const right = random.shuffle(TASKS.filter((one) => one.level === level)).slice(0, 2)
      const wrong = random.shuffle(TASKS.filter((one) => one.level !== level)).slice(0, random.int(2, 3))
      return {
        kind: 'multiple',
        stem: `Which of these tasks are typically ${level}?`,
        options: random.shuffle([...right, ...wrong]).map((one) => ({
          text: one.task,
          ...(one.level === level && { correct: true }),
          why: `In the table of the lesson, ${one.task} ${/s$/.test(one.task) ? 'stand' : 'stands'} with the ${one.level} tasks.`,
        })),
      }
    },
  },
]
