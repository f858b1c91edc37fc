import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedExecution } from '../../server/testing/execution.ts'
import { fixtureLibrary } from '../../server/testing/library.ts'
import { LESSONS, lessonOf, lessonText, modelDouble, questionsOf, stepOf } from '../../server/testing/modelDouble.ts'
import { type Asked, type Reaction, startModelServer } from '../../server/testing/modelServer.ts'
import { evaluate } from './evaluate.ts'
import { type EvalPrompt, PROMPTS, SOURCED } from './prompts.ts'
import { readRecording, saveRecording } from './recordings.ts'
import { markdownOf } from './report.ts'

const PROMPT: EvalPrompt = { id: 'lace', prompt: 'bobbin lace', about: 'beyond', level: null, language: 'English' }
const REEF: EvalPrompt = { ...PROMPT, id: 'reef', prompt: 'reef knot', about: 'library' }

/**
 * Replies like a model that doesn't support json_schema, cuts off a lesson, invents a quote (which it corrects when
 * asked to) and insists on a wrong answer key.
 */
function react(asked: Asked): Reaction {
  const [single, typed, numeric, multiple] = questionsOf()
  const json = (questions: object[]): Reaction => ({ text: JSON.stringify({ questions }) })
  if (asked.format === 'json_schema') return { status: 400, message: 'json_schema is not supported' }
  if (stepOf(asked) === 'lesson' && lessonOf(asked) === 1 && !asked.prompt.includes('What was wrong'))
    return { text: lessonText(LESSONS[1]).slice(0, 900), finish: 'length' }
  if (stepOf(asked) === 'questions' && lessonOf(asked) === 0)
    return json([
      { ...single, evidence: 'Bobbins are of bone.' },
      typed ?? {},
      { ...numeric, answer: 9 },
      multiple ?? {},
    ])
  if (stepOf(asked) === 'repair') return json([{ ...single, id: 'q1' }])
  return modelDouble(asked)
}

const execution = sharedExecution()

async function record() {
  const server = await startModelServer(react)
  const recordings = mkdtempSync(join(tmpdir(), 'lyceum-eval-'))
  const live = {
    writer: { provider: 'compatible' as const, model: 'writer-1' },
    checker: { provider: 'compatible' as const, model: 'checker-1' },
    keys: {},
    baseUrl: server.baseUrl,
    pricesFile: undefined,
    budgetUsdADay: undefined,
    topicsADay: { none: 0, paid: 0 },
  }
  const given = { prompts: [PROMPT, REEF], library: fixtureLibrary(), recordings, execution, say: () => {} }
  const before = await evaluate({ ...given, live: null })
  const report = await evaluate({ ...given, prompts: [PROMPT], live })
  await server.stop()
  return { given, before, report, recordings, calls: server.calls.length }
}

test('what a provider answered is played again to the same end, without it', async () => {
  const { given, before, report, recordings } = await record()
  const named = ({ columns }: typeof report, name: string) => columns.find((column) => column.name === name)
  expect(before.columns.map(({ measures }) => measures !== null)).toEqual([true, false, false, false])
  expect(named(before, 'curriculum')?.ends).toEqual({ lace: 'not covered', reef: 'made' })
  expect(markdownOf(before)).toMatch(/prompts: made \| 1 \| not run \| not run \| not run/)

  const live = named(report, 'model, live')?.measures
  expect(live).toMatchObject({
    outlines: { first: 1, repaired: 0, failed: 0 },
    lessons: { first: 2, repaired: 1, failed: 0 },
    // In the first quiz, two questions pass at once, one is repaired and one is dropped. In the other two quizzes, all
    // four questions pass.
    items: { first: 10, repaired: 1, failed: 1 },
    outcomeCoverage: 1,
    keyAgreement: 10 / 11,
    quotes: { held: 1 },
  })
  expect(live?.tokens.output).toBeGreaterThan(1_000)
  expect(readdirSync(recordings)).toEqual(['lace.json'])

  const again = await evaluate({ ...given, prompts: [PROMPT], live: null })
  expect(named(again, 'model, live')?.measures).toBeNull()
  expect(named(again, 'model, replayed')?.measures).toEqual(live)
  expect(named(again, 'model, replayed')?.note).toMatch(
    /compatible:writer-1 writes, compatible:checker-1 checks\. Recorded 20/,
  )
})

test('what was never asked is said not to be recorded, and is not made up', async () => {
  const { given, recordings } = await record()
  const recorded = readRecording(recordings, 'lace')
  if (!recorded) throw new Error('Nothing was recorded.')
  const calls = recorded.calls.filter(({ request }) => !request.system.startsWith('You solve'))
  expect(calls.length).toBeLessThan(recorded.calls.length)
  saveRecording(recordings, { ...recorded, calls })
  const { columns } = await evaluate({ ...given, live: null })
  expect(columns.find(({ name }) => name === 'model, replayed')?.ends).toEqual({
    lace: 'not recorded',
    reef: 'not recorded',
  })
})

test.each([
  ['joins', 'model, replayed'],
  ['wein', 'model, replayed'],
  ['transport', 'model with a source, replayed'],
])('the recorded topic %s comes out again as it was', async (id, column) => {
  const prompts = [...PROMPTS, ...SOURCED].filter((prompt) => prompt.id === id)
  const given = { prompts, library: fixtureLibrary(), recordings: `${import.meta.dirname}/recordings`, live: null }
  const { columns } = await evaluate({ ...given, execution, say: () => {} })
  const replayed = columns.find(({ name }) => name === column)
  expect(replayed?.ends).toEqual({ [id]: 'made' })
  expect(replayed?.measures).toMatchObject({ lessons: { failed: 0 }, outcomeCoverage: 1, quotes: { held: 1 } })
})
