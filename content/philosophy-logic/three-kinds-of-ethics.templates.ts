import type { Template } from '../template.ts'

type Wrong = { answer: number; why: string }
/** The wrong answers that differ from the key and from each other. */
const distinct = (key: number, wrong: Wrong[]) =>
  wrong.filter(({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at)

const PLANS = [
  'A new bus line',
  'A market on Sunday',
  'A shorter lunch break',
  'A wall along the river',
  'A later start of school',
]

const REASONS = {
  consequences: [
    '“Think of how many people would suffer from it.”',
    '“It makes three families glad and harms nobody.”',
    '“In the end more would be well off than before.”',
    '“Add up the joy and the pain of all concerned.”',
  ],
  duties: [
    '“I gave my word, and that binds me, come what may.”',
    '“Nobody may be used as a tool against his will.”',
    '“I could never want that rule as a law for everybody.”',
    '“It is a lie, and lying is forbidden even for a good end.”',
  ],
  virtues: [
    '“That would be mean, and I want to become generous.”',
    '“A brave person would stay, a rash one would run in.”',
    '“By doing fair things one grows into a fair person.”',
    '“What would it make of my character?”',
  ],
} as const

export const templates: Template[] = [
  {
    id: 'sum-over-all',
    skill: 'apply-ethical-theories',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const winners = random.int(2, 9)
        const gain = random.int(1, 6)
        const losers = random.int(2, 9)
        const loss = random.int(1, 8)
        const won = winners * gain
        const lost = losers * loss
        const key = won - lost
        if (key === 0 || winners === losers) continue
        return {
          kind: 'numeric',
          stem: `${random.pick(PLANS)} gives ${gain} ${gain === 1 ? 'unit' : 'units'} of happiness to each of ${winners} people and takes ${loss} ${loss === 1 ? 'unit' : 'units'} from each of ${losers} others. Which sum would Bentham look at? A loss has a minus.`,
          answer: key,
          unit: 'units',
          why: `${winners} x ${gain} = ${won} are won, ${losers} x ${loss} = ${lost} are lost, and ${won} - ${lost} = ${key}, so it speaks ${key > 0 ? 'for' : 'against'} the plan.`,
          wrong: distinct(key, [
            {
              answer: winners - losers,
              why: 'This counts heads; how much each of them wins or loses belongs in the sum.',
            },
            { answer: gain - loss, why: 'This compares one person with one; all who are affected count.' },
            { answer: won, why: `This leaves out the ${lost} that are lost.` },
            { answer: won + lost, why: 'This adds the losses as if they were gains.' },
          ]),
        }
      }
    },
  },
  {
    id: 'kind-of-reason',
    skill: 'recognise-ethical-reason',
    bloom: 'understand',
    make(random) {
      return {
        kind: 'matching',
        stem: 'Match each reason with the kind of ethics that it comes from.',
        pairs: random.shuffle([
          {
            left: random.pick(REASONS.consequences),
            right: 'consequences',
            why: 'It looks at what will come of it for those affected.',
          },
          {
            left: random.pick(REASONS.duties),
            right: 'duties',
            why: 'It looks at what is owed or forbidden, whatever comes of it.',
          },
          {
            left: random.pick(REASONS.virtues),
            right: 'virtues',
            why: 'It looks at what kind of person one is or becomes.',
          },
        ]),
      }
    },
  },
]
