import { expect, test } from 'vitest'
import type { Item } from '../../items/service.ts'
import { documentFrom } from '../../testing/documentFrom.ts'
import { outlineOf } from './outline.ts'
import { questionsOf } from './questions.ts'

/** Enough text for detecting the language. */
const ENGLISH =
  'All of this was written in plain words for those who like to read in the evening, and there is no more of it.'

function itemsOf(lines: string[], title?: string): Item[] {
  const document = documentFrom([...lines, ENGLISH], title)
  return outlineOf(document).flatMap((part) => questionsOf(document, part).questions.map(({ item }) => item))
}

/** The question with these words in its stem: its key, and its options in alphabetical order. */
function choiceOf(lines: string[], words: string, title?: string) {
  const item = itemsOf(lines, title).find(({ stem }) => stem.includes(words))
  if (item?.kind !== 'single') return item?.kind ?? null
  return {
    key: item.options.find(({ correct }) => correct)?.text,
    options: item.options.map(({ text }) => text).toSorted(),
  }
}

const LANDFORMS = [
  '# Ice and land',
  '## Glossary',
  '- **cirque**: place with steep walls at the head of a valley',
  '- **drumlin**: smooth area of clay shaped like half an egg',
  '- **moraine**: region where moving ice has left a heap of stones',
  '- **nunataks**: places that stick out of a field of snow',
  '- **thaw**: process by which snow becomes soft as soon as warm wind blows',
  '- **tarn**: region of deep water that fills what a river has dug',
]

test('a term is chosen from others of its kind and form that are explained in other words', () => {
  expect(choiceOf(LANDFORMS, 'steep walls')).toEqual({
    key: 'cirque',
    options: ['cirque', 'drumlin', 'moraine', 'tarn'],
  })
})

test('an explanation is chosen from those of other things of the same kind', () => {
  expect(choiceOf(LANDFORMS, '“drumlin”')).toEqual({
    key: 'smooth area of clay shaped like half an egg',
    options: [
      'place with steep walls at the head of a valley',
      'region of deep water that fills what a river has dug',
      'region where moving ice has left a heap of stones',
      'smooth area of clay shaped like half an egg',
    ],
  })
})

test('without three others of its kind, a term is typed', () => {
  expect(choiceOf(LANDFORMS.slice(0, 4), 'steep walls')).toBe('typed')
})

test('terms that are explained far from each other are no options for each other', () => {
  const far = Array.from(
    { length: 50 },
    (_, at) => `In week ${at}, we walked on, and the wind was as cold as the day before, with rain.`,
  )
  const [title = '', heading = '', cirque = '', ...others] = LANDFORMS
  expect(choiceOf([title, heading, cirque, ...far.slice(0, 10), ...others], 'steep walls')).toMatchObject({
    key: 'cirque',
  })
  expect(choiceOf([title, heading, cirque, ...far, ...others], 'steep walls')).toBe('typed')
})

const SCHEDULES = [
  '# How pigeons learn',
  'In a **fixed-ratio schedule**, a hungry pigeon receives some corn after a set number of pecks on the key.',
  'In a **variable-ratio schedule**, a hungry pigeon receives some corn after an average number of pecks on the key.',
  'Some keepers prefer a **fixed-interval schedule** for young birds, and others a **variable-interval schedule**.',
]

test('sorts of one thing are told from each other, even if the sentence names the thing', () => {
  const options = [
    'fixed-interval schedule',
    'fixed-ratio schedule',
    'variable-interval schedule',
    'variable-ratio schedule',
  ]
  expect(choiceOf(SCHEDULES, 'a set number of pecks')).toEqual({ key: 'fixed-ratio schedule', options })
  expect(choiceOf(SCHEDULES, 'an average number of pecks')).toEqual({ key: 'variable-ratio schedule', options })
})

test('a name isn’t offered among sorts', () => {
  const names = ['The film **Modern Schedule** is popular, and so is the book **American Schedule** by the same man.']
  expect(choiceOf([...SCHEDULES.slice(0, 2), ...names], 'a set number of pecks')).toBeNull()
})

