import { describe, expect, test } from 'vitest'
import type { TestResult } from '#contract/problems.ts'
import type { Execution } from '../execution/service.ts'
import { sharedExecution } from '../testing/execution.ts'
import { COUNT_TURNS, LONG_ROPES } from '../testing/problems.ts'
import { SENTINEL, SENTINEL_NUMBER } from '../testing/sentinel.ts'
import { type Gradable, gradeTests } from './grade.ts'
import { proveProblem } from './prove.ts'

const execution = sharedExecution()

const grade = (language: string, code: string, problem: Gradable = COUNT_TURNS) =>
  gradeTests(execution, { uid: crypto.randomUUID(), network: '', problem, program: { language, code } })
const first = async (language: string, code: string, problem?: Gradable): Promise<TestResult> => {
  const { passed, results } = await grade(language, code, problem)
  expect(passed).toBe(false)
  const result = results.find(({ verdict }) => verdict !== 'passed')
  if (!result) throw new Error('Nothing has failed.')
  return result
}

const given = (argumentsJson: string, expected: string): Gradable => ({
  form: 'function',
  functions: [
    { language: 'javascript', name: 'f' },
    { language: 'python', name: 'f' },
  ],
  ordered: false,
  tests: [{ name: 'one', hidden: false, argumentsJson, setup: null, expected }],
})

const REFERENCES = [
  ...COUNT_TURNS.references.map((program) => ({ ...program, problem: COUNT_TURNS })),
  ...LONG_ROPES.references.map((program) => ({ ...program, problem: LONG_ROPES })),
  {
    language: 'typescript',
    code: 'type Knot = string\nfunction countTurns(knot: Knot): number {\n  return knot.split("o").length - 1\n}',
    problem: COUNT_TURNS,
  },
]

describe.each(REFERENCES)('the reference in $language', ({ language, code, problem }) => {
  test('passes every test, and nothing of the hidden ones is told', async () => {
    const { passed, results } = await grade(language, code, problem)
    expect(results.map(({ message }) => message)).toEqual(problem.tests.map(() => null))
    expect(passed).toBe(true)
    for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(JSON.stringify(results)).not.toContain(key)
  })
})

test.each([COUNT_TURNS, LONG_ROPES])('$slug is proven by its own programs', async (problem) => {
  expect(await proveProblem(execution, { uid: 'prover', network: '', problem })).toEqual([])
})

test('a problem is not proven whose reference fails, whose wrong program passes, and whose starter does', async () => {
  const [reference] = COUNT_TURNS.references
  const [wrong] = COUNT_TURNS.wrongs
  if (!reference || !wrong) throw new Error('The fixture has none.')
  const problem = {
    ...COUNT_TURNS,
    references: [{ ...reference, code: wrong.code }],
    wrongs: [{ ...wrong, code: reference.code }],
    starters: [reference],
  }
  expect(await proveProblem(execution, { uid: 'prover', network: '', problem })).toEqual([
    expect.stringMatching(
      /^The reference solution in JavaScript fails the test “a turn between ends”: It didn’t return the expected/,
    ),
    'The wrong program “length” in JavaScript passes every test.',
    'The starter code in JavaScript passes every test as it is.',
  ])
})

