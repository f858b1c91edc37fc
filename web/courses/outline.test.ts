import { expect, test } from 'vitest'
import {
  findEntry,
  insertEntry,
  moveEntry,
  moveEntryTo,
  moveSection,
  removeEntry,
  removeSection,
  type Section,
} from './outline.ts'

/** 'ab|c|' is a section with entries a and b, one with entry c, and an empty one. */
const outline = (text: string): Section[] =>
  text.split('|').map((ids, index) => ({
    id: `s${index}`,
    title: '',
    entries: [...ids].map((id) => ({
      id,
      kind: 'topic',
      thingId: id,
      title: id,
      state: 'open',
      topicTitle: null,
      minutes: 1,
      progress: null,
    })),
  }))
const textOf = (sections: Section[] | null) =>
  sections?.map(({ entries }) => entries.map(({ id }) => id).join('')).join('|') ?? null

test.each([
  ['abc', 'b', 'up', 'bac'],
  ['abc', 'b', 'down', 'acb'],
  ['abc', 'a', 'up', null],
  ['abc', 'c', 'down', null],
  ['ab|c', 'b', 'down', 'a|bc'],
  ['ab|c', 'c', 'up', 'abc|'],
  ['a||b', 'b', 'up', 'a|b|'],
  ['abc', 'x', 'up', null],
] as const)('%s: %s %s is %s', (before, id, by, after) => {
  expect(textOf(moveEntry(outline(before), id, by))).toBe(after)
})

test.each([
  ['abcd', 'a', 's0', 0, 'abcd'],
  ['abcd', 'a', 's0', 1, 'abcd'],
  ['abcd', 'a', 's0', 2, 'bacd'],
  ['abcd', 'a', 's0', 4, 'bcda'],
  ['abcd', 'd', 's0', 0, 'dabc'],
  ['ab|cd', 'a', 's1', 1, 'b|cad'],
  ['ab|', 'b', 's1', 0, 'a|b'],
  ['ab|', 'x', 's1', 0, 'ab|'],
] as const)('%s: %s dropped in %s at %i is %s', (before, id, sectionId, at, after) => {
  expect(textOf(moveEntryTo(outline(before), id, { sectionId, at }))).toBe(after)
})

test.each([
  ['abc', 'b', 'abc', 'abc'],
  ['abc|d', 'b', 'abc|d', 'abc|d'],
  ['ab', 'b', '', 'b'],
  ['x|ab', 'b', 'x', 'xb'],
])('from %s %s is taken out, and put back into what %s then is: %s', (before, id, later, after) => {
  const removed = findEntry(outline(before), id)
  if (!removed) throw new Error('It is not there.')
  expect(textOf(insertEntry(removeEntry(outline(later), id), removed))).toBe(after)
})

test.each([
  ['a|b|c', 's1', 'ab|c'],
  ['a|b|c', 's0', 'ab|c'],
  ['a', 's0', 'a'],
])('%s without the heading of %s is %s', (before, id, after) => {
  expect(textOf(removeSection(outline(before), id))).toBe(after)
})

test('sections change places', () => {
  expect(textOf(moveSection(outline('a|b|c'), 's1', 'up'))).toBe('b|a|c')
  expect(textOf(moveSection(outline('a|b|c'), 's1', 'down'))).toBe('a|c|b')
  expect(moveSection(outline('a|b'), 's0', 'up')).toBeNull()
  expect(moveSection(outline('a|b'), 's1', 'down')).toBeNull()
})
