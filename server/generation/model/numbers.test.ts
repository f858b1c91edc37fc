import { expect, test } from 'vitest'
import { getLesson, getTopic } from '#contract/catalog.ts'
import { ModelError, type Models } from '../../models/service.ts'
import { sharedExecution } from '../../testing/execution.ts'
import { listen, startModelApp } from '../../testing/modelApp.ts'
import { lessonText, stepOf } from '../../testing/modelDouble.ts'
import { recomputeNumbers, withNumbersMended } from './numbers.ts'
import { agrees, isOtherUnit } from './statedNumber.ts'

test.each<[stated: string, computed: number, does: boolean]>([
  ['12', 12, true],
  ['12', 12.4, true],
  ['12', 12.6, false],
  ['12.5', 12.46, true],
  ['12,5', 12.5, true],
  ['1,234', 1234, true],
  ['1.234', 1234, true],
  ['1.234', 1.234, true],
  ['1,234,567', 1_234_567, true],
  ['1.234,5', 1234.5, true],
  ['1 234', 1234, true],
  ['−3', -3, true],
  ['3/4', 0.75, true],
  ['3/4', 0.74, false],
  ['0', 0.6, false],
  ['three', 3, false],
  ['3/0', 3, false],
  ['\\frac{3}{4}', 0.75, true],
  ['12{,}000', 12_000, true],
])('%s in a text agrees with %d: %s', (stated, computed, does) => expect(agrees(stated, computed)).toBe(does))

test.each<[stated: string, computed: number, is: boolean]>([
  ['25', 0.25, true],
  ['0.25', 25, true],
  ['25', 25, false],
  ['3', 25, false],
  ['25', -0.25, false],
  ['0', 25, false],
  ['0.0996', 0.00996, false],
])('whether %s and %d are the same in other units: %s', (stated, computed, is) =>
  expect(isOtherUnit(stated, computed)).toBe(is),
)

const execution = sharedExecution()

const EXAMPLE = 'A shop sells 40 loaves at 3 euros. It takes 120 euros. Flour costs 30 euros, so 90 euros are left.'
const TABLE = '| Day | Loaves | Euros |\n|---|---|---|\n| Monday | 40 | 120 |\n| Tuesday | 50 | 150 |'
const LESSON = lessonText('The cross').replace('A band is to be', `${EXAMPLE}\n\n${TABLE}\n\nA band is to be`)

type Result = { quote: string; stated: string; code: string }
type Change = { id: string; quote: string; better: string }
const RESULTS: Result[] = [
  { quote: 'It takes 120 euros.', stated: '120', code: '40 * 3' },
  { quote: 'Flour costs 30 euros, so 90 euros are left.', stated: '90', code: '40 * 3 - 30' },
  { quote: '| Monday | 40 | 120 |', stated: '120', code: '[40].map((n) => n * 3)[0]' },
  { quote: '| Tuesday | 50 | 150 |', stated: '150', code: 'const price = 3; 50 * price' },
]

/** Recomputes a lesson with a fake checker. `change` returns its reply if a number came out otherwise. */
async function recomputed(
  markdown: string,
  { results = RESULTS, change = () => [] }: { results?: Result[]; change?: (prompt: string) => Change[] } = {},
) {
  const asked: string[] = []
  const models: Models = {
    writer: { provider: 'compatible', model: 'writer-1' },
    checker: { provider: 'compatible', model: 'checker-1' },
    text: () => Promise.reject(new Error('Only numbers are asked for.')),
    object: async ({ name, prompt, schema }) => {
      asked.push(name)
      return schema.parse(name === 'results' ? { results } : { changes: change(prompt) })
    },
  }
  const account = { jobId: 'j', uid: 'u', topicId: 't', step: 'numbers lesson-1' }
  const given = { account, title: 'The cross', language: 'English', markdown, asker: 'u' }
  const found = await recomputeNumbers(models, execution, given, new AbortController().signal)
  return { asked, recomputed: found.recomputed, ...withNumbersMended(markdown, found.changes) }
}

test('numbers that come out as stated are counted, and nothing changes', async () => {
  expect(await recomputed(LESSON)).toEqual({ asked: ['results'], recomputed: 4, markdown: LESSON, changed: 0 })
})

test('a lesson without numbers is not asked about', async () => {
  expect((await recomputed(lessonText('The cross'))).asked).toEqual([])
})

/*
 * 20 lessons whose example or table states a wrong number, and 10 sound ones. The fake checker knows the truth, so this
 * tests that its corrections get into the lessons, but not how good a real checker is.
 */
test('20 wrong numbers are corrected, with what rests on them, and 10 sound lessons stay as they are', async () => {
  for (let place = 0; place < 30; place++) {
    const [right, wrong] = [40 * (place + 2), 40 * (place + 2) + 7]
    const isRow = place % 2 === 0
    const sentence = (takes: number) => `It takes ${takes} euros.`
    const row = (takes: number) => `| Monday | 40 | ${takes} |`
    const said = isRow ? row : sentence
    const isWrong = place < 20
    const truth = LESSON.replace('at 3 euros', `at ${place + 2} euros`)
      .replace('It takes 120 euros.', sentence(right))
      .replace('| Monday | 40 | 120 |', row(right))
      .replace('so 90 euros', `so ${right - 30} euros`)
    const markdown = isWrong
      ? truth.replace(said(right), said(wrong)).replace(`so ${right - 30} euros`, `so ${wrong - 30} euros`)
      : truth
    const results = [
      { quote: said(isWrong ? wrong : right), stated: String(isWrong ? wrong : right), code: `40 * ${place + 2}` },
    ]
    const rest = (takes: number) => `Flour costs 30 euros, so ${takes - 30} euros are left.`
    const found = await recomputed(markdown, {
      results,
      change: (prompt) => {
        expect(prompt).toContain(`yields: ${right}`)
        return [
          { id: 'r1', quote: said(wrong), better: said(right) },
          { id: 'r1', quote: rest(wrong), better: rest(right) },
        ]
      },
    })
    expect([found.markdown, found.changed]).toEqual([truth, isWrong ? 2 : 0])
  }
})