describe('what comes back in JavaScript', () => {
  test.each<[code: string, message: string | null, got: string | null]>([
    ['function f(x) { return x }', null, '[1, "é%%%s", null, {"a": 0.5}]'],
    ['const f = (x) => [x[0], x[1], x[2], { a: x[3].a }]', null, '[1, "é%%%s", null, {"a": 0.5}]'],
    ['let f = function (x) { console.log("%d", 1); return x }', null, '[1, "é%%%s", null, {"a": 0.5}]'],
    ['function f(...all) { return all[0] }', null, '[1, "é%%%s", null, {"a": 0.5}]'],
    ['function f(x, y = 1) { return x }', null, '[1, "é%%%s", null, {"a": 0.5}]'],
    ['export function f(x) { return x }', null, '[1, "é%%%s", null, {"a": 0.5}]'],
    ['function g(x) { return x }', 'Your program has no function called f. Keep the name from the starter.', null],
    ['const f = 3', 'Your program has no function called f. Keep the name from the starter.', null],
    ['function f() { return 1 }', 'f takes 0 parameters, but the tests call it with 1.', null],
    ['function f(a, b) { return 1 }', 'f takes 2 parameters, but the tests call it with 1.', null],
    ['function f(x) { x.pop() }', 'f returned nothing (undefined). Use return to hand back the result.', null],
    [
      'function f(x) { console.log(x) }',
      'f returned nothing (undefined). It printed something instead, but printing doesn’t count. Use return to hand back the result.',
      null,
    ],
    ['function f(x) { return 3 }', 'It returned a number instead of a list.', '3'],
    ['function f(x) { return [] }', 'It returned a list with 0 entries instead of 4.', '[]'],
    ['async function f(x) { return x }', 'f returned a promise. Return the value itself, without async.', null],
    [
      'function f(x) { return new Set(x) }',
      expect.stringContaining('f returned a value of type Set. Return plain'),
      null,
    ],
    ['function f(x) { return [NaN] }', expect.stringContaining('f returned NaN, which isn’t a number.'), null],
    ['function f(x) { return [undefined] }', expect.stringContaining('with undefined in it'), null],
    ['function f(x) { const a = []; a.push(a); return a }', expect.stringContaining('nested too deeply'), null],
    ['\n\nfunction f(x) {\n  return x.no.way\n}', expect.stringMatching(/^TypeError: .*\(line 4\)$/), null],
    ['function f(x) {\n  return h(x)\n}\nfunction h() {\n  throw new Error("No.")\n}', 'Error: No. (line 5)', null],
    ['function f(x) {\n  throw "No."\n}', 'It threw No.', null],
    ['function f(x) {\n  return (\n}', expect.stringMatching(/^SyntaxError: .*\(line 3\)$/), null],
    ['function f(x) { return x }\nboom()', expect.stringMatching(/^ReferenceError: .*boom.*\(line 2\)$/), null],
    ['function f(x) { return f(x) }', expect.stringMatching(/RangeError|stack|too deep/i), null],
  ])('%s', async (code, message, got) => {
    const [result] = (
      await grade('javascript', code, given('[[1, "é%%%s", null, {"a": 0.5}]]', '[1, "é%%%s", null, {"a": 0.5}]'))
    ).results
    expect(result?.message).toEqual(message)
    expect(result?.got).toEqual(got)
  })

  test('what a program prints is told beside its result, of visible tests alone', async () => {
    const { results } = await grade('javascript', 'function countTurns(k) {\n console.log("saw", k)\n return 9 }')
    expect(results[0]).toMatchObject({ printed: 'saw oo\n', got: '9', expected: '2', verdict: 'failed' })
    expect(results.slice(3)).toEqual(
      results.slice(3).map((_, place) => ({
        name: `Hidden test ${place + 1}`,
        ...{ hidden: true, verdict: 'failed', expected: null, got: null, printed: '', status: null, wall_time: 0 },
        message: 'The answer is wrong.',
      })),
    )
  })
})

describe('what comes back in Python', () => {
  const VALUE = '[1, "é", null, {"a": 0.5, "1": true}]'
  test.each<[code: string, message: unknown, got: string | null]>([
    ['def f(x):\n    return x', null, '[1, "é", null, {"1": true, "a": 0.5}]'],
    ['f = lambda x: (x[0], x[1], None, {"a": 1 / 2, 1: True})', null, '[1, "é", null, {"1": true, "a": 0.5}]'],
    [
      'from collections import OrderedDict\ndef f(x, y=1, *z):\n    print("x")\n    return [*x[:3], OrderedDict(x[3])]',
      null,
      '[1, "é", null, {"1": true, "a": 0.5}]',
    ],
    [
      'from dataclasses import dataclass\n@dataclass\nclass P:\n    x: list\ndef f(x):\n    return P(x).x\nif __name__ == "__main__":\n    print(f([]))',
      null,
      '[1, "é", null, {"1": true, "a": 0.5}]',
    ],
    ['def g(x): pass', 'Your program has no function called f. Keep the name from the starter.', null],
    ['f = 3', 'Your program has no function called f. Keep the name from the starter.', null],
    ['def f(): return 1', 'f takes 0 parameters, but the tests call it with 1.', null],
    ['def f(a, b): return 1', 'f takes 2 parameters, but the tests call it with 1.', null],
    ['def f(a): a.pop()', 'f returned nothing (None). Use return to hand back the result.', null],
    ['def f(a): print(a)', expect.stringContaining('It printed something instead'), null],
    ['def f(a): return "3"', 'It returned a string instead of a list.', '"3"'],
    ['def f(a): return {1}', expect.stringContaining('f returned a value of type set. Return plain values'), null],
    ['def f(a): return float("nan")', expect.stringContaining('f returned nan, which isn’t a number'), null],
    ['def f(a):\n    b = []\n    b.append(b)\n    return b', expect.stringContaining('nested too deeply'), null],
    ['def f(a): return 2 ** 100', 'It returned a number instead of a list.', '1.2676506002282294e+30'],
    ['\n\ndef f(a):\n    return 1 // 0', expect.stringMatching(/^ZeroDivisionError: .*\(line 4\)$/), null],
    ['def f(a):\n    return h(a)\ndef h(a):\n    raise ValueError("No.")', 'ValueError: No. (line 4)', null],
    ['def f(a)\n    return 1', expect.stringMatching(/^SyntaxError: .*\(line 1\)$/), null],
    ['def f(a): return 1\nboom()', expect.stringMatching(/^NameError: .*boom.*\(line 2\)$/), null],
    ['def f(a): return f(a)', expect.stringMatching(/^RecursionError: .*\(line 1\)$/), null],
    ['import sys\ndef f(a): sys.exit(0)', 'Your program ended before f returned.', null],
    ['def f(a): return input()', expect.stringMatching(/^EOFError/), null],
  ])('%s', async (code, message, got) => {
    const [result] = (await grade('python', code, given(VALUE.replace(/^.*$/, '[$&]'), VALUE))).results
    expect(result?.message).toEqual(message)
    expect(result?.got).toEqual(got)
  })

  test('None is null where null is expected', async () => {
    expect((await grade('python', 'def f(a): pass', given('[1]', 'null'))).passed).toBe(true)
    expect((await grade('javascript', 'function f(a) {}', given('[1]', 'null'))).passed).toBe(false)
  })
})

