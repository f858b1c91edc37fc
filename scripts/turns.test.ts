import { expect, test } from 'vitest'
import { findTurns, textsOf, turnsIn } from './turns.ts'

test('nobody is spoken to in the turns that docs/voice.md leaves out', () => {
  expect(findTurns()).toEqual([])
})

test.each([
  ['Whoever is signed in sees it.', 'whoever'],
  ['One can change it later.', "impersonal 'one'"],
  ['Keep it for oneself.', "impersonal 'one'"],
  ['Reckon how many looks it takes.', 'reckon'],
  ['Those which are due come first.', 'that which'],
  ['The key by which it is found.', 'preposition and which'],
  ['A lesson which somebody wrote who knew.', 'stacked relative clauses'],
  ['The making of a topic takes a second.', 'noun made of a verb'],
  ['It is to be found below.', 'to be had'],
])('in “%s” it finds %s', (text, turn) => {
  expect(turnsIn(text)).toEqual([[turn, text]])
})

test('it lets plain sentences pass, also with words like those', () => {
  const plain =
    'This one can wait. Each one has a quiz. One of them knows. Which topic? The person who wrote it can change it.'
  expect(turnsIn(plain)).toEqual([])
})

test('of a catalog it reads the texts, those with values too', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a catalog as text
  const source = "export const a = 'A b'\nexport const c = (d: number) => `${d} e`"
  expect(textsOf('a.ts', source)).toEqual(['A b', 'x e'])
})
