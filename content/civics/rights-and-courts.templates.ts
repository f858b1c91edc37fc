import type { Template } from '../template.ts'

const MONTHS = ['January', 'March', 'May', 'July', 'September', 'November']
const DEEDS = [
  { who: 'Mr Haddad', deed: 'flies a drone over a park' },
  { who: 'Ms Varga', deed: 'sells raw milk at a market' },
  { who: 'Mr Silva', deed: 'rides an electric scooter on a pavement' },
  { who: 'Ms Kimura', deed: 'burns leaves in her garden' },
  { who: 'Mr Owusu', deed: 'catches eels in a river' },
]

const CASES: { kind: 'criminal' | 'civil' | 'administrative'; text: string }[] = [
  { kind: 'criminal', text: 'A prosecutor charges a man with stealing a bicycle' },
  { kind: 'criminal', text: 'A prosecutor charges a cashier with forging receipts' },
  { kind: 'criminal', text: 'A prosecutor charges two men with breaking into a shop' },
  { kind: 'criminal', text: 'A prosecutor charges a driver with injuring a cyclist while drunk' },
  { kind: 'civil', text: 'A landlady sues a tenant for two months of unpaid rent' },
  { kind: 'civil', text: 'A buyer sues a dealer because the car he bought has no brakes' },
  { kind: 'civil', text: 'Two sisters dispute who has inherited a house' },
  { kind: 'civil', text: 'A firm sues another for the price of timber' },
  { kind: 'administrative', text: 'A farmer goes to court against an office that refused him a building permit' },
  { kind: 'administrative', text: 'A café owner goes to court because an office closed her café' },
  { kind: 'administrative', text: 'A man goes to court against the tax office over his assessment' },
  { kind: 'administrative', text: 'A group goes to court because the town forbade its march' },
]

const WHY = {
  criminal: 'The state accuses a person of a crime.',
  civil: 'One person or firm claims something from another.',
  administrative: 'A person asks whether an act of an office was lawful.',
} as const

const KINDS = ['criminal', 'civil', 'administrative'] as const

export const templates: Template[] = [
  {
    id: 'law-in-time',
    skill: 'apply-rule-of-law',
    bloom: 'apply',
    make(random) {
      const { who, deed } = random.pick(DEEDS)
      const [first, second] = random
        .shuffle(MONTHS.map((_, at) => at))
        .slice(0, 2)
        .sort((a, b) => a - b)
      if (first === undefined || second === undefined) return this.make(random)
      const before = random.int(0, 1) === 1
      const [act, law] = before ? [first, second] : [second, first]
      return {
        kind: 'true-false',
        stem: `${who} ${deed} in ${MONTHS[act]}. A statute that makes this a crime came into force at the start of ${MONTHS[law]} of the same year. By the rule of law, ${who} may be punished for it.`,
        truth: !before,
        reasons: [
          {
            text: 'The deed came before the statute',
            ...(before
              ? { correct: true, why: `In ${MONTHS[act]} it was still allowed, and criminal law works forwards alone.` }
              : { why: `The statute was in force from ${MONTHS[law]}, and the deed followed in ${MONTHS[act]}.` }),
          },
          {
            text: 'The statute came before the deed',
            ...(before
              ? { why: `The deed was done in ${MONTHS[act]}, and the statute followed in ${MONTHS[law]}.` }
              : { correct: true, why: `In ${MONTHS[act]} everybody could know that it was a crime.` }),
          },
          {
            text: 'The day of the trial decides which law holds',
            why: 'What counts is the law on the day of the deed.',
          },
          {
            text: 'A statute holds for the whole year in which it is made',
            why: 'It holds from the day on which it comes into force.',
          },
        ],
      }
    },
  },
  {
    id: 'kind-of-case',
    skill: 'place-case-in-court',
    bloom: 'apply',
    make: (random) => ({
      kind: 'matching',
      stem: 'Match each case with its kind.',
      pairs: random.shuffle(KINDS).map((kind) => ({
        left: random.pick(CASES.filter((one) => one.kind === kind)).text,
        right: kind,
        why: WHY[kind],
      })),
    }),
  },
]