describe('what comes back of a query', () => {
  test.each<[code: string, message: unknown, got: string | null]>([
    ['SELECT name FROM ropes WHERE metres > 10 ORDER BY metres DESC', null, 'jute\nhemp'],
    [
      '-- The long ones;\nWITH l AS (SELECT * FROM ropes WHERE metres > 10)\nSELECT name FROM l ORDER BY metres DESC;\n/* ; */',
      null,
      'jute\nhemp',
    ],
    [
      'SELECT name FROM ropes WHERE metres > 10',
      'The rows are right, but in a different order. Sort them with ORDER BY.',
      'hemp\njute',
    ],
    ['SELECT name FROM ropes', 'It returned 3 rows instead of 2.', 'hemp\nsilk\njute'],
    [
      'SELECT name, metres FROM ropes WHERE metres > 10 ORDER BY 2 DESC',
      'Each row has 2 columns instead of 1.',
      'jute | 20.5\nhemp | 12',
    ],
    ['SELECT nme FROM ropes', 'no such column: nme', null],
    ['SELEC name FROM ropes', expect.stringContaining('syntax error'), null],
    ['SELECT 1; SELECT 2', 'Write one query that begins with SELECT or WITH.', null],
    ['-- nothing', 'Write one query that begins with SELECT or WITH.', null],
    ['DELETE FROM ropes', expect.stringContaining('syntax error'), null],
    ['SELECT name FROM ropes) UNION SELECT 1 --', expect.stringContaining('syntax error'), null],
  ])('%s', async (code, message, got) => {
    const [result] = (await grade('sql', code, LONG_ROPES)).results
    expect(result).toMatchObject({ message, got, printed: '' })
  })

  test('an endless query ends', async () => {
    const code = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n'
    const { results } = await grade('sql', code, LONG_ROPES)
    expect(results.map(({ verdict }) => verdict)).toEqual(['failed', ...Array(7).fill('notRun')])
  })
})

test('TypeScript that is wrong is told with its line', async () => {
  const code =
    'interface Knot { turns: number }\n\nfunction countTurns(knot: string): number {\n  return knot.no.way as number\n}'
  expect((await first('typescript', code)).message).toMatch(/^TypeError: .*\(line 4\)$/)
})

test('an endless loop costs one test its time, and the others are not run', async () => {
  const { passed, results } = await grade('javascript', 'function countTurns() { for (;;) {} }')
  expect(passed).toBe(false)
  // A function without parameters is refused before it runs, so this one never loops.
  expect(results[0]?.message).toContain('takes 0 parameters')

  const endless = await grade('javascript', 'function countTurns(knot) { while (knot !== "") {} return 0 }')
  expect(endless.passed).toBe(false)
  expect(endless.results.map(({ verdict }) => verdict)).toEqual(['failed', ...Array(7).fill('notRun')])
  expect(endless.results[0]).toMatchObject({ status: 'TO', message: expect.stringContaining('out of time') })
})

