import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { valuesOf } from '../figure.ts'
import { FigureProblem } from '../problem.ts'
import { picture, type Svg, toMarkup } from '../svg.ts'
import { chart } from './draw.ts'
import { Chart } from './schema.ts'

const ALT = 'alt: A chart of some numbers.\n'
const SLIDER = [{ name: 'n', label: 'years', from: 1, to: 10, step: 1, value: 7 }]
const FORMS = {
  scatter: `type: scatter
x: [0, 6]
y: [0, 12]
xTitle: hours
yTitle: score
points: [[1, 2], [2, 5], [3, 5], [4, 9], [5, 9]]`,
  clouds: `type: scatter
x: [-5, 5]
y: [-5, 5]
xTitle: x
yTitle: y
cloud: { count: 50, r: 0.5, seed: 2 }
say: [r]`,
  sets: `type: scatter
x: [0, 6]
y: [0, 12]
xTitle: hours
yTitle: score
sets:
  - { text: The points rise., points: [[1, 2], [2, 5]] }
  - { text: The points fall., points: [[1, 5], [2, 2]] }
fit: line`,
  bars: `type: bars
xTitle: town
yTitle: crimes
y: [0, 500]
names: ["2024", "2025"]
series: [{ values: [480, 490] }]`,
  cups: `type: bars
xTitle: cups
yTitle: ways
y: [0, 40]
over: [0, 4]
series: [{ values: [1, 16, 36, 16, 1] }]
shade: { from: 3, label: at least 3 }`,
  stacked: `type: bars
xTitle: month
yTitle: euros
y: [0, 60]
over: [1, 24]
stacked: true
series: [{ name: interest, y: 30-x }, { name: repayment, y: 20+x }]`,
  across: `type: bars
across: true
log: true
xTitle: file
yTitle: seconds
y: [0.001, 1000]
names: [a small file, a large file]
series: [{ values: [0.01, 100] }]`,
  dots: `type: dots
of: 1000
parts: [{ count: 1, label: ill }, { count: 999*0.05, label: false alarms }]
rest: healthy and negative`,
  lines: `type: lines
x: [0, 10]
y: [0, 100]
xTitle: years
yTitle: euros
series: [{ name: rent, y: 8*x }, { name: owning, y: 24+5*x }]
crossing: { label: "after {x} years" }
marks: [{ x: 2, label: now }]`,
  log: `type: lines
log: true
x: [1, 12]
y: [1, 1000000000000]
xTitle: letters
yTitle: passwords
series: [{ name: digits, y: 10^x, each: 1 }, { name: letters, points: [[1, 26], [4, 456976]] }]`,
  histogram: `type: histogram
xTitle: score
yTitle: mails
bins: { from: 0, width: 0.25 }
groups: [{ name: spam, counts: [5, 15, 30, 50] }, { name: no spam, counts: [600, 290, 9, 1] }]
shares: true
threshold: { at: 0.5, label: "from {t}" }
sliders: [{ name: t, label: threshold, from: 0, to: 1, step: 0.25, value: 0.5 }]`,
  dotplot: `type: dotplot
x: [0, 12]
xTitle: minutes
values: [1, 2, 2, 3, 12]
mean: true
median: true`,
  boxes: `type: boxes
x: [0, 30]
xTitle: minutes
sets: [{ name: bus, values: [1, 3, 4, 6, 7, 9, 9, 30] }, { name: tram, values: [4, 5, 6] }]`,
  intervals: `type: intervals
x: [130, 170]
xTitle: grams
truth: { at: 150, label: true mean }
samples: { count: 30, size: 100, sd: 30, errors: 2, seed: 3 }`,
  rows: `type: intervals
x: [0, 10]
xTitle: points
truth: { at: 5, label: claim }
rows: [{ name: first, from: 4, to: 6 }, { name: second, from: 6, to: 8 }]`,
  spread: `type: spread
trials: 100
chance: 0.5
x: [20, 80]
xTitle: percent
value: 100*k/n
bin: 2
within: { from: 40, to: 60, label: within 10 points }`,
  draws: `type: draws
chance: 0.3
draws: 1000
seed: 4
xTitle: draws
yTitle: share
label: "0.3"`,
  dice: `type: grid
columns: ["1", "2", "3", "4", "5", "6"]
rows: ["1", "2", "3", "4", "5", "6"]
cells: column+row
shade: cell-9
label: pairs`,
  risks: `type: grid
columns: [rare, often]
rows: [small, large]
items: [{ name: fire, column: 1, row: 2 }]`,
} as const
type FormName = keyof typeof FORMS

