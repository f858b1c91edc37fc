import type { Template } from '../template.ts'

const DANGERS = [
  ['A warehouse loses a scanner', 'scanners'],
  ['A clinic has a laptop stolen', 'laptops'],
  ['A library finds a reading device broken on purpose', 'devices'],
  ['A café has its card reader tampered with', 'readers'],
] as const

const PLACES = [
  { text: 'a rival copies the list of customers', right: 'confidentiality' },
  { text: 'a flatmate reads the messages on an unlocked telephone', right: 'confidentiality' },
  { text: 'a form shows the address of the person before', right: 'confidentiality' },
  { text: 'an intern changes the account number on an invoice', right: 'integrity' },
  { text: 'a virus swaps digits in the figures of a laboratory', right: 'integrity' },
  { text: 'a stranger edits the opening hours of a museum', right: 'integrity' },
  { text: 'a cut cable takes a hospital offline for a morning', right: 'availability' },
  { text: 'a flood of requests brings the ticket shop down', right: 'availability' },
  { text: 'a disk fails, and the bookings are gone until Monday', right: 'availability' },
] as const

const WHY = {
  confidentiality: 'Something is read by somebody who may not read it.',
  integrity: 'Something is changed by somebody who may not change it.',
  availability: 'Something is needed and is not there.',
}

export const templates: Template[] = [
  {
    id: 'worth-of-a-measure',
    skill: 'weigh-security-risk',
    bloom: 'apply',
    make(random) {
      const [danger] = random.pick(DANGERS)
      const each = random.int(2, 12) * 100
      const times = random.int(2, 6)
      const parts = random.pick([2, 4, 5, 10])
      const prevented = random.int(1, parts - 1)
      const cost = random.int(1, 9) * 50
      const loss = each * times
      const saved = (loss * prevented) / parts
      const key = saved - cost
      const slips = [
        {
          answer: loss - cost,
          why: `This takes the whole loss of ${loss}; the measure prevents ${prevented} in ${parts} of it.`,
        },
        {
          answer: saved,
          why: `This is what is prevented in a year; the ${cost} euros for the measure are still to be taken off.`,
        },
        {
          answer: loss - saved - cost,
          why: `This starts from the loss that remains; the gain starts from the ${saved} euros that are prevented.`,
        },
        { answer: (each * prevented) / parts - cost, why: `This counts one event; there are ${times} a year.` },
      ]
      return {
        kind: 'numeric',
        stem: `${danger} ${times} times a year, and each time costs ${each} euros. A measure for ${cost} euros a year prevents ${prevented} in ${parts} of these events. How many euros a year does it bring after its cost? Write a loss with a minus sign.`,
        answer: key,
        unit: 'euros',
        why: `The expected loss is ${each} x ${times} = ${loss} euros. The measure prevents ${saved} of it and costs ${cost}, so it brings ${key}.`,
        wrong: slips.filter(
          ({ answer }, at) => answer !== key && slips.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
  {
    id: 'goals-of-three-events',
    skill: 'name-security-goals',
    bloom: 'understand',
    make(random) {
      const goals = ['confidentiality', 'integrity', 'availability'] as const
      return {
        kind: 'matching',
        stem: 'Match each event with the goal of security that it harms.',
        pairs: random.shuffle(goals).map((goal) => {
          const { text } = random.pick(PLACES.filter(({ right }) => right === goal))
          return { left: text, right: goal, why: WHY[goal] }
        }),
      }
    },
  },
]
