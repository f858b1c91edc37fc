import { describe, expect, test } from 'vitest'
import { sharedExecution } from '../testing/execution.ts'
import { checkLibrary } from './check.ts'
import { compileLibrary } from './compile.ts'
import { library, writeContent } from './fixture.ts'
import { loadLibrary } from './service.ts'

const execution = sharedExecution()

const WORDS = Array.from({ length: 30 }, () => 'Each turn of the rope counts.').join(' ')
const TESTS = Array.from({ length: 9 }, (_, i) => {
  const hidden = i < 4 ? '' : '\n    hidden: true'
  return `  - name: rope ${i}${hidden}\n    arguments: [${i}, "o"]\n    expected: {turns: ${i + 1}, knot: [o, null, 0.5]}`
}).join('\n')
const PROBLEM = `---
title: Turns of a rope
difficulty: medium
skills: [tie-reef]
functions: { python: turns_of, javascript: turnsOf }
hints:
  - Look at the number.
  - Add one.
tests:
${TESTS}
---

${WORDS}

\`\`\`text
turns_of(0, "o") gives {"turns": 1, "knot": ["o", null, 0.5]}
\`\`\`

\`\`\`text
turns_of(1, "o") gives {"turns": 2, "knot": ["o", null, 0.5]}
\`\`\`
`
const inPython = (turns: string) =>
  `def turns_of(n, knot):\n    return {"knot": (knot, None, 1 / 2), "turns": ${turns}}\n`
const inJavaScript = (turns: string) =>
  `function turnsOf(n, knot) {\n  return { knot: [knot, null, 0.5], turns: ${turns} }\n}\n`
const FILES = {
  'problems/turns-of-a-rope/problem.md': PROBLEM,
  'problems/turns-of-a-rope/solution.py': inPython('n + 1'),
  'problems/turns-of-a-rope/solution.js': inJavaScript('n + 1'),
  'problems/turns-of-a-rope/starter.py': 'def turns_of(n, knot):\n    pass\n',
  'problems/turns-of-a-rope/starter.js': 'function turnsOf(n, knot) {}\n',
  'problems/turns-of-a-rope/wrong/one-less.py': inPython('n'),
  'problems/turns-of-a-rope/wrong/one-more.js': inJavaScript('n + 2'),
}
const ROPES = `---
title: Long ropes
difficulty: easy
skills: [tie-reef]
setup: CREATE TABLE ropes (name TEXT, metres REAL);
hints: [Which rows?, In any order.]
tests:
${Array.from({ length: 8 }, (_, i) => `  - name: rope ${i}${i < 3 ? '' : '\n    hidden: true'}\n    setup: INSERT INTO ropes VALUES ('r${i}', ${i}), ('long', 12.5);\n    expected: [[long, 12.5]]`).join('\n')}
---

${WORDS}

\`\`\`text
long | 12.5
\`\`\`

\`\`\`text
long | 12.5
\`\`\`
`
const QUERY = {
  'problems/long-ropes/problem.md': ROPES,
  'problems/long-ropes/solution.sql': 'SELECT * FROM ropes WHERE metres > 10;\n',
  'problems/long-ropes/starter.sql': 'SELECT * FROM ropes;\n',
  'problems/long-ropes/wrong/all.sql': 'SELECT * FROM ropes\n',
  'problems/long-ropes/wrong/names.sql': 'SELECT name FROM ropes WHERE metres > 10',
}

const check = async (change: Record<string, string>) =>
  checkLibrary(await writeContent(library({ ...FILES, ...QUERY, ...change })), { subjectIds: ['problems'], execution })

test('sound problems have no findings, and are counted', async () => {
  expect(await check({})).toMatchObject({
    findings: [],
    counts: { problems: 2, units: 0 },
    problemsBy: {
      difficulty: [
        ['easy', 1],
        ['medium', 1],
      ],
      language: [
        ['sql', 1],
        ['javascript', 1],
        ['python', 1],
      ],
    },
  })
})

const at = 'problems/turns-of-a-rope'
const changed = (from: string | RegExp, to: string) => {
  const text = PROBLEM.replace(from, to)
  expect(text).not.toBe(PROBLEM)
  return { [`${at}/problem.md`]: text }
}

