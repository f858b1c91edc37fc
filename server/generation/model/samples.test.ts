import { expect, test } from 'vitest'
import { getLesson, getTopic } from '#contract/catalog.ts'
import { sharedExecution } from '../../testing/execution.ts'
import { listen, startModelApp } from '../../testing/modelApp.ts'
import { lessonOf, lessonText, stepOf } from '../../testing/modelDouble.ts'
import type { Asked } from '../../testing/modelServer.ts'
import { faultsInWords, withSamplesMended } from './sampleFaults.ts'
import { runSamples } from './samples.ts'

const execution = sharedExecution()

const fence = (language: string, code: string, output?: string) =>
  `\`\`\`${language}\n${code}\n\`\`\`\n${output === undefined ? '' : `\n\`\`\`output\n${output}\n\`\`\`\n`}`

const run = (...parts: string[]) =>
  runSamples(
    execution,
    { markdown: `## Explanation\n\n${parts.join('\n')}`, asker: 'test' },
    new AbortController().signal,
  )

/** How many samples ran, and what is wrong with each of the faulty ones. */
async function judged(...parts: string[]) {
  const { ran, faults } = await run(...parts)
  return [ran, ...faults.map(({ kind, is }) => `${kind}: ${is}`)]
}

test('sound samples of all four languages are run in the sandbox', async () => {
  expect(
    await judged(
      fence('python', 'print(7 // 2)', '3'),
      fence('javascript', 'console.log([1, 2].map((n) => n * 2))', '[ 2, 4 ]'),
      fence('ts', "const name: string = 'Ada'\nconsole.log(name.length)", '3'),
      fence('sql', 'CREATE TABLE t (n INTEGER);\nINSERT INTO t VALUES (2), (1);'),
      fence('sql', 'SELECT n FROM t ORDER BY n', 'n\n-\n1\n2'),
      fence('text', 'range(start, stop)'),
    ),
  ).toEqual([5])
})

test('a wrong output, a sample that fails and one that never ends are found', async () => {
  const [ran, ...faults] = await judged(
    fence('python', 'print(7 / 2)', '3'),
    fence('python', 'print(total)', '3'),
    fence('javascript', 'while (true) {}'),
    fence('sql', 'SELECT name FROM missing'),
  )
  expect(ran).toBe(4)
  expect(faults).toEqual([
    'prints: 3.5',
    "fails: NameError: name 'total' is not defined",
    expect.stringMatching(/^fails: /),
    'fails: Error: no such table: missing',
  ])
})

test('an expected error has to happen', async () => {
  expect(
    await judged(
      fence(
        'python',
        "print('before')\nint('two')",
        "before\nValueError: invalid literal for int() with base 10: 'two'",
      ),
      fence(
        'python',
        '[][1]',
        'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\nIndexError: list index out of range',
      ),
      // The same error in the words of Node.
      fence('js', 'null.length', "TypeError: Cannot read properties of null (reading 'length')"),
      fence(
        'sql',
        'CREATE TABLE t (n INTEGER NOT NULL);\nINSERT INTO t VALUES (NULL)',
        'NOT NULL constraint failed: t.n',
      ),
    ),
  ).toEqual([4])
  expect(
    await judged(
      fence('python', 'print(int("2"))', 'ValueError: invalid literal'),
      fence('python', 'share / 0', 'ZeroDivisionError: division by zero'),
      fence('python', 'print(1)\nint("x")', "2\nValueError: invalid literal for int() with base 10: 'x'"),
    ),
  ).toEqual([
    3,
    'fails: It ends without an error, and prints:\n2',
    "fails: NameError: name 'share' is not defined",
    "prints: 1\nValueError: invalid literal for int() with base 10: 'x'",
  ])
})

test('a sample may use what earlier ones define, and repeat their names', async () => {
  expect(
    await judged(
      fence('js', 'const double = (n) => n * 2\nconsole.log(double(1))', '2'),
      fence('js', 'console.log(double(4))', '8'),
      fence('js', 'const double = (n) => n + n\nconsole.log(double(3))', '6'),
      fence('js', 'console.log(double(5))', '10'),
      fence('py', 'def half(n):\n    return n / 2'),
      fence('py', 'print(half(3))', '1.5'),
    ),
  ).toEqual([6])
})

test('samples that need what the sandbox lacks aren’t judged, nor are later ones that need them', async () => {
  expect(
    await judged(
      fence('python', 'name = input("Name? ")\nprint(name)', 'Ada'),
      fence('python', 'print(name.upper())', 'ADA'),
      fence('js', "document.title = 'Hi'"),
      fence('js', "import express from 'express'"),
      fence('ts', "const n: number = 'x'", "error TS2322: Type 'string' is not assignable to type 'number'."),
    ),
  ).toEqual([0])
  const busy = { run: () => execution.run({ uid: 'a', network: '', language: 'cobol', code: '', purpose: 'run' }) }
  const markdown = `## Explanation\n${fence('python', 'print(1)', '2')}`
  expect(await runSamples(busy, { markdown, asker: 'a' }, new AbortController().signal)).toMatchObject({
    ran: 0,
    faults: [],
  })
})

