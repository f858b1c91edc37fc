import type { Asked, Reaction } from './modelServer.ts'

/**
 * The double of a language model. It always writes the same course about lace: three lessons, and questions that can be
 * answered from them. To simulate failures, tests replace its reply to some calls.
 */
export const LESSONS = ['Threads and bobbins', 'The cross', 'A first ground'] as const
const MINUTES = 10

type CodeStep = 'problems' | 'mendProblems' | 'programs'
export type Step =
  | 'understand'
  | 'outline'
  | 'lesson'
  | 'questions'
  | 'edit'
  | 'repair'
  | 'solve'
  | 'proofread'
  | 'facts'
  | 'numbers'
  | 'numbersAgain'
  | 'whole'
  | 'confirm'
  | CodeStep

/** The pipeline step that makes a call, recognised by the prompt. */
export function stepOf({ system }: Asked): Step {
  if (system.startsWith('You edit')) return 'edit'
  if (system.startsWith('You mend')) return 'repair'
  if (system.startsWith('You check the facts')) return 'facts'
  if (system.startsWith('You recompute')) return 'numbers'
  if (system.startsWith('A program recomputed')) return 'numbersAgain'
  if (system.startsWith('You read a whole course')) return 'whole'
  if (system.startsWith('Two editors of a course')) return 'confirm'
  if (system.startsWith('You solve')) return 'solve'
  if (system.startsWith('You read the proofs')) return 'proofread'
  if (system.startsWith('You write quiz')) return 'questions'
  if (system.startsWith('You write coding problems')) return 'problems'
  if (system.startsWith('You repair coding problems')) return 'mendProblems'
  if (system.startsWith('You write programs')) return 'programs'
  if (system.startsWith('You plan courses')) return 'understand'
  return system.includes('plan a short course') ? 'outline' : 'lesson'
}

/** Which lesson a call of the step `lesson`, `questions`, `edit`, `repair` or `solve` is about, as an index in LESSONS. */
export const lessonOf = ({ prompt }: Asked) =>
  LESSONS.findIndex(
    (title) => prompt.includes(`${title} is an old craft`) || prompt.includes(`lesson to write\n${title}`),
  )

export function modelDouble(asked: Asked): Reaction {
  switch (stepOf(asked)) {
    case 'understand':
      return json({
        title: 'Bobbin lace',
        subject: 'Crafts',
        level: 'beginner',
        goal: 'Make a first piece of lace.',
        language: 'English',
        exclusions: [],
        refuse: null,
      })
    case 'outline':
      return json({
        title: 'Bobbin lace',
        summary: 'How lace is made of threads that cross.',
        objective: 'Make a first piece of lace.',
        assumed: [],
        lessons: LESSONS.map((title, place) => ({
          ...{
            title,
            summary: `About ${title.toLowerCase()}.`,
            minutes: MINUTES,
            bloom: 'apply',
            reason: 'It comes next.',
          },
          skill: `Use ${title.toLowerCase()}`,
          buildsOn: place > 0 ? [place] : [],
          misconceptions: ['Lace is knotted.', 'More thread holds better.'],
        })),
      })
    case 'lesson':
      return { text: lessonText(LESSONS[lessonOf(asked)] ?? '') }
    case 'questions':
      return json({ questions: questionsOf() })
    case 'edit':
    case 'repair':
      return json({ questions: [] })
    case 'facts':
      return json({ claims: factsIn(asked.prompt).map(({ id }) => ({ id, verdict: 'true', why: '', better: '' })) })
    case 'numbers':
      return json({ results: [] })
    case 'numbersAgain':
      return json({ changes: [] })
    case 'whole':
      return json({ findings: [] })
    case 'confirm':
      return json({ passages: [] })
    case 'solve':
      return json({ solutions: solve(asked.prompt) })
    case 'proofread':
      return json({ questions: namedIn(asked.prompt).map(({ id }) => ({ id, verdict: 'print' })) })
    case 'problems':
    case 'mendProblems':
      return json({ problems: [] })
    case 'programs':
      return json({ programs: [] })
  }
}

/** The questions that a prompt of the step `edit`, `repair` or `proofread` contains as JSON. */
export const namedIn = (prompt: string): { id: string; question: { stem: string } }[] =>
  JSON.parse(prompt.split('# Questions\n')[1] ?? '[]')

type Versions = { id: string; a: string; b: string }
/** A reply of the step `confirm` that finds a fault in the versions for which `isFaulty` holds. */
export const faulting = ({ prompt }: Asked, isFaulty: (version: string) => boolean): Reaction => {
  const passages: Versions[] = JSON.parse(prompt.split('# Passages\n')[1] ?? '[]')
  const faultOf = (version: string) => (isFaulty(version) ? 'It is not so.' : null)
  return json({ passages: passages.map(({ id, a, b }) => ({ id, a: faultOf(a), b: faultOf(b) })) })
}