test('a run that the host could not finish is tried once more, and then nothing is said of the program', async () => {
  let failures = 0
  const failing = (times: number): Execution => ({
    languages: () => execution.languages(),
    close: () => execution.close(),
    warm: (languages) => execution.warm(languages),
    run: async (run) => ({ ...(await execution.run(run)), ...(failures++ < times && { status: 'XX' as const }) }),
  })
  const [program] = COUNT_TURNS.references
  if (!program) throw new Error('The fixture has none.')
  const given = { uid: 'failing', network: '', problem: COUNT_TURNS, program }
  expect((await gradeTests(failing(1), given)).passed).toBe(true)
  failures = 0
  await expect(gradeTests(failing(2), given)).rejects.toMatchObject({ code: 'unavailable' })
  expect(failures).toBe(2)
})

test('of a hidden test nothing but what sort of failure it is', async () => {
  const code = `function countTurns(knot) {
    if (knot.length < 4) return knot.split('o').length - 1
    if (knot.includes('---')) for (;;) {}
    console.log(knot)
    throw new Error(knot)
  }`
  const { results } = await grade('javascript', code)
  expect(results.slice(0, 3).every(({ verdict }) => verdict === 'passed')).toBe(true)
  expect(results[3]?.message).toBe('It ended with an error.')
  expect(results[7]?.message).toBe('It ran out of time.')
  for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(JSON.stringify(results)).not.toContain(key)
})

describe('a program that tampers with what grades it does not pass', () => {
  test.each<[what: string, language: string, code: string]>([
    [
      'says a mark of its own',
      'javascript',
      'console.log("@@" + "0".repeat(32) + "@@" + \'{"kind":"value","value":2}\'); function countTurns(k) {}',
    ],
    ['has no function, and prints', 'javascript', 'print(2)'],
    [
      'makes JSON say what it likes',
      'javascript',
      'JSON.stringify = () => "2"; Number.isFinite = () => true; function countTurns(k) { return {} }',
    ],
    [
      'makes the console silent',
      'javascript',
      'console.log = () => {}; console.error = () => {}; function countTurns(k) { return 2 }',
    ],
    [
      'makes everything equal',
      'javascript',
      'Object.is = () => true; function countTurns(k) { return { valueOf: () => 2, toJSON: () => 2 } }',
    ],
    ['prints more than is kept', 'javascript', 'function countTurns(k) { for (;;) console.log("x".repeat(1000)) }'],
    [
      'throws what has a kind',
      'javascript',
      'function countTurns(k) { throw { unwritable: "x", kind: "value", value: 2 } }',
    ],
    ['ends the comment that follows', 'javascript', 'function countTurns(k) { return 2 } /*'],
    ['ends early', 'python', 'import sys\nprint(2)\nsys.exit(0)'],
    ['ends at once', 'python', 'import os\nprint(2)\nos._exit(0)'],
    ['ends in the function', 'python', 'import os\ndef count_turns(k):\n    print(2)\n    os._exit(0)'],
    [
      'says a mark of its own',
      'python',
      `print('@@' + '0' * 32 + '@@{"kind":"value","value":2}')\ndef count_turns(k): pass`,
    ],
    [
      'puts others in the place of json and print',
      'python',
      'import json, builtins\njson.dumps = lambda *a, **k: "2"\nbuiltins.print = lambda *a: None\njson.encoder.encode_basestring_ascii = lambda a: "2"\ndef count_turns(k): return {}',
    ],
    [
      'changes what types are',
      'python',
      'import builtins\nbuiltins.isinstance = lambda *a: True\nbuiltins.type = lambda a: int\nclass X:\n    def __eq__(self, other): return True\n    def __repr__(self): return "2"\ndef count_turns(k): return X()',
    ],
    [
      'closes what is written to',
      'python',
      'import sys\nsys.stdout.close()\nsys.stdout = None\ndef count_turns(k): return 2',
    ],
    [
      'finds the mark and says the same of everything',
      'python',
      'import sys, os\ndef count_turns(k):\n    at = sys._getframe()\n    while at and "mark" not in at.f_locals: at = at.f_back\n    os.write(1, (at.f_locals["mark"] + \'{"kind":"value","value":2}\\n\').encode())\n    os._exit(0)',
    ],
    [
      'is equal to everything',
      'python',
      'class All(int):\n    def __eq__(self, other): return True\n    def __repr__(self): return "2"\ndef count_turns(k): return All(7)',
    ],
    ['is one query and another', 'sql', "SELECT 1); SELECT '@@'; --"],
  ])('%s (%s)', async (_what, language, code) => {
    expect((await grade(language, code, language === 'sql' ? LONG_ROPES : COUNT_TURNS)).passed).toBe(false)
  })

  test('the expected value is nowhere where the program runs', async () => {
    const secret = 'expected-by-nobody'
    const look = `function f(x) {
      const seen = []
      for (const name of Object.getOwnPropertyNames(globalThis)) try { seen.push(name, String(globalThis[name])) } catch {}
      try { null.x } catch (error) { seen.push(error.stack) }
      return seen.join(' ') + f.toString() + readAll()
    }`
    const { results } = await grade('javascript', look, given('[1]', JSON.stringify(secret)))
    expect(results[0]?.got).toContain('globalThis')
    expect(results[0]?.got).not.toContain(secret)
  })
})

