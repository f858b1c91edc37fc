import { describe, expect, test } from 'vitest'
import { sharedExecution } from '../testing/execution.ts'
import { COUNT_TURNS, LONG_ROPES } from '../testing/problems.ts'
import { gradeTests } from './grade.ts'

const execution = sharedExecution()

/** The message and the output of the first visible test. */
async function graded(language: string, code: string) {
  const problem = language === 'sql' ? LONG_ROPES : COUNT_TURNS
  const asked = { uid: crypto.randomUUID(), network: '', problem, program: { language, code } }
  const { results } = await gradeTests(execution, { ...asked, stopAtFailure: true })
  // The status is null, because the error's own message is enough.
  expect(results[0]?.status).toBeNull()
  return { message: results[0]?.message, printed: results[0]?.printed }
}

const run = (language: string, code: string) =>
  execution.run({ uid: crypto.randomUUID(), network: '', language, code, purpose: 'run' })

const NO_WAY = "TypeError: cannot read property 'way' of undefined"

describe('an error in JavaScript tells of the own lines alone', () => {
  test.each([
    [
      'on the first line',
      'function countTurns(knot) { return knot.no.way }',
      `${NO_WAY} (line 1)`,
      `${NO_WAY}\n    at countTurns (main.js:1:36)\n`,
    ],
    [
      'outside of functions',
      'boom()\nfunction countTurns(knot) { return 1 }',
      'ReferenceError: boom is not defined (line 1)',
      'ReferenceError: boom is not defined\n    at main.js:1:1\n',
    ],
    [
      'in functions in functions',
      'const countTurns = (knot) => {\n  return [1].map((one) => one.no.way)\n}\n',
      `${NO_WAY} (line 2)`,
      `${NO_WAY}\n    at <anonymous> (main.js:2:27)\n    at map (native)\n    at countTurns (main.js:2:14)\n`,
    ],
    [
      'with a cause',
      'function countTurns(knot) {\n  throw new Error("No.", { cause: new TypeError("Why.") })\n}',
      'Error: No. (line 2)',
      'Error: No.\n    at countTurns (main.js:2:39)\n  [cause]: [TypeError: Why.\n        at countTurns (main.js:2:39)]\n',
    ],
    ['that is no error', 'function countTurns(knot) {\n  throw "No."\n}', 'It threw No.', "Uncaught 'No.'\n"],
    [
      'of JSON',
      'function countTurns(knot) {\n  return JSON.parse("{")\n}',
      "SyntaxError: Expected property name or '}' in JSON at position 1 (line 1 column 2) (line 2)",
      "SyntaxError: Expected property name or '}' in JSON at position 1 (line 1 column 2)\n    at parse (native)\n    at countTurns (main.js:2:15)\n",
    ],
    [
      'that the program shows itself',
      'function countTurns(knot) {\n  console.log(new Error("Mine.").stack)\n}',
      expect.stringContaining('returned nothing'),
      '    at countTurns (main.js:2:19)\n\n',
    ],
    [
      'in a module',
      'export function countTurns(knot) { return knot.no.way }',
      `${NO_WAY} (line 1)`,
      `${NO_WAY}\n    at countTurns (main.js:1:43)\n`,
    ],
  ])('%s', async (_where, code, message, printed) => {
    expect(await graded('javascript', code)).toEqual({ message, printed })
  })
})

describe('an error in TypeScript tells of the own lines alone', () => {
  test.each([
    ['on the first line', 'function countTurns(knot: any) { return knot.no.way as number }', '1:41', 1],
    ['after types', 'type Knot = any\n\nfunction countTurns(knot: Knot) {\n  return knot.no.way\n}', '4:10', 4],
    ['after an enum', 'enum Turn {\n  Left,\n}\nfunction countTurns(knot: any) {\n  return knot.no.way\n}', '5:10', 5],
  ])('%s', async (_where, code, place, line) => {
    expect(await graded('typescript', code)).toEqual({
      message: `${NO_WAY} (line ${line})`,
      printed: `${NO_WAY}\n    at countTurns (main.ts:${place})\n`,
    })
  })
})

describe('what cannot be read is told as in Run', () => {
  test.each([
    ['javascript', 'a brace that is missing', 'function countTurns(knot) {\n  if (knot) {\n  return 1\n}', 4],
    ['javascript', 'a bracket that is missing', 'function countTurns(knot) {\n  return (\n', 3],
    [
      'javascript',
      'a name that is taken',
      'let turns = 1\nlet turns = 2\nfunction countTurns(knot) { return turns }',
      2,
    ],
    ['javascript', 'a text that does not end', 'function countTurns(knot) {\n  return "\n}', 2],
    ['typescript', 'an expression that is missing', 'function countTurns(knot: string) {\n  return = 1\n}', 2],
    ['typescript', 'a brace that is missing', 'function countTurns(knot: string) {\n  if (knot) {\n  return 1\n}', 4],
    ['typescript', 'beside an enum', 'enum Turn { Left }\nfunction countTurns(knot: string) {\n  return = 1\n}', 3],
  ])('%s: %s', async (language, _what, code, line) => {
    const { message, stderr } = await run(language, code)
    expect(message).toMatch(/^SyntaxError: /)
    const file = language === 'typescript' ? 'main\\.ts' : 'main\\.js'
    expect(stderr).toMatch(new RegExp(`^SyntaxError: .*\n    at ${file}:${line}(?::\\d+)?\n$`))
    expect(await graded(language, code)).toEqual({ message: `${message} (line ${line})`, printed: stderr })
  })

  test('a place in a text of JSON is none in the program', async () => {
    const { stderr } = await run('javascript', 'const knot = "{"\nJSON.parse(knot)')
    expect(stderr).toMatch(/^SyntaxError: .*\n {4}at parse \(native\)\n {4}at main\.js:2:12\n$/)
  })
})

describe('what is wrong with a query is told in its own words', () => {
  test.each([
    ['SELECT "x', 'unrecognized token: ""x"'],
    ["SELECT 'x", 'unrecognized token: "\'x"'],
    ['SELECT (1', 'incomplete input'],
    ['SELECT name FROM ropes WHERE', 'incomplete input'],
    ['WITH long AS (SELECT 1', 'incomplete input'],
    ['SELECT name FROM ropes)', 'near ")": syntax error'],
    ['SELECT nme FROM ropes', 'no such column: nme'],
    ['SELECT abs(-9223372036854775808) FROM ropes', 'integer overflow'],
    ['DELETE FROM ropes', 'near "DELETE": syntax error'],
  ])('%s', async (code, message) => {
    expect(await graded('sql', code)).toEqual({ message, printed: '' })
  })
})
