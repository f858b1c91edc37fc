import type { Template } from '../template.ts'

const ACTIVE = [
  'Answering questions with the book shut',
  'Writing a page from memory',
  'Saying the back before turning a card',
  'Drawing the heart on blank paper',
  'Doing an old exam with its key put away',
  'Explaining it to a friend without notes',
]
const PASSIVE = [
  ['Marking the main lines in yellow', 'The lines stand before your eyes, so nothing has to be fetched.'],
  ['Reading the chapter a third time', 'Reading again feels familiar, but the page does the work.'],
  ['Copying a summary word by word', 'In copying the text stays in view and memory has no work.'],
  ['Hearing the recorded lecture again', 'Hearing again is like reading again; no answer is looked for.'],
  ['Reading both sides of each card', 'With the answer in view the card is only reread.'],
  ['Following a solved exam line by line', 'The solution is given, so no step has to be found.'],
] as const

export const templates: Template[] = [
  {
    id: 'who-retrieves',
    skill: 'design-retrieval-practice',
    bloom: 'apply',
    make(random) {
      const keys = random.shuffle(ACTIVE).slice(0, random.int(2, 3))
      const others = random.shuffle(PASSIVE).slice(0, random.int(2, 3))
      return {
        kind: 'multiple',
        stem: 'Which of these ways of studying make you retrieve?',
        options: random.shuffle([
          ...keys.map((text) => ({
            text,
            correct: true,
            why: `${text}: what is needed has to come out of memory first.`,
          })),
          ...others.map(([text, why]) => ({ text, why })),
        ]),
      }
    },
  },
  {
    id: 'which-group-lost-less',
    skill: 'read-testing-data',
    bloom: 'analyze',
    make(random) {
      const people = random.pick(['sailors', 'nurses', 'pupils', 'cooks', 'drivers', 'students'])
      const readSoon = random.int(74, 88)
      const testSoon = random.int(64, readSoon - 4)
      const testLate = random.int(52, testSoon - 5)
      const readLate = random.int(30, testLate - 8)
      const readLoss = readSoon - readLate
      const testLoss = testSoon - testLate
      const key = readLoss - testLoss
      const wrong = [
        { answer: readLoss, why: `This is the loss of the readers alone; the testers lost ${testLoss} too.` },
        {
          answer: testLate - readLate,
          why: 'This compares the results after a week; the question is about the losses.',
        },
        {
          answer: readSoon - testSoon,
          why: 'This compares the results after five minutes; the question is about the losses.',
        },
        { answer: testLoss, why: `This is the loss of the testers alone; the readers lost ${readLoss}.` },
      ]
      return {
        kind: 'numeric',
        stem: `One group of ${people} reads a text again, another tests itself. After 5 minutes they recall ${readSoon}% and ${testSoon}%, after a week ${readLate}% and ${testLate}%. How many percentage points more did the readers lose than the testers?`,
        answer: key,
        unit: 'percentage points',
        why: `The readers lost ${readSoon} - ${readLate} = ${readLoss}, the testers ${testSoon} - ${testLate} = ${testLoss}, and ${readLoss} - ${testLoss} = ${key}.`,
        wrong: wrong.filter(
          ({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
