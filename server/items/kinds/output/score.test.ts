import { expect, test } from 'vitest'
import { foldOutput, rowsOf, score } from './score.ts'

const key = { language: 'python', answer: 'a\n  b', wrong: [{ answer: 'a\nb', why: 'Indented.' }] } as const
const python = { ...key, wrong: [...key.wrong] }
const sql = { language: 'sql' as const, answer: ' 9 | Emma\n10 | NULL', wrong: [] }

test.each([
  ['a\n  b', true],
  ['a  \n  b\t\n\n', true],
  ['a\r\n  b', true],
  ['a\n\n  b', false],
  ['\na\n  b', false],
  ['A\n  b', false],
  ['a\n   b', false],
  ['a', false],
])('%j is what was printed: %s', (text, correct) => expect(score(text, python).correct).toBe(correct))

test('an output that is expected to be taken for it says what went wrong', () => {
  expect(score('a\nb ', python)).toEqual({ correct: false, matchedWrong: key.wrong[0] })
})

test.each([
  ['9|Emma\n10|NULL', true],
  ['9 | Emma\n10 |  NULL', true],
  ['10|NULL\n9|Emma', false],
  ['9, Emma\n10, NULL', false],
])('%j are the rows: %s', (text, correct) => expect(score(text, sql).correct).toBe(correct))

test('a table without its heading is its rows', () => {
  expect(foldOutput(rowsOf('id | title\n---+------\n 9 | Emma'), 'sql')).toBe('9 | Emma')
})
