import { expect, test } from 'vitest'
import type { TrueFalseItem } from './item.ts'
import { findProblem, score } from './score.ts'

const reason = (id: string, correct: boolean) => ({ id, text: id, correct, why: id, misconception: null })
const item = { truth: true, reasons: [reason('a', false), reason('b', true), reason('c', false)] } as TrueFalseItem

test.each([
  [true, 'b', true],
  [false, 'b', false],
  [true, 'a', false],
  [false, 'c', false],
])('%s because of %s is right: %s', (truth, reasonId, correct) => {
  expect(findProblem({ truth, reasonId }, item)).toBeNull()
  expect(score({ truth, reasonId }, item)).toEqual({ correct, isReasonRight: reasonId === 'b' })
})

test('a reason that there is not is told', () => {
  expect(findProblem({ truth: true, reasonId: 'd' }, item)).toBe('This question has no such reason.')
  expect(() => score({ truth: true, reasonId: 'd' }, item)).toThrow(TypeError)
})
