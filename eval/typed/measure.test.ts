import { expect, test } from 'vitest'
import { agrees, judgeTyped } from './measure.ts'

const judged = judgeTyped('eval/typed/answers.csv')

test('typed answers are scored as a teacher scores them', () => {
  expect(judged.length).toBe(200)
  expect(judged.filter(agrees).length / judged.length).toBeGreaterThanOrEqual(0.95)
})

test('no answer that a teacher calls wrong counts as right', () => {
  expect(judged.filter(({ teacher, told }) => teacher === 'wrong' && told !== 'wrong')).toEqual([])
})

test('none of sixty wrong answers to questions drawn by chance counts as right', () => {
  const drawn = judgeTyped('eval/typed/wrong.csv')
  expect(drawn.length).toBe(60)
  expect(drawn.filter((answer) => !agrees(answer))).toEqual([])
})