describe('what breaks a rule is told', () => {
  test.each<[what: string, change: () => Record<string, string>, detail: RegExp]>([
    ['no front matter', () => ({ [`${at}/problem.md`]: 'Turns.' }), /must start with YAML/],
    ['another key', () => changed('hints:', 'tips:'), /hints|tips/],
    ['a skill that is not there', () => changed('[tie-reef]', '[tie-shoe]'), /no skill tie-shoe/],
    ['a title that is too long', () => changed('Turns of a rope', 'T'.repeat(61)), /title/],
    ['one hint', () => changed('  - Add one.\n', ''), /hints/],
    [
      'few tests',
      () => changed(/ {2}- name: rope [78]\n.*\n.*\n.*\n/g, ''),
      /You have 7 tests, but you need at least 8/,
    ],
    [
      'few visible ones',
      () => changed(/(rope [12])\n/g, '$1\n    hidden: true\n'),
      /2 visible tests, but you need at least 3/,
    ],
    [
      'the same test twice',
      () => changed('arguments: [1, "o"]', 'arguments: [0, "o"]'),
      /checks the same thing as another test/,
    ],
    ['arguments missing', () => changed('    arguments: [1, "o"]\n', ''), /has arguments/],
    ['another number of arguments', () => changed('[1, "o"]', '[1]'), /the same number of arguments/],
    ['one example', () => changed(/```text\n.*\n```\n/, ''), /There are 1 examples/],
    ['a short statement', () => changed(WORDS, 'Count.'), /The statement has 1 words/],
    ['a wrong key', () => changed('turns: 9', 'turns: 10'), /reference solution in Python fails the test “rope 8”/],
    [
      'a reference that fails',
      () => ({ [`${at}/solution.js`]: inJavaScript('n') }),
      /reference solution in JavaScript fails/,
    ],
    [
      'a reference that is missing',
      () => changed('{ python: turns_of,', '{ typescript: turnsOf, python: turns_of,'),
      /Add a reference solution in TypeScript/,
    ],
    [
      'a wrong program that is right',
      () => ({ [`${at}/wrong/one-less.py`]: inPython('1 + n') }),
      /“one-less” in Python passes/,
    ],
    ['a starter that is right', () => ({ [`${at}/starter.py`]: inPython('n + 1') }), /starter code in Python passes/],
    ['a program in no known language', () => ({ [`${at}/wrong/x.rb`]: 'puts 1' }), /in no language that is known/],
    [
      'an endless reference',
      () => ({ [`${at}/solution.js`]: 'function turnsOf(n, k) { for (;;) {} }' }),
      /ran out of time/,
    ],
  ])('%s', async (_what, change, detail) => {
    const { findings } = await check(change())
    expect(findings.map((finding) => finding.detail)).toContainEqual(expect.stringMatching(detail))
    expect(findings.every(({ hard, file }) => hard && file.includes('turns-of-a-rope'))).toBe(true)
  })
})

test('compiled, a problem has its statement and its visible tests as HTML, the easy ones first', async () => {
  const folder = await writeContent(library({ ...FILES, ...QUERY }))
  const out = `${folder}/library.jsonl`
  expect(await compileLibrary(folder, out)).toMatchObject({ problems: 2 })
  const { problems, readProblem } = await loadLibrary(out, folder)
  expect(problems.map(({ slug }) => slug)).toEqual(['long-ropes', 'turns-of-a-rope'])
  const [ropes, turns] = await Promise.all(problems.map(({ slug }) => readProblem(slug)))
  expect(turns?.statementHtml).toContain('<p>Each turn of the rope counts.')
  expect(turns?.tests).toHaveLength(4)
  expect(turns?.tests[1]?.givenHtml).toBe('')
  expect(turns?.tests[1]?.expected).toBe('{"turns": 2, "knot": ["o", null, 0.5]}')
  expect(ropes?.tests[0]?.givenHtml).toContain('CREATE')
  expect(ropes?.tests[0]?.expected).toBe('long | 12.5')
  expect(ropes?.written.tests[0]?.setup).toBe(
    "CREATE TABLE ropes (name TEXT, metres REAL);\nINSERT INTO ropes VALUES ('r0', 0), ('long', 12.5);",
  )
})
