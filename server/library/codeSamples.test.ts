import { describe, expect, test } from 'vitest'
import { checkSamples, listAsked, listSamples } from './codeSamples.ts'
import { splitSections } from './sections.ts'

/** The problems in a lesson's samples. Each message contains the line of the sample's fence. */
async function complaints(lesson: string): Promise<string[]> {
  const { sections } = splitSections(`## Explanation\n${lesson}`, 1)
  const found = await checkSamples([{ path: 'a.md', samples: sections.flatMap(listSamples) }])
  return found.map(({ detail }) => detail)
}

const fence = (language: string, code: string, output?: string) =>
  `\`\`\`${language}\n${code}\n\`\`\`\n${output === undefined ? '' : `\`\`\`output\n${output}\n\`\`\`\n`}`

describe('Python', () => {
  test('is run by the same Python everywhere, each sample with names of its own', async () => {
    const lesson = [
      fence('python', 'import sys\nprint(sys.platform)\nprint("é", end="")', 'emscripten\né'),
      fence('py', 'price = 3\nprint(price / 2)', '1.5'),
      fence('py', 'total = 0\nfor n in [1, 2]:\n    total += n', ''),
      fence('py', 'def shown_only():'),
    ]
    expect(await complaints(lesson.join(''))).toEqual([])
  })

  test('is told of by line: what it prints, what it lacks, why it fails; one that never ends stops alone', async () => {
    const lesson = [
      fence('python', 'print(7 // 2)', '3.5'),
      fence('python', 'print(1)'),
      fence('python', 'print(total)', '3'),
      fence('python', 'name = input("Name? ")\nprint(name)', 'Ada'),
      fence('python', 'import os\nprint("README.md" in os.listdir("."))', 'True'),
      fence('python', 'from js import process\nprint(process.pid > 0)', 'True'),
      fence('python', 'while True: pass', 'True'),
      fence('python', 'print("sound")', 'sound'),
    ]
    expect(await complaints(lesson.join(''))).toEqual([
      'line 2: the sample prints:\n3',
      'line 8: the sample prints, but no ```output fence follows.',
      "line 11: the sample fails: NameError: name 'total' is not defined",
      'line 17: the sample fails: EOFError: EOF when reading a line',
      'line 24: the sample prints:\nFalse',
      expect.stringMatching(/^line 31: the sample fails: (?:Import|ModuleNotFound)Error/),
      expect.stringMatching(/^line 38: the sample fails: stopped after 5000 ms/),
    ])
  })
})

describe('SQL', () => {
  const shop = fence(
    'sql',
    `CREATE TABLE goods (id INTEGER PRIMARY KEY, name TEXT NOT NULL, price REAL, colour TEXT);
INSERT INTO goods VALUES (1, 'Tea; green', 3.5, NULL), (12, 'Jam', 4, 'red'); -- a comment`,
  )

  test('of a lesson shares a database, and rows are an aligned table', async () => {
    const lesson = [
      shop,
      fence(
        'sql',
        'SELECT * FROM goods ORDER BY id;',
        `id | name       | price | colour
---+------------+-------+-------
 1 | Tea; green |   3.5 | NULL
12 | Jam        |   4.0 | red`,
      ),
      fence('sql', "UPDATE goods SET price = 0.1 + 0.2 WHERE name = 'Jam'"),
      fence(
        'sql',
        "SELECT price FROM goods WHERE id = 12; SELECT name FROM goods WHERE colour = 'blue';",
        'price\n-----\n  0.3\n\nname\n----\n(no rows)',
      ),
    ]
    expect(await complaints(lesson.join(''))).toEqual([])
  })

  test('is told of by line, also where it prints nothing', async () => {
    const lesson = [
      shop,
      fence('sql', 'SELECT COUNT(*) AS many FROM goods', 'many\n----\n   3'),
      fence('sql', 'SELECT name FROM goods ORDER BY id'),
      fence('sql', 'INSERT INTO goods (id) VALUES (3)'),
      fence('sql', "ATTACH '/tmp/other.db' AS other"),
    ]
    expect(await complaints(lesson.join(''))).toEqual([
      'line 6: the sample prints:\nmany\n----\n   2',
      'line 14: the sample prints, but no ```output fence follows.',
      'line 17: the sample fails: NOT NULL constraint failed: goods.name',
      'line 20: the sample fails: not authorized',
    ])
  })

  test('is asked for: the key holds the rows of the one table, and the code stands after the samples', async () => {
    const samples = splitSections(`## Explanation\n${shop}`, 1).sections.flatMap(listSamples)
    const ask = (code: string, answer: string) =>
      listAsked([
        {
          ...{ id: 'u/q', kind: 'output', skillId: 's', bloom: 'apply', stem: 'Which rows?', evidence: null },
          ...{ language: 'sql', code, answer, why: 'So.', wrong: [] },
        },
      ])
    const query = 'SELECT id, name FROM goods ORDER BY id'
    const units = [
      { path: 'right.md', samples: [...samples, ...ask(query, '1|Tea; green\n12 | Jam')] },
      { path: 'wrong.md', samples: [...samples.map((sample) => ({ ...sample })), ...ask(query, '12 | Jam')] },
    ]
    expect(await checkSamples(units)).toEqual([
      { path: 'wrong.md', detail: 'u/q: the code prints:\n 1 | Tea; green\n12 | Jam' },
    ])
  })

  test('of two units has two databases', async () => {
    const samples = splitSections(`## Explanation\n${shop}`, 1).sections.flatMap(listSamples)
    const units = [
      { path: 'a.md', samples },
      { path: 'b.md', samples: samples.map((sample) => ({ ...sample })) },
    ]
    expect(await checkSamples(units)).toEqual([])
  })
})
