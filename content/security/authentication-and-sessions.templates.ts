import type { Template } from '../template.ts'

const KNOWN = ['a password', 'a PIN', 'the first teacher’s name', 'a phrase by heart']
const HAD = ['a code from an app', 'a key in the USB port', 'a chip card in a reader']
const BODY = ['a fingerprint', 'the pattern of the iris', 'the shape of the whole face']

export const templates: Template[] = [
  {
    id: 'step-of-the-code',
    skill: 'judge-factors',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const step = random.int(3, 60)
        const rest = random.int(1, 29)
        const second = step * 30 + rest
        const left = 30 - rest
        const asksStep = random.int(0, 1) === 1
        if (left === rest || step === rest || step === left || step + 1 === left) continue
        if (asksStep) {
          return {
            kind: 'numeric',
            stem: `An app makes its codes from the number of the 30-second step, and the first step has the number 0. In which step is second ${second}?`,
            answer: step,
            why: `${second} divided by 30 is ${step} with ${rest} left over, so it is step ${step}.`,
            wrong: [
              { answer: step + 1, why: `This rounds up; step ${step + 1} begins at second ${(step + 1) * 30}.` },
              { answer: rest, why: `This is what is left over when ${second} is divided by 30.` },
            ],
          }
        }
        return {
          kind: 'numeric',
          stem: `An app makes a new code at the start of each step of 30 seconds, counted from second 0. It is second ${second}. For how many more seconds does the code hold?`,
          answer: left,
          unit: 's',
          why: `${rest} seconds of step ${step} have passed, and 30 - ${rest} is ${left}.`,
          wrong: [
            { answer: rest, why: `So many seconds of the step have passed; asked is what remains of it.` },
            { answer: 30, why: 'A new code holds for 30 seconds; this one has begun already.' },
          ],
        }
      }
    },
  },
  {
    id: 'two-of-different-kinds',
    skill: 'judge-factors',
    bloom: 'apply',
    make(random) {
      const known = random.shuffle(KNOWN)
      const had = random.shuffle(HAD)
      const body = random.shuffle(BODY)
      const upper = (text: string) => text[0]?.toUpperCase() + text.slice(1)
      const right = random.pick([
        [known[0], had[0], 'The first is known, the second is a thing that one has.'],
        [known[0], body[0], 'The first is known, the second belongs to the body.'],
        [had[0], body[0], 'The first is a thing that one has, the second belongs to the body.'],
      ] as const)
      return {
        kind: 'single',
        stem: 'Which of these pairs counts as two-factor authentication?',
        options: random.shuffle([
          { text: upper(`${right[0]} and ${right[1]}`), correct: true, why: right[2] },
          {
            text: upper(`${known[1]} and ${known[2]}`),
            misconception: 2,
            why: 'Both are things that one knows, so they are one kind of factor.',
          },
          {
            text: upper(`${had[1]} and then ${had[2]}`),
            why: 'Both are things that one has, and one theft can take both.',
          },
          { text: upper(`${body[1]} and ${body[2]}`), why: 'Both belong to the body, which makes one kind of factor.' },
        ]),
      }
    },
  },
]