test('fences in other languages aren’t run, whatever they are called', async () => {
  expect(await judged(fence('rust', 'println!("1")', '2'), fence('constructor', 'print(1)', '2'))).toEqual([0])
})

test('samples in lists are run too, and their outputs are corrected in place', async () => {
  const markdown = `## Worked example\n\n1. Add:\n\n   \`\`\`python\n   if True:\n       print(2 + 2)\n   \`\`\`\n\n   \`\`\`output\n   5\n   \`\`\`\n`
  const runs = await runSamples(execution, { markdown, asker: 'test' }, new AbortController().signal)
  expect(withSamplesMended(markdown, runs)).toEqual({
    markdown: markdown.replace('   5\n', '   4\n'),
    samples: { ran: 1, corrected: 1, leftOut: 0 },
  })
})

test('rows count by their values; the table is drawn as it is printed', async () => {
  const markdown = `## Explanation\n\n${fence('sql', "SELECT 1 AS id, 'Tea' AS name, 3.0 AS price", '| id | name | price |\n|---|---|---|\n| 1 | Tea | 3 |\n(1 row)')}`
  const runs = await runSamples(execution, { markdown, asker: 'test' }, new AbortController().signal)
  expect(runs.faults).toEqual([])
  expect(withSamplesMended(markdown, runs).markdown).toContain(
    'id | name | price\n---+------+------\n 1 | Tea  |   3.0\n```',
  )
})

test('what doesn’t run is left out with its output, and a mere fragment stays as text', async () => {
  const kept = `Before.\n\n${fence('python', 'print(1)', '1')}\nAfter.`
  const markdown = `## Explanation\n\n${fence('python', 'print(totl)', '1')}\n${kept}\n\n${fence('python', 'def area(width, height)')}`
  const runs = await runSamples(execution, { markdown, asker: 'test' }, new AbortController().signal)
  expect(withSamplesMended(markdown, runs)).toEqual({
    markdown: `## Explanation\n\n${kept}\n\n${fence('text', 'def area(width, height)')}`,
    samples: { ran: 2, corrected: 0, leftOut: 1 },
  })
})

test('the model is told the sample, what it says and what is so', async () => {
  const { faults } = await run(fence('python', 'print(7 / 2)', '3'), fence('python', 'print(x)'))
  const told = faultsInWords(faults)
  expect(told).toContain(
    '```python\nprint(7 / 2)\n```\nThe text says that it prints:\n```output\n3\n```\nIn fact, it prints:\n```output\n3.5\n```',
  )
  expect(told).toContain("```python\nprint(x)\n```\nIn fact: NameError: name 'x' is not defined")
})

/** A topic whose first lesson has this code: in the first text, and in the second if the model is asked again. */
async function topicWith(first: string, second = first) {
  const asked: string[] = []
  const withCode = (asking: Asked) => {
    if (stepOf(asking) !== 'lesson' || lessonOf(asking) !== 0) return undefined
    const isSecond = asking.prompt.includes('What was wrong with your first text')
    asked.push(asking.prompt)
    return {
      text: lessonText('Threads and bobbins').replace(
        '### How many',
        () => `${isSecond ? second : first}\n### How many`,
      ),
    }
  }
  const { app, stop } = await startModelApp(withCode)
  try {
    const ann = await app.signedIn()
    const { socket, ask } = await listen(app, ann)
    const { topicId } = await ask()
    socket.disconnect()
    const topic = await app.ask(getTopic, { id: topicId }, { as: ann })
    const { html } = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
    const text = html.replace(/<[^>]*>/g, '')
    return { asked, text, checks: topic.checks.filter((check) => /code sample|output/i.test(check)) }
  } finally {
    await stop()
  }
}
const RAN = (count: number) =>
  `Before the lessons were published, their code samples were run where possible (${count}), and what they print was compared with what the lessons say (checked by code).`

test('a lesson with sound samples is written once, and the topic says how many were run', async () => {
  const { asked, checks } = await topicWith(fence('python', 'print(8 * 2)', '16') + fence('text', 'pairs(n)'))
  expect(asked).toHaveLength(1)
  expect(checks).toEqual([RAN(1)])
})

test('a wrong output is told to the writer, who mends it', async () => {
  const { asked, checks, text } = await topicWith(
    fence('python', 'print(8 * 2)', '18'),
    fence('python', 'print(8 * 2)', '16'),
  )
  expect(asked[1]).toContain('In fact, it prints:\n```output\n16\n```')
  expect(text).toContain('16\n')
  expect(checks).toEqual([RAN(1)])
})

test('what the writer doesn’t mend is corrected or left out, and the topic says so', async () => {
  const { asked, checks, text } = await topicWith(
    [fence('python', 'print(8 * 2)', '1800'), fence('python', 'print(bobins)', '77')].join('\n'),
  )
  expect(asked).toHaveLength(2)
  expect(text).not.toMatch(/1800|bobins|77/)
  expect(checks).toEqual([
    RAN(2),
    'Wrong outputs that were replaced by what the sample really prints: 1.',
    'Code samples that didn’t run as the lesson said and were left out: 1.',
  ])
})

test('a topic without code says nothing about samples', async () => {
  expect((await topicWith('')).checks).toEqual([])
})
