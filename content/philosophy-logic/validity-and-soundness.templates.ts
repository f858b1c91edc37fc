import type { Template } from '../template.ts'

const WORDS = ['blims', 'tors', 'mavs', 'gruns', 'zads', 'fobs', 'perls', 'quibs', 'wends', 'narls', 'ospers', 'kips']

const FORMS = [
  {
    premises: (a: string, b: string, c: string) => `All ${a} are ${b}. All ${b} are ${c}.`,
    key: (a: string, _: string, c: string) => `All ${a} are ${c}`,
    why: (a: string, b: string, c: string) =>
      `Each of the ${a} is among the ${b}, and all of these are among the ${c}.`,
    slips: [
      [
        (a: string, _: string, c: string) => `All ${c} are ${a}`,
        'This turns it round; there may be others among them.',
      ],
      [
        (a: string, _: string, c: string) => `No ${a} are ${c}`,
        'The premises put the first inside the last, so the opposite holds.',
      ],
      [(a: string, b: string, _: string) => `All ${b} are ${a}`, 'This turns the first premise round.'],
    ],
  },
  {
    premises: (a: string, b: string, c: string) => `All ${a} are ${b}. No ${b} are ${c}.`,
    key: (a: string, _: string, c: string) => `No ${a} are ${c}`,
    why: (a: string, b: string, c: string) => `All ${a} are among the ${b}, and none of these is among the ${c}.`,
    slips: [
      [(a: string, _: string, c: string) => `All ${a} are ${c}`, 'The premises keep the two apart, so none can be.'],
      [(a: string, b: string, _: string) => `All ${b} are ${a}`, 'This turns the first premise round.'],
      [
        (a: string, _: string, c: string) => `Some ${c} are ${a}`,
        'The premises keep the two apart, so there can be none.',
      ],
    ],
  },
  {
    premises: (a: string, b: string, c: string) => `All ${a} are ${b}. Some ${c} are ${a}.`,
    key: (_: string, b: string, c: string) => `Some ${c} are ${b}`,
    why: (a: string, b: string, c: string) => `The ${c} that are ${a} are ${b} too, since all ${a} are.`,
    slips: [
      [
        (_: string, b: string, c: string) => `All ${c} are ${b}`,
        'The premises speak of some of them; the others may be outside.',
      ],
      [(_: string, b: string, c: string) => `All ${b} are ${c}`, 'Nothing limits what else may be among them.'],
      [(a: string, _: string, c: string) => `All ${a} are ${c}`, 'Some overlap is all that is said of these two.'],
    ],
  },
  {
    premises: (a: string, b: string, c: string) => `No ${a} are ${b}. Some ${c} are ${a}.`,
    key: (_: string, b: string, c: string) => `Some ${c} are outside the ${b}`,
    why: (a: string, b: string, c: string) => `The ${c} that are ${a} can't be ${b}, since no ${a} are.`,
    slips: [
      [
        (_: string, b: string, c: string) => `No ${c} are among the ${b}`,
        'Others of them may well be; the premises speak of some.',
      ],
      [
        (_: string, b: string, c: string) => `Some ${c} are among the ${b}`,
        'This may be so, but it does not follow; nothing puts any of them inside.',
      ],
      [(a: string, _: string, c: string) => `All ${c} are among the ${a}`, 'The premises say some, and this says all.'],
    ],
  },
] as const

const SOUND = [
  'All gold is metal. All metal conducts heat. So all gold conducts heat.',
  'All whales are mammals. No mammals have gills. So no whales have gills.',
  'All squares have four corners. Nothing with four corners is round. So no square is round.',
  'All ants are insects. All insects have six legs. So all ants have six legs.',
] as const
const FALSE_PREMISE = [
  'All fish can fly. Eels are fish. So eels can fly.',
  'All rivers are salty. The Nile is a river. So the Nile is salty.',
  'All birds are blue. Ravens are birds. So ravens are blue.',
  'All metals are magnetic. Copper is a metal. So copper is magnetic.',
] as const
const INVALID = [
  'All eels swim. Trout swim. So trout are eels.',
  'All dogs are animals. All cats are animals. So all dogs are cats.',
  'All tigers are mammals. All zebras are mammals. So all zebras are tigers.',
  'All whales live in water. Trout live in water. So trout are whales.',
] as const

export const templates: Template[] = [
  {
    id: 'what-follows',
    skill: 'judge-validity',
    bloom: 'apply',
    make(random) {
      const [a = '', b = '', c = ''] = random.shuffle(WORDS)
      const form = random.pick(FORMS)
      return {
        kind: 'single',
        stem: `Take these two premises as true, whatever the words mean. ${form.premises(a, b, c)} Which conclusion follows from them?`,
        options: random.shuffle([
          { text: form.key(a, b, c), correct: true, why: form.why(a, b, c) },
          ...form.slips.map(([text, why]) => ({ text: text(a, b, c), why })),
        ]),
      }
    },
  },
  {
    id: 'verdicts',
    skill: 'tell-valid-from-sound',
    bloom: 'analyze',
    make(random) {
      return {
        kind: 'matching',
        stem: 'Match each argument with the right verdict.',
        pairs: random.shuffle([
          { left: random.pick(SOUND), right: 'sound', why: 'The conclusion follows, and both premises are true.' },
          {
            left: random.pick(FALSE_PREMISE),
            right: 'valid but unsound',
            why: 'The conclusion follows, but the first premise is false.',
          },
          {
            left: random.pick(INVALID),
            right: 'invalid',
            why: 'The premises are true and the conclusion is false, so it does not follow.',
          },
        ]),
      }
    },
  },
]
