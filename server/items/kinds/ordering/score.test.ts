import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderingItem } from './item.ts'
import { score, whatIsWrong } from './score.ts'

const item: OrderingItem = {
  id: 'knots/reef/steps',
  kind: 'ordering',
  skillId: 'tie-reef',
  bloom: 'understand',
  stem: 'Put the steps of tying a reef knot in order.',
  steps: [
    { id: 'c', text: 'cross the ends' },
    { id: 'a', text: 'tuck one end' },
    { id: 'b', text: 'pull' },
  ],
  why: 'What is pulled has to be tucked.',
  evidence: null,
}

test.each<[string[], boolean]>([
  [['c', 'a', 'b'], true],
  [['a', 'b', 'c'], false],
  [['c', 'b', 'a'], false],
])('%j scores %s', (steps, correct) => expect(score(steps, item)).toEqual({ correct }))

test.each<[string[], string | null]>([
  [['a', 'b', 'c'], null],
  [['a', 'b'], 'Use each step exactly once.'],
  [[], 'Use each step exactly once.'],
  [['a', 'b', 'b'], 'Use each step exactly once.'],
  [['a', 'b', 'c', 'a'], 'Use each step exactly once.'],
  [['a', 'b', 'x'], 'Use only the steps in this question.'],
])('%j can be answered: %j', (steps, problem) => expect(whatIsWrong(steps, item)).toBe(problem))

test('only the right order of all orders is right', () => {
  const ids = item.steps.map(({ id }) => id)
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 3 }), (order) => {
      expect(score(order, item).correct).toBe(order.join() === ids.join())
    }),
  )
})