test('a sort isn’t asked for among others if the sentence names one of them', () => {
  const named =
    'In a **fixed-ratio schedule**, unlike a variable one, a hungry pigeon receives some corn after a set number of pecks.'
  expect(choiceOf(['# How pigeons learn', named, ...SCHEDULES.slice(2)], 'a set number of pecks')).toBeNull()
})

test('a typed term is right without the letters in brackets, and with the noun of its explanation', () => {
  const lines = [
    '# Breath',
    '## Glossary',
    '- **rho-independent**: termination that needs no help from outside once it has begun',
    '**Tidal volume (TV)** measures the amount of air that a person breathes out in a normal breath.',
  ]
  const answers = itemsOf(lines).flatMap((item) => ('answers' in item ? [item.answers] : []))
  expect(answers).toEqual([
    ['Tidal volume', 'TV'],
    expect.arrayContaining(['rho-independent', 'rho-independent termination']),
  ])
})

test('a term isn’t asked for if its explanation says the opposite of its name', () => {
  const lines = [
    '# Eggs',
    '## Glossary',
    '- **indeterminate cleavage**: early stage in which cells are not yet pre-determined',
  ]
  expect(itemsOf(lines)).toEqual([])
})

test('what a law or a contract says that a word means is asked for without its quotation marks', () => {
  const items = itemsOf([
    '# Terms of the library',
    '## 1. Definitions',
    '**“Borrower”** means a person who has signed the long form and takes books home.',
    '**“Fine”** means an amount that is due for every day after the end of a loan.',
    '(3) “Branch” means (a) a building of the library, (b) a bus of the library.',
  ])
  expect(items.map((item) => (item.kind === 'typed' ? item.answers[0] : item.kind)).toSorted()).toEqual([
    'Borrower',
    'Fine',
  ])
})

const LIFE = [
  '# Ada Penhallow',
  'Ada Penhallow was born in Tarnow in 1850. In 1861, she moved to the city of Elvet with an aunt.',
  'Penhallow founded a school for nurses in Brasted in 1874, which still exists.',
  'In June 1880, Penhallow published a book about the care of old people.',
  'Her brother Tom married in 1883. Penhallow emigrated to the island of Mellor in 1892.',
  'Later Penhallow wrote another book in 1897.',
]

test('events are put in order of time, each without its date', () => {
  const item = itemsOf(LIFE, 'Ada Penhallow').find(({ kind }) => kind === 'ordering')
  if (item?.kind !== 'ordering') throw new Error('Not asked.')
  expect(item.steps.map(({ text }) => text)).toEqual([
    'Ada Penhallow was born in Tarnow',
    'Penhallow moved to the city of Elvet with an aunt',
    'Penhallow founded a school for nurses in Brasted',
    'Penhallow published a book about the care of old people',
    'Penhallow emigrated to the island of Mellor',
  ])
})

test('the year of an event is chosen from the years of others', () => {
  const more = [
    'In 1855, Penhallow visited the old harbour of the town.',
    'In 1867, Penhallow climbed the highest hill of the island.',
    'In 1870, Penhallow sailed around the lighthouse of Brasted.',
    'In 1877, Penhallow invented a bed with wheels for sick people.',
  ]
  const year = itemsOf([...LIFE, ...more], 'Ada Penhallow').find(({ stem }) => stem.startsWith('In which year'))
  if (year?.kind !== 'single') throw new Error('Not asked.')
  expect(year.stem).not.toMatch(/\d/)
  const years = year.options.map(({ text }) => Number(text))
  expect(new Set(years).size).toBe(4)
  expect(years.every((one) => one >= 1850 && one <= 1897)).toBe(true)
})

test('what is said of a label of a list is chosen from what is said of the others', () => {
  const list = [
    '# Tools of a workshop',
    'A joiner works with many things.',
    '- **Plane**: Removes thin shavings from the surface of a board.',
    '- **Chisel**: Cuts square holes into a piece of oak.',
    '- **Clamp**: Presses two glued parts of a box together.',
    '- **Gauge**: Scratches a line along the edge of some wood.',
  ]
  expect(choiceOf(list, 'What does the source say about “clamp”')).toMatchObject({
    key: 'Presses two glued parts of a box together',
  })
})
