import { expect, test } from 'vitest'
import type { TrueFalseItem } from './item.ts'
import { score, whatIsWrong } from './score.ts'

const reason = (id: string, correct: boolean) => ({ id, text: id, correct, why: id, misconception: null })
const item = { truth: true, reasons: [reason('a', false), reason('b', true), reason('c', false)] } as TrueFalseItem

test.each([
  [true, 'b', true],
  [false, 'b', false],
  [true, 'a', false],
  [false, 'c', false],
])('%s because of %s is right: %s', (truth, reasonId, correct) => {
  expect(whatIsWrong({ truth, reasonId }, item)).toBeNull()
  expect(score({ truth, reasonId }, item)).toEqual({ correct, isReasonRight: reasonId === 'b' })
})

test('a reason that there is not is told', () => {
  expect(whatIsWrong({ truth: true, reasonId: 'd' }, item)).toBe('Choose from this question’s reasons.')
  expect(() => score({ truth: true, reasonId: 'd' }, item)).toThrow(TypeError)
})
