import { expect, test } from 'vitest'
import type { SingleItem } from './item.ts'
import { score } from './score.ts'

const item: SingleItem = {
  id: 'knots/reef/hold',
  kind: 'single',
  skillId: 'tie-reef',
  bloom: 'understand',
  stem: 'What holds a reef knot?',
  options: [
    { id: 'a', text: 'Glue', correct: false, why: 'There is none.', misconception: null },
    { id: 'b', text: 'Friction', correct: true, why: 'Turns press on turns.', misconception: null },
    { id: 'c', text: 'Magnets', correct: false, why: 'Rope is no iron.', misconception: null },
  ],
  evidence: null,
}

test.each([
  ['a', false],
  ['b', true],
  ['c', false],
])('option %s scores %s', (id, correct) => expect(score(id, item)).toEqual({ correct }))

test('an option that the question does not have is refused', () => {
  expect(() => score('d', item)).toThrow(TypeError)
})