const read = (source: string): Chart => Chart.parse(parse(ALT + source))
const formed = (name: FormName, changes: Record<string, unknown> = {}): Chart =>
  Chart.parse({ ...(parse(ALT + FORMS[name]) as Record<string, unknown>), ...changes })
function bodyOf(data: Chart): Svg[] {
  const drawn = chart.draw(data, valuesOf(data.sliders))
  return 'still' in drawn ? drawn.still.body : []
}
const some = (data: Chart, element: string, look: string) =>
  bodyOf(data).filter((part) => part.element === element && part.attributes.class === look)
const countOf = (data: Chart, element: string, look: string) => some(data, element, look).length
const textsOf = (data: Chart) => bodyOf(data).flatMap(({ element, children }) => (element === 'text' ? children : []))
const CUT = 'fg-s fg-thick'

test.each(Object.entries(FORMS))('%s is drawn inside its picture, in few enough characters', (_, source) => {
  const data = read(source)
  const drawn = chart.draw(data, valuesOf(data.sliders))
  const stills = 'still' in drawn ? [drawn.still] : drawn.steps.map(({ still }) => still)
  for (const still of stills) {
    expect(toMarkup(picture(still, data.alt)).length).toBeLessThan(25_000)
    for (const { element, attributes } of still.body) {
      if (element !== 'rect') continue
      expect(Number(attributes.y)).toBeGreaterThanOrEqual(0)
      expect(Number(attributes.y) + Number(attributes.height)).toBeLessThanOrEqual(still.height)
    }
  }
})

const STRANGE = [0, -1, 1e9, 0.5, 'x', '1/0', '', true, null, [], {}, 'a long text that fits nowhere at all']

test.each(Object.entries(FORMS))(
  'whatever one value of %s is changed to, it is drawn or refused in words',
  (_, source) => {
    const whole = parse(ALT + source) as unknown
    for (const changed of changesOf(whole)) {
      const { data } = Chart.safeParse(changed)
      if (!data) continue
      try {
        const drawn = chart.draw(data, valuesOf(data.sliders))
        if ('still' in drawn) toMarkup(picture(drawn.still, data.alt))
        chart.table?.(data)
      } catch (error) {
        expect(error, `${JSON.stringify(changed)} ${String(error)}`).toBeInstanceOf(FigureProblem)
      }
    }
  },
)

/** All copies of the data in which one value is replaced by one of `STRANGE`. */
function changesOf(data: unknown): unknown[] {
  const replaced = [...STRANGE]
  if (Array.isArray(data))
    return [...replaced, ...data.flatMap((part, at) => changesOf(part).map((one) => data.with(at, one)))]
  if (typeof data === 'object' && data !== null)
    return [
      ...replaced,
      ...Object.entries(data).flatMap(([key, part]) => changesOf(part).map((one) => ({ ...data, [key]: one }))),
    ]
  return replaced
}

test('every form has its numbers as a table', () => {
  expect(chart.table?.(formed('bars'))).toEqual({
    head: ['town', 'crimes'],
    rows: [
      ['2024', '480'],
      ['2025', '490'],
    ],
  })
  expect(chart.table?.(formed('boxes'))?.rows[0]).toEqual(['bus', '1', '3.5', '6.5', '9', '30'])
  expect(chart.table?.(formed('dots'))?.rows).toEqual([
    ['ill', '1'],
    ['false alarms', '50'],
    ['healthy and negative', '949'],
  ])
  for (const name of Object.keys(FORMS) as FormName[])
    expect(chart.table?.(formed(name))?.rows.length).toBeGreaterThan(0)
})

