import { expect, test } from 'vitest'
import type { Svg } from '../svg.ts'
import { chart } from './draw.ts'
import { Chart } from './schema.ts'

function bodyOf(data: Record<string, unknown>): Svg[] {
  const drawn = chart.draw(Chart.parse({ alt: 'A chart of some numbers.', ...data }), {})
  return 'still' in drawn ? drawn.still.body : []
}
const partsOf = (body: readonly Svg[], element: string, look: string) =>
  body.filter((part) => part.element === element && part.attributes.class === look).map(({ attributes }) => attributes)
const placeOf = (body: readonly Svg[], words: string) => body.find(({ children }) => children[0] === words)?.attributes
const centreOf = ({ x, width }: Svg['attributes']) => Number(x) + Number(width) / 2

const polls = (people: number) => ({
  type: 'spread',
  trials: people,
  chance: 0.5,
  x: [30, 70],
  xTitle: '%',
  value: '100*k/n',
  bin: 1,
})

test.each([100, 200, 300, 400, 1600])('in a spread of %i, each bar stands in the middle of its outcomes', (people) => {
  const body = bodyOf(polls(people))
  const bars = partsOf(body, 'rect', 'fg-w1 fg-s1')
  const whole = bars.reduce((sum, { height }) => sum + Number(height), 0)
  const mean = bars.reduce((sum, bar) => sum + centreOf(bar) * Number(bar.height), 0) / whole
  expect(mean).toBeCloseTo(Number(placeOf(body, '50')?.x), 0)
})

test('the bars of a spread stay inside its axes', () => {
  const bars = partsOf(bodyOf({ ...polls(100), x: [49, 52], bin: 2 }), 'rect', 'fg-w1 fg-s1')
  const axis = bodyOf({ ...polls(100), x: [49, 52], bin: 2 }).find((one) => one.attributes.class === 'fg-axis')
  for (const { x, width } of bars) {
    expect(Number(x)).toBeGreaterThanOrEqual(Number(axis?.attributes.x1))
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(Number(axis?.attributes.x2) + 0.01)
  }
})

test('a spread can fill what is outside a range, and says its chance', () => {
  const within = { from: 41, to: 59, label: 'at least 10 away' }
  expect(placeOf(bodyOf({ ...polls(100), within }), 'at least 10 away: 94.3%')).toBeDefined()
  const body = bodyOf({ ...polls(100), within: { ...within, outside: true } })
  expect(placeOf(body, 'at least 10 away: 5.7%')).toBeDefined()
  const [left, right] = [Number(placeOf(body, '40')?.x), Number(placeOf(body, '60')?.x)]
  for (const bar of partsOf(body, 'rect', 'fg-f2 fg-s2'))
    expect(centreOf(bar) < left + 1 || centreOf(bar) > right - 1).toBe(true)
})

test('an interval has no end where it leaves the chart', () => {
  const samples = { count: 30, size: 100, sd: 30, errors: 2, seed: 3 }
  const caps = (x: readonly number[]) =>
    bodyOf({ type: 'intervals', x, xTitle: 'grams', truth: { at: 150, label: 'mean' }, samples }).filter(
      ({ element, attributes }) =>
        element === 'line' && attributes.x1 === attributes.x2 && Number(attributes.y2) - Number(attributes.y1) === 6,
    ).length
  expect(caps([130, 170])).toBe(60)
  expect(caps([149.9, 150.1])).toBe(0)
  expect(caps([150, 170])).toBe(30)
})

test.each([2300, 3000, 5000, 8000])('the name of the mean keeps off the line of the median, also for %i', (most) => {
  const values = [1800, 1900, 2000, 2100, 2200, most]
  const body = bodyOf({ type: 'dotplot', x: [1500, 8500], xTitle: 'euros', values, mean: true, median: true })
  const [median] = partsOf(body, 'line', 'fg-s3 fg-thick fg-dash')
  const name = body.find(({ children }) => String(children[0]).startsWith('mean '))
  expect(name?.attributes['text-anchor'] ?? 'start').toBe('start')
  expect(Number(name?.attributes.x)).toBeGreaterThan(Number(median?.x1) + 3)
})

test('if the mean is below the median, its name is on the left', () => {
  const body = bodyOf({ type: 'dotplot', x: [0, 10], xTitle: 'x', values: [1, 8, 9, 9, 9], mean: true, median: true })
  const [median] = partsOf(body, 'line', 'fg-s3 fg-thick fg-dash')
  expect(placeOf(body, 'mean 7.2')?.['text-anchor']).toBe('end')
  expect(Number(placeOf(body, 'mean 7.2')?.x)).toBeLessThan(Number(median?.x1))
})

test('sets can be different curves through the same points', () => {
  const data = Chart.parse({
    alt: 'Five points with two curves.',
    type: 'scatter',
    x: [0, 6],
    y: [0, 12],
    xTitle: 'x',
    yTitle: 'y',
    points: [
      [1, 2],
      [2, 5],
      [3, 5],
      [4, 9],
      [5, 9],
    ],
    sets: [
      { text: 'A straight line.', degree: 1 },
      { text: 'A curve through all points.', degree: 4 },
    ],
    say: ['squares'],
  })
  const drawn = chart.draw(data, {})
  const said = 'steps' in drawn ? drawn.steps.map(({ still }) => still.body[0]?.children[0]) : []
  expect(said).toEqual(['mean squared error: 0.7', 'mean squared error: 0'])
  expect(chart.table?.(data)?.rows).toHaveLength(5)
})

test('the name of a chance stands at the end of its line', () => {
  const body = bodyOf({ type: 'draws', chance: 0.3, draws: 100, seed: 1, xTitle: 'draws', yTitle: 'share', label: 'c' })
  const [dashes] = partsOf(body, 'line', 'fg-s2 fg-thick fg-dash')
  expect(Number(placeOf(body, 'c')?.x)).toBeGreaterThan(Number(dashes?.x2))
  expect(Math.abs(Number(placeOf(body, 'c')?.y) - Number(dashes?.y1))).toBeLessThan(6)
})

test('the names of lines stand behind their ends, and clear of each other', () => {
  const lines = [
    { slope: 4, intercept: 0, name: 'a' },
    { slope: 4, intercept: 0, name: 'b' },
  ]
  const points = [
    [1, 2],
    [6, 9],
  ]
  const body = bodyOf({ type: 'scatter', x: [0, 6], y: [0, 30], xTitle: 'x', yTitle: 'y', points, lines })
  expect(Number(placeOf(body, 'a')?.x)).toBeGreaterThan(Number(placeOf(body, '6')?.x))
  expect(Number(placeOf(body, 'b')?.y) - Number(placeOf(body, 'a')?.y)).toBeGreaterThan(14)
})

test('what is said about the shaded cells of a grid can name a quantity', () => {
  const slider = { name: 't', label: 'total', from: 2, to: 4, step: 1, value: 4 }
  const dice = { columns: ['1', '2'], rows: ['1', '2'], cells: 'column+row', shade: 'if(cell>=t,1,0)' }
  const data = Chart.parse({
    alt: 'Four cells with numbers.',
    type: 'grid',
    ...dice,
    label: 'are {t} or more',
    sliders: [slider],
  })
  const drawn = chart.draw(data, { t: 3 })
  expect('still' in drawn && placeOf(drawn.still.body, '3 of 4 are 3 or more')).toBeTruthy()
})
