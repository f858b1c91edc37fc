import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchingItem } from './item.ts'
import { score, whatIsWrong } from './score.ts'

const pair = (leftId: string, rightId: string) => ({ leftId, left: leftId, rightId, right: rightId, why: leftId })
const item: MatchingItem = {
  id: 'knots/reef/parts',
  kind: 'matching',
  skillId: 'tie-reef',
  bloom: 'remember',
  stem: 'Match each part of a rope with what it is.',
  pairs: [pair('a', 'c'), pair('b', 'a'), pair('c', 'd')],
  extra: [{ rightId: 'b', right: 'b', why: 'It is no part.' }],
  evidence: null,
}
/** 'ac ba' means the pairs a–c and b–a. */
const given = (pairs: string) =>
  pairs
    .split(' ')
    .filter(Boolean)
    .map(([leftId = '', rightId = '']) => ({ leftId, rightId }))

test.each<[string, string[]]>([
  ['ac ba cd', []],
  ['cd ac ba', []],
  ['aa bc cd', ['a', 'b']],
  ['ab ba cd', ['a']],
  ['ac bc cc', ['b', 'c']],
])('%j misses %j', (pairs, missed) => {
  expect(score(given(pairs), item)).toEqual({ correct: missed.length === 0, missed })
})

test.each<[string, string | null]>([
  ['ab bb cb', null],
  ['ac ba', 'Match each item on the left exactly once.'],
  ['', 'Match each item on the left exactly once.'],
  ['ac ba ba', 'Match each item on the left exactly once.'],
  ['ac ba cd cd', 'Match each item on the left exactly once.'],
  ['ac ba dd', 'Match only the items in this question.'],
  ['ac ba cx', 'Match only the items in this question.'],
])('%j can be answered: %j', (pairs, problem) => expect(whatIsWrong(given(pairs), item)).toBe(problem))

test('only the right pairs of all are right', () => {
  const rights = ['a', 'b', 'c', 'd']
  const anyRight = fc.constantFrom(...rights)
  fc.assert(
    fc.property(fc.tuple(anyRight, anyRight, anyRight), ([a, b, c]) => {
      expect(score(given(`a${a} b${b} c${c}`), item).correct).toBe(`${a}${b}${c}` === 'cad')
    }),
  )
})