test('each point is drawn, with a line, residuals or squares on request', () => {
  expect(countOf(formed('scatter'), 'circle', 'fg-f1')).toBe(5)
  expect(countOf(formed('scatter'), 'line', 'fg-s6 fg-dash')).toBe(0)
  expect(countOf(formed('scatter', { fit: 'residuals' }), 'line', 'fg-s6 fg-dash')).toBe(5)
  const squares = some(formed('scatter', { fit: 'squares' }), 'rect', 'fg-w4 fg-s4')
  expect(squares).toHaveLength(5)
  for (const { attributes } of squares) expect(attributes.width).toBeCloseTo(Number(attributes.height), 1)
})

test('a scatter says its errors and its correlation', () => {
  const say = ['line', 'r', 'sum', 'squares', 'absolute']
  expect(textsOf(formed('scatter', { fit: 'line', say: say.slice(0, 4) }))).toEqual(
    expect.arrayContaining([
      'best line: 1.8x + 0.6',
      'r = 0.95',
      'sum of squared errors: 3.6',
      'mean squared error: 0.7',
    ]),
  )
  const candidate = { lines: [{ slope: 2, intercept: 0 }], say: ['absolute'] }
  expect(textsOf(formed('scatter', candidate))).toContain('mean absolute error: 0.8')
})

test('a cloud has exactly the correlation that is asked for, and sets of points are steps', () => {
  expect(textsOf(formed('clouds'))).toContain('r = 0.5')
  const drawn = chart.draw(formed('sets'), {})
  expect('steps' in drawn && drawn.steps.map(({ text }) => text)).toEqual(['The points rise.', 'The points fall.'])
  expect(chart.table?.(formed('sets'))?.rows.at(-1)).toEqual(['2', '2', '2'])
})

test('an axis that does not begin at 0 is marked as cut', () => {
  expect(countOf(formed('bars'), 'line', CUT)).toBe(0)
  expect(countOf(formed('bars', { y: [470, 500] }), 'line', CUT)).toBe(2)
  expect(countOf(formed('bars', { start: 470 }), 'line', CUT)).toBe(2)
  expect(countOf(formed('scatter', { y: [1, 12] }), 'line', CUT)).toBe(2)
  expect(countOf(formed('scatter', { x: [0.5, 6], y: [1, 12] }), 'line', CUT)).toBe(4)
  expect(countOf(formed('log'), 'line', CUT)).toBe(0)
})

test('bars are as high as their values, beside or on one another', () => {
  const heights = (data: Chart) =>
    bodyOf(data).flatMap(({ element, attributes }) => (element === 'rect' ? Number(attributes.height) : []))
  const [first = 0, second = 0] = heights(formed('bars'))
  expect(first / second).toBeCloseTo(480 / 490)
  const [short = 0, long = 0] = heights(formed('bars', { y: [470, 500] }))
  expect(long / short).toBeCloseTo(2)
  const stack = some(formed('stacked'), 'rect', 'fg-w2 fg-s2').map(({ attributes }) => Number(attributes.y))
  for (const top of stack.slice(1)) expect(top).toBeCloseTo(stack[1] ?? 0, 1)
})

test('on a logarithmic axis, equal factors are equal distances', () => {
  const [small, large] = some(formed('across'), 'rect', 'fg-w1 fg-s1').map(({ attributes }) => Number(attributes.width))
  expect((large ?? 0) / (small ?? 1)).toBeCloseTo(5)
  expect(() => bodyOf(formed('across', { y: [0, 1000] }))).toThrow('A logarithmic axis must begin above 0.')
})

test('the tail of a distribution is shaded, and its share is calculated', () => {
  expect(textsOf(formed('cups'))).toContain('at least 3: 17 of 70 = 24.3%')
  expect(countOf(formed('cups'), 'rect', 'fg-f2 fg-s2')).toBe(2)
})