describe('an error in Python tells of the own lines alone', () => {
  const traceback = (...frames: string[]) => `Traceback (most recent call last):\n${frames.join('')}`
  test.each([
    [
      'what is no Python',
      'def count_turns(knot):\n    turns = 1\n    return = turns\n',
      3,
      '  File "main.py", line 3\n    return = turns\n           ^\nSyntaxError: invalid syntax\n',
    ],
    [
      'what the compiler finds later',
      'def count_turns(knot):\n    turns = 1\n    continue\n',
      3,
      '  File "main.py", line 3\n    continue\n    ^^^^^^^^\nSyntaxError: \'continue\' not properly in loop\n',
    ],
    [
      'a wrong indentation',
      'def count_turns(knot):\n    turns = 1\n  return turns\n',
      3,
      '  File "main.py", line 3\n    return turns\n                ^\nIndentationError: unindent does not match any outer indentation level\n',
    ],
    [
      'functions in functions',
      'def count_turns(knot):\n    return outer()\n\ndef outer():\n    def inner():\n        return {}["a"]\n    return inner()\n',
      6,
      traceback(
        '  File "main.py", line 2, in count_turns\n    return outer()\n',
        '  File "main.py", line 7, in outer\n    return inner()\n',
        '  File "main.py", line 6, in inner\n    return {}["a"]\n           ~~^^^^^\n',
        "KeyError: 'a'\n",
      ),
    ],
    [
      'an error inside the standard library',
      'import json\ndef count_turns(knot):\n    return json.loads("{x")\n',
      3,
      traceback(
        '  File "main.py", line 3, in count_turns\n    return json.loads("{x")\n           ~~~~~~~~~~^^^^^^\n',
        'json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)\n',
      ),
    ],
    [
      'an endless recursion',
      'def count_turns(knot):\n    return count_turns(knot)\n',
      2,
      traceback(
        '  File "main.py", line 2, in count_turns\n    return count_turns(knot)\n'.repeat(3),
        '  [Previous line repeated 993 more times]\nRecursionError: maximum recursion depth exceeded\n',
      ),
    ],
    [
      'an error outside of functions',
      'turns = 1\n\nprint(turn)\n',
      3,
      traceback(
        '  File "main.py", line 3, in <module>\n    print(turn)\n          ^^^^\n',
        "NameError: name 'turn' is not defined. Did you mean: 'turns'?\n",
      ),
    ],
    [
      'a function that cannot be called with what it is given',
      'def count_turns(knot, *, side):\n    return 0\n',
      null,
      "TypeError: count_turns() missing 1 required keyword-only argument: 'side'\n",
    ],
    [
      'what the program shows itself, and a cause',
      'import traceback\ndef count_turns(knot):\n    try:\n        1 / 0\n    except Exception:\n        traceback.print_exc()\n    raise ValueError("né") from KeyError("k")\n',
      7,
      `${traceback(
        '  File "main.py", line 4, in count_turns\n    1 / 0\n    ~~^~~\n',
        "ZeroDivisionError: division by zero\nKeyError: 'k'\n\n",
        'The above exception was the direct cause of the following exception:\n\n',
      )}${traceback(
        '  File "main.py", line 7, in count_turns\n    raise ValueError("né") from KeyError("k")\nValueError: né\n',
      )}`,
    ],
  ])('%s', async (_what, code, line, printed) => {
    const { results } = await grade('python', code)
    expect(results[0]?.printed).toBe(printed)
    const at = line === null ? /[^)]$/ : new RegExp(`\\(line ${line}\\)$`)
    expect(results[0]?.message).toMatch(at)
  })
})
