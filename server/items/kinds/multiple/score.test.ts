import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MultipleItem } from './item.ts'
import { score, whatIsWrong } from './score.ts'

const option = (id: string, correct: boolean) => ({ id, text: id, correct, why: `Why ${id}.`, misconception: null })
const item: MultipleItem = {
  id: 'knots/reef/grip',
  kind: 'multiple',
  skillId: 'tie-reef',
  bloom: 'understand',
  stem: 'Which of these help a knot to hold?',
  options: [option('a', true), option('b', false), option('c', true), option('d', false)],
  evidence: null,
}

test.each<[string[], string[]]>([
  [['a', 'c'], []],
  [['c', 'a'], []],
  [['a'], ['c']],
  [[], ['a', 'c']],
  [['a', 'b', 'c'], ['b']],
  [
    ['b', 'd'],
    ['a', 'b', 'c', 'd'],
  ],
])('%j misses %j', (chosen, missed) => {
  expect(score(chosen, item)).toEqual({ correct: missed.length === 0, missed })
})

test.each<[string[], string | null]>([
  [['a'], null],
  [['d', 'b'], null],
  [['a', 'zz'], 'Choose from this question’s options.'],
  [['a', 'c', 'a'], 'Choose each option only once.'],
])('%j can be answered: %j', (chosen, problem) => expect(whatIsWrong(chosen, item)).toBe(problem))

test('of all sets of options one alone is right', () => {
  const keys = fc.array(fc.boolean(), { minLength: 4, maxLength: 6 })
  fc.assert(
    fc.property(keys, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (correct, chosen) => {
      const key = { ...item, options: correct.map((is, index) => option(String(index), is)) }
      const ids = key.options.filter((_, index) => chosen[index]).map(({ id }) => id)
      expect(score(ids, key).correct).toBe(correct.every((is, index) => is === chosen[index]))
    }),
  )
})