test('a thousand people are dots', () => {
  const paths = bodyOf(formed('dots')).filter(({ element }) => element === 'path')
  expect(paths.map(({ attributes }) => String(attributes.d).match(/M/g)?.length)).toEqual([1, 50, 949])
})

test('the crossing of two lines is found', () => {
  expect(textsOf(formed('lines'))).toContain('after 8 years')
  const apart = formed('lines', {
    series: [
      { name: 'a', y: '8*x' },
      { name: 'b', y: '90' },
    ],
  })
  expect(textsOf(apart)).not.toContain('after 8 years')
})

test('lines that do not cross say so, if there are words for it', () => {
  const crossing = { label: 'after {x} years', none: 'never equal' }
  expect(textsOf(formed('lines', { crossing }))).not.toContain('never equal')
  const series = ['8*x', '900+9*x'].map((y, at) => ({ name: `line ${at}`, y }))
  expect(textsOf(formed('lines', { crossing, series }))).toContain('never equal')
})

test('the label of a crossing lies on none of the lines', () => {
  const steep = formed('lines', {
    x: [0, 16],
    y: [0, 320],
    crossing: { label: 'equal after {x} years' },
    series: [
      { name: 'a', y: '12*x' },
      { name: 'b', y: '24+3*x' },
    ],
  })
  const label = bodyOf(steep).find(({ children }) => children[0] === 'equal after 2.7 years')
  const crossing = bodyOf(steep).find(({ element, attributes }) => element === 'circle' && attributes.r === 5)
  expect(Number(crossing?.attributes.cy) - Number(label?.attributes.y)).toBeGreaterThan(30)
})

test('the name of a line says the value of a slider', () => {
  const named = formed('lines', {
    series: [{ name: '{n} years left', y: 'n*x' }],
    sliders: SLIDER,
    crossing: undefined,
  })
  expect(textsOf(named)).toContain('7 years left')
})

test('a point can have its label above it to the right', () => {
  const marked = formed('lines', { marks: [{ x: 4, y: 50, label: 'here', side: 'above right' }] })
  const label = bodyOf(marked).find(({ children }) => children[0] === 'here')
  const point = bodyOf(marked).find(({ element, attributes }) => element === 'circle' && attributes.r === 4.5)
  expect(Number(label?.attributes.x)).toBeGreaterThan(Number(point?.attributes.cx))
  expect(Number(label?.attributes.y)).toBeLessThan(Number(point?.attributes.cy) - 5)
})

test('stacked bars across can say their totals', () => {
  const stacked = {
    type: 'bars',
    alt: 'Two bars for a budget.',
    across: true,
    stacked: true,
    totals: true,
    xTitle: 'side',
    y: [0, 180],
    names: ['revenue', 'spending'],
    series: [{ values: [150, 150] }, { values: [0, 12] }],
  }
  expect(textsOf(Chart.parse(stacked))).toContain('162')
  expect(textsOf(Chart.parse({ ...stacked, totals: undefined }))).not.toContain('162')
  expect(Chart.safeParse({ ...stacked, stacked: undefined }).success).toBe(false)
})

test('a logarithmic axis does not mix plain numbers and powers', () => {
  const wide = formed('lines', { y: [1e-6, 1e9], log: true, crossing: undefined })
  expect(textsOf(wide)).toContain('10⁻³')
  expect(textsOf(wide)).not.toContain('1,000')
  expect(textsOf(formed('lines', { y: [1, 1e6], log: true, crossing: undefined }))).toContain('1,000')
})

test('the names at the ends of lines keep clear of each other', () => {
  const near = formed('lines', { series: [1, 2, 3].map((at) => ({ name: `line ${at}`, y: `50+${at}` })) })
  const ends = bodyOf(near).flatMap(({ element, attributes, children }) =>
    element === 'text' && String(children[0]).startsWith('line ') ? Number(attributes.y) : [],
  )
  for (const [at, y] of ends.entries())
    for (const other of ends.slice(at + 1)) expect(Math.abs(y - other)).toBeGreaterThan(14)
})

