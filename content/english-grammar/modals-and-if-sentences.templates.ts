import type { Template } from '../template.ts'
import { IRREGULAR, slips } from './verbs.ts'

const IF_BASES = [
  'know',
  'see',
  'take',
  'write',
  'break',
  'speak',
  'eat',
  'drive',
  'choose',
  'drink',
  'sing',
  'fly',
] as const
const PARTS: Record<(typeof IF_BASES)[number], { what: string; result: [base: string, participle: string] }> = {
  know: { what: 'the answer', result: ['tell me', 'told me'] },
  see: { what: 'a doctor', result: ['feel better', 'felt better'] },
  take: { what: 'a taxi', result: ['be on time', 'been on time'] },
  write: { what: 'it down', result: ['remember it', 'remembered it'] },
  break: { what: 'the vase', result: ['say so', 'said so'] },
  speak: { what: 'more slowly', result: ['be clearer', 'been clearer'] },
  eat: { what: 'some breakfast', result: ['have more energy', 'had more energy'] },
  drive: { what: 'more slowly', result: ['save petrol', 'saved petrol'] },
  choose: { what: 'the blue one', result: ['be happier', 'been happier'] },
  drink: { what: 'more water', result: ['get fewer headaches', 'got fewer headaches'] },
  sing: { what: 'louder', result: ['be heard', 'been heard'] },
  fly: { what: 'to Oslo', result: ['arrive sooner', 'arrived sooner'] },
}

type Situation = { told: string; key: string; why: string; wrong: [text: string, why: string][] }
const DUTY: ((what: string) => Situation)[] = [
  (what) => ({
    told: `It's forbidden to ${what} here.`,
    key: `You mustn't ${what} here.`,
    why: "“Mustn't” forbids something.",
    wrong: [
      [`You don't have to ${what} here.`, "This only says that there's no duty."],
      [`You should ${what} here.`, 'This is advice to do it.'],
    ],
  }),
  (what) => ({
    told: `You're allowed to ${what} here, but nobody has to do it.`,
    key: `You don't have to ${what} here.`,
    why: "There's no duty.",
    wrong: [
      [`You mustn't ${what} here.`, 'This forbids it.'],
      [`You must ${what} here.`, 'This makes it a duty.'],
    ],
  }),
  (what) => ({
    told: `It's a good idea to ${what} here, but it isn't a rule.`,
    key: `You should ${what} here.`,
    why: '“Should” gives advice.',
    wrong: [
      [`You must ${what} here.`, 'This makes it a duty.'],
      [`You mustn't ${what} here.`, 'This forbids it.'],
    ],
  }),
]
const THINGS = [
  'pay in cash',
  'wear a helmet',
  'take your shoes off',
  'speak to the driver',
  'wash the fruit',
  'use a torch',
]

const SURE: { told: string; key: string; why: string; wrong: [string, string][] }[] = [
  {
    told: 'You are sure that it is so',
    key: 'must be',
    why: '“Must” draws a firm conclusion.',
    wrong: [
      ['might be', "This only says that it's possible."],
      ["can't be", "This says that you're sure of the opposite."],
      ["mustn't be", "“Mustn't” forbids something."],
    ],
  },
  {
    told: 'You think it possible, but you do not know',
    key: 'might be',
    why: "“Might” says that it's possible.",
    wrong: [
      ['must be', "This would say that you're sure."],
      ["can't be", "This says that you're sure of the opposite."],
      ["mustn't be", "“Mustn't” forbids something."],
    ],
  },
  {
    told: 'You are sure that it is not so',
    key: "can't be",
    why: "“Can't” rules it out.",
    wrong: [
      ['might be', "This only says that it's possible."],
      ['must be', "This says that you're sure of the opposite."],
      ["mustn't be", "“Mustn't” forbids something, and isn't used for this conclusion."],
    ],
  },
]
const GUESSES = [
  'She ____ his mother.',
  'The shop ____ closed today.',
  'This ____ the right house.',
  'They ____ twins.',
]

export const templates: Template[] = [
  {
    id: 'verb-after-if',
    skill: 'build-if-sentences',
    bloom: 'apply',
    make(random) {
      const base = random.pick(IF_BASES)
      const verb = IRREGULAR.find((entry) => entry.base === base)
      if (!verb) throw new Error(`There's no verb ${base}.`)
      const { what, result } = PARTS[base]
      const type = random.int(1, 3)
      const end = [`you'll ${result[0]}`, `you would ${result[0]}`, `you would have ${result[1]}`][type - 1]
      const answers = [[base], [verb.past], [`had ${verb.participle}`, `'d ${verb.participle}`]][type - 1]
      if (!end || !answers) throw new Error('There are three types.')
      const why = [
        'The result has “will”, so the condition is real and has the present.',
        'The result has “would” and the base form, so the condition has the past simple.',
        'The result has “would have” and a participle, so the condition has the past perfect.',
      ][type - 1]
      if (!why) throw new Error('There are three types.')
      return {
        kind: 'typed',
        stem: `Fill the gap with the right form of “${base}”. “If you ____ ${what}, ${end}.”`,
        answers,
        why,
        wrong: slips(answers, [
          { answer: `would ${base}`, why: '“Would” belongs in the result.' },
          { answer: `will ${base}`, why: "After “if”, a condition doesn't take this form here. Look at the result." },
          { answer: `would have ${verb.participle}`, why: '“Would have” belongs in the result.' },
          { answer: verb.past, why: 'This form goes with “would” and the base form.' },
          { answer: base, why: 'The present goes with “will” in the result.' },
        ]),
      }
    },
  },
  {
    id: 'duty-or-permission',
    skill: 'choose-a-modal',
    bloom: 'apply',
    make(random) {
      const { told, key, why, wrong } = random.pick(DUTY)(random.pick(THINGS))
      return {
        kind: 'single',
        stem: `Which sentence says the same as this one? “${told}”`,
        options: [{ text: key, correct: true, why }, ...wrong.map(([text, reason]) => ({ text, why: reason }))],
      }
    },
  },
  {
    id: 'how-sure',
    skill: 'choose-a-modal',
    bloom: 'apply',
    make(random) {
      const { told, key, why, wrong } = random.pick(SURE)
      return {
        kind: 'single',
        stem: `${told}. Which form fits the gap? “${random.pick(GUESSES)}”`,
        options: [{ text: key, correct: true, why }, ...wrong.map(([text, reason]) => ({ text, why: reason }))],
      }
    },
  },
]
