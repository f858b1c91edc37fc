import { expect, test } from 'vitest'
import type { Journey } from './journey.ts'
import { POPULATIONS } from './parameters.ts'
import { savedAgainst, table } from './report.ts'
import { brier, calibrationError, logLoss, reliability } from './score.ts'

const forecasts = [
  { chance: 0.92, right: true, gapDays: null },
  { chance: 0.98, right: false, gapDays: 1 },
  { chance: 0.5, right: true, gapDays: 1 },
  { chance: 1, right: true, gapDays: 1 },
]

test('log loss and Brier score', () => {
  expect(logLoss(forecasts)).toBeCloseTo((-Math.log(0.92) - Math.log(0.02) - Math.log(0.5)) / 4, 4)
  expect(brier(forecasts)).toBeCloseTo((0.08 ** 2 + 0.98 ** 2 + 0.25) / 4, 10)
})

test('a sure and wrong forecast costs much, not everything', () => {
  expect(logLoss([{ chance: 1, right: false, gapDays: null }])).toBeCloseTo(Math.log(1e6), 5)
})

test('the bins of reliability', () => {
  expect(reliability(forecasts)).toEqual([
    { from: 0.5, predicted: 0.5, observed: 1, count: 1 },
    { from: 0.9, predicted: expect.closeTo(2.9 / 3, 10), observed: expect.closeTo(2 / 3, 10), count: 3 },
  ])
  expect(calibrationError(forecasts)).toBeCloseTo((0.5 + 3 * 0.3) / 4, 10)
})

test('what is saved weighs each population alike', () => {
  const travels = (answers: (i: number) => number) => ({
    name: '',
    journeys: POPULATIONS.map(
      ({ name }, i): Journey => ({
        population: name,
        reached: true,
        answers: answers(i),
        asked: 0,
        days: 1,
        mastered: 1,
      }),
    ),
  })
  const half = travels((i) => 50 * (i + 1))
  const whole = travels((i) => 100 * (i + 1))
  expect(savedAgainst(half, whole)).toBeCloseTo(0.5, 10)
  expect(savedAgainst(whole, whole)).toBeCloseTo(0, 10)
})

test('a table is Markdown', () => {
  expect(table(['a', 'bb'], [['x', '1']])).toBe('| a | bb |\n|---|---:|\n| x |  1 |')
})