test('a threshold counts both groups on both sides', () => {
  expect(textsOf(formed('histogram'))).toEqual(
    expect.arrayContaining(['TP 80, FN 20, FP 10, TN 890', 'precision 0.89, recall 0.8', 'from 0.5']),
  )
  expect(() => bodyOf(formed('histogram', { threshold: { at: 0.6, label: 'x' } }))).toThrow(
    "0.6 isn't between two classes.",
  )
})

test('the numbers of all bars have the given decimals', () => {
  const values = { y: [0, 1], series: [{ values: [0.4, 0.33] }] }
  expect(textsOf(formed('bars', { ...values, decimals: 2 }))).toEqual(expect.arrayContaining(['0.40', '0.33']))
  expect(textsOf(formed('bars', values))).toEqual(expect.arrayContaining(['0.4', '0.33']))
})

test('mean and median are calculated', () => {
  expect(textsOf(formed('dotplot'))).toEqual(expect.arrayContaining(['mean 4', 'median 2']))
})

test('intervals that miss the truth are drawn differently and counted', () => {
  const misses = countOf(formed('intervals'), 'line', 'fg-s4 fg-thick fg-dots')
  expect(textsOf(formed('intervals'))).toContain(`${30 - misses} of 30 include the true value`)
  expect(countOf(formed('rows'), 'line', 'fg-s4 fg-thick fg-dots')).toBe(1)
})

test('a spread says how likely a range is', () => {
  expect(textsOf(formed('spread'))).toContain('within 10 points: 96.5%')
})

test('the same seed gives the same draws', () => {
  expect(bodyOf(formed('draws'))).toEqual(bodyOf(formed('draws')))
  expect(bodyOf(formed('draws', { seed: 5 }))).not.toEqual(bodyOf(formed('draws')))
})

test('cells of a grid are calculated, shaded and counted', () => {
  expect(textsOf(formed('dice'))).toContain('6 of 36 pairs')
  const seats = formed('dice', { shade: undefined, highest: 3, label: undefined })
  expect(countOf(seats, 'rect', 'fg-w2 fg-s2 fg-curve')).toBe(3)
})

test.each<[string, FormName, Record<string, unknown>, string]>([
  [
    'a point outside',
    'scatter',
    {
      points: [
        [1, 2],
        [9, 2],
      ],
    },
    'The point (9, 2) lies outside the chart.',
  ],
  [
    'no line',
    'scatter',
    {
      fit: 'line',
      points: [
        [1, 2],
        [1, 3],
      ],
    },
    'Points with the same x have no line of best fit.',
  ],
  ['too high a degree', 'scatter', { degree: 7 }, 'A curve of degree 7 needs at least 8 different x.'],
  ['errors of nothing', 'scatter', { say: ['sum'] }, 'There are no errors without a line.'],
  ['a bar that is too high', 'bars', { y: [0, 485] }, 'The bar of 490 leaves the chart.'],
  ['an axis that begins at its end', 'bars', { start: 500 }, 'The axis must begin below its end.'],
  ['no points', 'scatter', { points: undefined }, 'Give points, sets or a cloud.'],
  ['a value too few', 'bars', { series: [{ values: [480] }] }, 'There are 1 values for 2 names.'],
  ['too many coloured', 'dots', { of: 40 }, 'Only 40 dots can be coloured.'],
  ['a line of nothing', 'lines', { series: [{ name: 'x' }] }, 'Give each series either points or a formula for y.'],
  ['a chance above 1', 'spread', { chance: 1.5 }, 'A chance is between 0 and 1.'],
  [
    'a long word in a cell',
    'dice',
    { columns: ['extraordinarily', '2', '3', '4', '5', '6'] },
    "The name 'extraordinarily' is too long.",
  ],
])('%s is refused', (_, name, changes, message) => {
  expect(() => bodyOf(formed(name, changes))).toThrow(message)
})
