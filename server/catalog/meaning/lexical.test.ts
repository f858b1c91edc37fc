import { expect, test } from 'vitest'
import { lexicalVector } from './lexical.ts'
import { cosine, DIMENSIONS } from './vectors.ts'

const vectorOf = (text: string) => lexicalVector([{ text, weight: 1 }])
const nearness = (a: string, b: string) => cosine(vectorOf(a), vectorOf(b))

test.each([
  ['the same in capitals and accents', 'Poincaré maps', 'POINCARE MAPS', 0.99],
  ['in another order', 'linear algebra', 'algebra, linear', 0.99],
  ['with small words', 'the algebra of sets', 'algebra, sets', 0.99],
  ['another form', 'reef knot', 'reef knots', 0.8],
  ['a word more', 'binary search', 'binary search trees', 0.7],
  ['a letter left out', 'derivatives', 'dervatives', 0.4],
  ['a letter too many', 'cell respiration', 'cell respirration', 0.7],
  ['another letter', 'derivatives', 'derivitives', 0.4],
  ['two letters swapped', 'photosynthesis', 'phtoosynthesis', 0.4],
  ['as it sounds', 'photosynthesis', 'fotosynthesis', 0.4],
  ['part of a run without spaces', '数学の歴史', '数学', 0.35],
])('near: %s', (_name, a, b, least) => {
  expect(nearness(a, b)).toBeGreaterThan(least)
})

test.each([
  ['reef knot', 'tax law'],
  ['world history', 'organic chemistry'],
  ['数学', '料理'],
  ['sorting', 'boiling'],
  ['adjectives', 'photosynthesis'],
])('far: %s and %s', (a, b) => {
  expect(Math.abs(nearness(a, b))).toBeLessThan(0.25)
})

test('a misspelt search is nearer to what was meant than to anything else', () => {
  const topic = (title: string, rest: string) =>
    lexicalVector([
      { text: title, weight: 4 },
      { text: rest, weight: 1 },
    ])
  const topics = [
    topic('Photosynthesis', 'Biology. How plants turn light into sugar. Chloroplasts, Calvin cycle'),
    topic('Cell respiration', 'Biology. How cells turn sugar into energy. Glycolysis, Krebs cycle, Mitochondria'),
    topic('Binary search trees', 'Computer science. Trees in which every lookup halves what is left. Insertion'),
    topic('The French Revolution', 'History. How a kingdom became a republic. Estates, Terror, Napoleon'),
  ]
  const best = (typed: string) => {
    const near = topics.map((vector) => cosine(vectorOf(typed), vector))
    return near.indexOf(Math.max(...near))
  }
  expect(['fotosynthesis', 'cell respiraton', 'binry serch', 'frensh revolution'].map(best)).toEqual([0, 1, 2, 3])
})

test('a text of nothing says nothing', () => {
  for (const text of ['', 'of the and', '!?']) expect(vectorOf(text)).toEqual(new Int8Array(DIMENSIONS))
  expect(nearness('', 'knots')).toBe(0)
})

test('the same text gives the same bytes on every machine', () => {
  expect(
    [...vectorOf('Knots')].flatMap((value, place) => (value === 0 ? [] : [[place, value]])),
  ).toMatchInlineSnapshot(`
    [
      [
        50,
        80,
      ],
      [
        60,
        127,
      ],
      [
        212,
        -80,
      ],
      [
        232,
        -80,
      ],
      [
        235,
        -80,
      ],
      [
        244,
        -80,
      ],
    ]
  `)
})
