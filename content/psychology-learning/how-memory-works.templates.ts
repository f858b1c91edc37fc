import type { Template } from '../template.ts'

const YEARS = ['1066', '1215', '1492', '1789', '1815', '1918', '1945', '1969', '1989', '2001', '2012', '2020']
const LEARNERS = ['Amina', 'Tomás', 'Ingrid', 'Kofi', 'Mei', 'Rashid', 'Olga', 'Diego']

const FAILURES = {
  encoding: [
    'Pavel hears a new name while he looks for his ticket, and two seconds later he has no trace of it',
    'Sara reads a page with her mind on the holidays, and nothing of it gets in',
    'Jonas leaves his glasses somewhere while he is on the phone, and never notices where',
    'Hana copies a table line by line while she chats, and takes in none of it',
  ],
  storage: [
    'Femi knew his first phone number well, and after thirty years no hint brings it back',
    'Rosa could play a piece by heart as a child, and today neither notes nor sound stir any trace',
    'Lars learned the rivers of Asia at school, and decades later even a list of choices is of no help',
    'Wen knew a poem well twenty years ago, and its first line now seems new to her',
  ],
  retrieval: [
    'Elif has a word on the tip of her tongue, and it comes when somebody says its first sound',
    'Omar fails to think of a street in the exam, and writes it down without help an hour later',
    'Nia forgets the name of a film, and it is back at once when she sees the poster',
    'Ivan walks into the kitchen, wonders what he wanted, and knows it when he is back in his room',
  ],
} as const

export const templates: Template[] = [
  {
    id: 'chunks-of-years',
    skill: 'count-memory-chunks',
    bloom: 'apply',
    make(random) {
      const learner = random.pick(LEARNERS)
      const known = random.int(2, 3)
      const loose = random.int(1, 3)
      const years = random.shuffle(YEARS).slice(0, known)
      const extra = random.shuffle(['3', '4', '6', '7', '8', '5']).slice(0, loose)
      const row = [...years.join(''), ...extra].join(' ')
      const digits = known * 4 + loose
      const key = known + loose
      const wrong = [
        { answer: digits, why: `That is the number of digits; each year that ${learner} knows counts as one piece.` },
        { answer: known, why: 'These are the years alone; each loose digit at the end is a piece too.' },
        { answer: known + 1, why: 'This takes the loose digits for one piece, but they form no group that is known.' },
      ]
      return {
        kind: 'numeric',
        stem: `${learner} knows the years ${years.join(', ')} well and wants to keep the row ${row} in mind. The rest of it forms no group that is known. How many chunks does the row have for ${learner}?`,
        answer: key,
        why: `${known} known years are ${known} chunks, and with ${loose} single ${loose === 1 ? 'digit' : 'digits'} that makes ${key}.`,
        wrong: wrong.filter(
          ({ answer }, at) => answer !== key && wrong.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
  {
    id: 'which-stage-failed',
    skill: 'tell-memory-stages',
    bloom: 'analyze',
    make(random) {
      const { encoding, storage, retrieval } = FAILURES
      return {
        kind: 'matching',
        stem: 'Match each event with the stage that failed.',
        pairs: random.shuffle([
          {
            left: random.pick(encoding),
            right: 'encoding',
            why: 'It was never taken in, since the mind was elsewhere.',
          },
          { left: random.pick(storage), right: 'storage', why: 'It was once known well, and no cue brings it back.' },
          { left: random.pick(retrieval), right: 'retrieval', why: 'It came back later, so it had been kept.' },
        ]),
      }
    },
  },
]