const json = (value: unknown): Reaction => ({ text: JSON.stringify(value) })

export const lessonText = (title: string) => `## Summary

${title} is an old craft of crossing threads. It gives a fabric with holes that hold.

## Explanation

You know how a plait is made of three strands. ${title} uses pairs in place of strands. Each pair hangs on two **bobbins**, which keep the thread tight. A cross lays the left thread over the right one. A twist lays the right thread of each pair over the left one. A pin holds each cross until the next row is done. Two crosses beside a pin make a stitch that cannot slip. The pattern lies under the pins on a pillow filled with straw.

### How many

A band of one centimetre takes eight pairs of bobbins. Wider bands take more, always in even numbers, since a lone thread has nothing to cross with.

## Worked example

A band is to be two centimetres wide. One centimetre takes eight pairs. Two centimetres take sixteen pairs, which is thirty-two bobbins.

## Misconceptions

### Lace is knotted

**Why people think so:** It holds like a net.

**In fact:** The threads cross and twist, and pins hold them until the rows around them do.

### A cross and a twist are the same

**Why people think so:** Both lay one thread over another.

**In fact:** A cross goes left over right between the pairs; a twist goes right over left within each pair.
`

const option = (
  text: string,
  correct = false,
  why = `It is about ${text.toLowerCase()}, as lace makers say of it.`,
) => ({ text, correct, why })

export const questionsOf = () => [
  question({
    kind: 'single',
    stem: 'What keeps the thread of a pair tight?',
    options: [
      option('The two bobbins', true),
      option('The straw below'),
      option('The next pin'),
      option('A small knot'),
    ],
    evidence: 'Each pair hangs on two **bobbins**, which keep the thread tight.',
  }),
  question({
    kind: 'typed',
    stem: 'What holds each cross until the next row is done? Type one word.',
    answers: ['pin', 'a pin', 'pins', 'the pin'],
    why: 'A pin keeps the cross in its place.',
    wrong: [{ answer: 'straw', why: 'Straw fills the pillow.' }],
    evidence: 'A pin holds each cross until the next row is done.',
  }),
  question({
    kind: 'numeric',
    stem: 'How many pairs of bobbins does a band of one centimetre take?',
    answer: 8,
    why: 'Eight pairs make a centimetre.',
    wrong: [{ answer: '16', why: 'Those are its bobbins, two to a pair.' }],
    evidence: 'A band of one centimetre takes eight pairs of bobbins.',
  }),
  question({
    kind: 'multiple',
    stem: 'Which of these lay one thread over another?',
    options: [option('A cross', true), option('A twist', true), option('A pillow'), option('A pattern')],
    evidence: 'A cross lays the left thread over the right one.',
  }),
]

const question = (given: object) => ({
  ...{ bloom: 'understand', options: [], truth: null, answers: [], answer: null, tolerance: null, unit: null },
  ...{ steps: [], pairs: [], extra: [], why: null, wrong: [] },
  ...given,
})

/**
 * The answers to the questions, for the step in which the model has to solve them. The keys are the beginnings of the
 * questions.
 */
const KNOWN: Record<string, string[]> = {
  'What keeps the thread': ['The two bobbins'],
  'Which of these lay': ['A cross', 'A twist'],
}
const SAID: Record<string, string> = { 'What holds each cross': 'pin', 'How many pairs': '8' }

/** The questions in the prompt of a `solve` call, each with its lettered options. */
export const sheetsIn = (prompt: string) =>
  (prompt.split('# Questions\n')[1] ?? '').split(/\n\n(?=id: )/).map((sheet) => ({
    id: /^id: (\S+)/.exec(sheet)?.[1] ?? '',
    text: sheet,
    options: [...sheet.matchAll(/^([a-z])\) (.*)$/gm)].map(([, letter = '', text = '']) => ({ letter, text })),
  }))

/** The sentences in the prompt of a `facts` call. */
export const factsIn = (prompt: string) =>
  [...(prompt.split('# Sentences\n')[1] ?? '').matchAll(/^(c\d+): (.*)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }))

function solve(prompt: string) {
  return sheetsIn(prompt).map(({ id, text, options }) => {
    const known = Object.entries(KNOWN).find(([stem]) => text.includes(stem))?.[1] ?? []
    const chosen = options.filter((one) => known.includes(one.text)).map(({ letter }) => letter)
    const answer = Object.entries(SAID).find(([stem]) => text.includes(stem))?.[1] ?? null
    return { id, chosen, defensible: chosen, truth: null, answer, others: [], pairs: [], problem: null }
  })
}