const dice = (sum: string, part: string, words: string) =>
  LESSON.replace(
    EXAMPLE,
    () =>
      `Roll dice 12 times.\n\n$$0.5 \\times 3 = ${sum}$$\n\nIt is $\\frac{40}{120} = ${part}$. Five items need ${words} cuts.`,
  )

test('formulas, fractions and numbers in words are corrected as well', async () => {
  const results = [
    { quote: '$$0.5 \\times 3 = 1.6$$', stated: '1.6', code: '0.5 * 3' },
    { quote: 'It is $\\frac{40}{120} = \\frac{1}{4}$.', stated: '1/4', code: '40 / 120' },
    { quote: 'Five items need five cuts.', stated: '5', code: '5 - 1' },
  ]
  const changes = [
    { id: 'r1', quote: '$$0.5 \\times 3 = 1.6$$', better: '$$0.5 \\times 3 = 1.5$$' },
    { id: 'r2', quote: 'It is $\\frac{40}{120} = \\frac{1}{4}$.', better: 'It is $\\frac{40}{120} = \\frac{1}{3}$.' },
    { id: 'r3', quote: 'Five items need five cuts.', better: 'Five items need four cuts.' },
  ]
  const found = await recomputed(dice('1.6', '\\frac{1}{4}', 'five'), { results, change: () => changes })
  expect(found).toMatchObject({ recomputed: 3, changed: 3, markdown: dice('1.5', '\\frac{1}{3}', 'four') })
})

test('if the checker calls its own program wrong, or gives another wrong number, nothing changes', async () => {
  const results = [{ quote: 'It takes 120 euros.', stated: '120', code: '40 + 3' }]
  const none = await recomputed(LESSON, { results })
  expect(none).toMatchObject({ asked: ['results', 'changes'], markdown: LESSON, changed: 0 })
  const other = { id: 'r1', quote: 'It takes 120 euros.', better: 'It takes 44 euros.' }
  expect(await recomputed(LESSON, { results, change: () => [other] })).toMatchObject({ markdown: LESSON, changed: 0 })
})

test.each([
  ['a quote that is not in the lesson', { quote: 'It takes 121 euros.', stated: '121', code: '40 * 3' }],
  ['a number that is not in the quote', { quote: 'It takes 120 euros.', stated: '12', code: '40 * 3' }],
  ['the number itself as code', { quote: 'It takes 120 euros.', stated: '120', code: '120' }],
  ['code that fails', { quote: 'It takes 120 euros.', stated: '120', code: 'loaves * price' }],
  ['code that never ends', { quote: 'It takes 120 euros.', stated: '120', code: '(() => { for (;;); })()' }],
  ['code that yields no number', { quote: 'It takes 120 euros.', stated: '120', code: '({})' }],
])('%s counts for nothing', async (_, result) => {
  expect(await recomputed(LESSON, { results: [result] })).toMatchObject({
    asked: ['results'],
    recomputed: 0,
    changed: 0,
  })
})

test('a checker that cannot be used leaves the lesson as it is', async () => {
  const models: Models = {
    ...{ writer: { provider: 'compatible', model: 'w' }, checker: { provider: 'compatible', model: 'c' } },
    text: () => Promise.reject(new Error('Only numbers are asked for.')),
    object: () => Promise.reject(new ModelError('unreadable')),
  }
  const account = { jobId: 'j', uid: 'u', topicId: 't', step: 'numbers lesson-1' }
  const given = { account, title: 'The cross', language: 'English', markdown: LESSON, asker: 'u' }
  const found = await recomputeNumbers(models, execution, given, new AbortController().signal)
  expect(found).toEqual({ recomputed: 0, changes: [] })
})

test('a topic says how many numbers were recomputed, and its lesson has the right one', async () => {
  const { app, model, stop } = await startModelApp((asked) => {
    if (stepOf(asked) === 'lesson') return { text: LESSON.replace('It takes 120 euros.', 'It takes 130 euros.') }
    if (stepOf(asked) === 'numbers')
      return { text: JSON.stringify({ results: [{ quote: 'It takes 130 euros.', stated: '130', code: '40 * 3' }] }) }
    if (stepOf(asked) === 'numbersAgain')
      return {
        text: JSON.stringify({
          changes: [{ id: 'r1', quote: 'It takes 130 euros.', better: 'It takes 120 euros.' }],
        }),
      }
    return undefined
  })
  const ann = await app.signedIn()
  const { socket, ask } = await listen(app, ann)
  const { topicId } = await ask()
  socket.disconnect()
  const { lessons, checks } = await app.ask(getTopic, { id: topicId }, { as: ann })
  const { html } = await app.ask(getLesson, { id: lessons[0]?.id ?? '' }, { as: ann })
  expect(html).toContain('It takes 120 euros.')
  expect(checks.filter((check) => check.startsWith('A program recomputed'))).toEqual([
    `A program recomputed the numbers in the lessons that follow from others (${lessons.length}); ${lessons.length} places were changed because of it.`,
  ])
  expect(model.calls.filter((asked) => stepOf(asked) === 'numbers').map((asked) => asked.model)).toEqual(
    lessons.map(() => 'checker-1'),
  )
  await stop()
})
