import { expect, test } from 'vitest'
import { checkTraces } from './checkTraces.ts'
import { splitSections } from './sections.ts'

/** What is wrong with figures of programs. Each message contains the line of the step. */
async function complaints(...figures: string[]): Promise<string[]> {
  const lesson = figures.map((figure) => `\`\`\`figure trace\n${figure}\`\`\`\n`).join('')
  const found = await checkTraces([{ path: 'a.md', sections: splitSections(`## Explanation\n${lesson}`, 1).sections }])
  return found.map(({ detail }) => detail)
}

type Step = [line: number, shown: string]
const figure = (language: string, code: string, steps: Step[], before = '') =>
  [
    'alt: A figure that a test looks at.',
    `run: ${language}`,
    ...(before ? ['before: |', ...before.split('\n').map((line) => `  ${line}`)] : []),
    'code: |',
    ...code.split('\n').map((line) => `  ${line}`),
    'steps:',
    ...steps.map(([line, shown]) => `  - { text: A step., line: ${line}, show: [${shown}] }`),
    '',
  ].join('\n')

const PYTHON = `a = [1, 2]
b = a
b.append(3)
total = 0
for n in a:
    total = total + n
print(total)`

const LISTS: Step[] = [
  [1, '{ names: { a: [1, 2] } }'],
  [3, '{ names: { a: [1, 2, 3], b: [1, 2, 3] }, same: [[a, b]] }'],
  [5, '{ names: { n: 1, total: 0 } }'],
  [6, '{ names: { n: 1, total: 1 } }'],
  [6, '{ cells: [1, 2, 3], name: a, marks: { n: 2, look: 0 } }'],
  [7, '{ prints: ["6"] }'],
]

const JAVASCRIPT = `function factorial(n) {
  if (n <= 1) return 1
  return n * factorial(n - 1)
}
const box = { high: [4], open: true }
console.log(factorial(2))`

const STACK: Step[] = [
  [5, '{ names: { box: { high: [4], open: true } } }'],
  [1, '{ stack: [{ frame: factorial(2), names: { n: 2 } }] }'],
  [1, '{ stack: [{ frame: factorial(2), names: { n: 2 } }, { frame: factorial(1), names: { n: 1 } }] }'],
  [2, '{ stack: [{ frame: factorial(2), note: waits }, { frame: factorial(1), returns: 1 }] }'],
  [3, '{ stack: [{ frame: factorial(2), returns: 2 }] }'],
  [6, '{ prints: ["2"] }'],
]

const changed = (steps: Step[], at: number, shown: string): Step[] =>
  steps.map((step, index) => (index === at ? [step[0], shown] : step))

test('figures that say what their programs do are right', async () => {
  const account = 'class Account:\n    def __init__(self, owner):\n        self.owner = owner'
  expect(
    await complaints(
      figure('python', PYTHON, LISTS),
      figure('javascript', JAVASCRIPT, STACK),
      figure(
        'python',
        'x = Account("Yara")\nn = None',
        [
          [1, '{ names: { x: { is: Account, owner: Yara } } }'],
          [2, '{ names: { n: null } }'],
        ],
        account,
      ),
    ),
  ).toEqual([])
})

test('an item that is lifted out of a list is compared by its name, and the other items in their places', async () => {
  const code = 'const list = [3, 9, 4]\nconst item = list[2]\nlist[2] = list[1]'
  const lifted = (cells: string, value: number) =>
    figure('javascript', code, [
      [2, '{ cells: [3, 9, ""], name: list, lifted: { at: 2, value: 4, name: item } }'],
      [3, `{ cells: ${cells}, name: list, lifted: { at: 1, value: ${value}, name: item } }`],
    ])
  expect(await complaints(lifted('[3, "", 9]', 4))).toEqual([])
  expect(await complaints(lifted('[3, "", 4]', 4))).toEqual([expect.stringMatching(/list is \["3","","9"\]/)])
  expect(await complaints(lifted('[3, "", 9]', 9))).toEqual([expect.stringMatching(/item is 4, not 9/)])
})

const wrongOf = (language: string, code: string, steps: Step[], at: number, shown: string) =>
  figure(language, code, changed(steps, at, shown))
const inPython = (at: number, shown: string) => wrongOf('python', PYTHON, LISTS, at, shown)
const inJavaScript = (at: number, shown: string) => wrongOf('javascript', JAVASCRIPT, STACK, at, shown)

test('what a program does otherwise is told of, with the line of the step', async () => {
  const shared = '{ names: { a: [1, 2], b: [1, 2] }, same: [[a, b]] }'
  expect(
    await complaints(
      inPython(0, '{ names: { a: [1, 3] } }'),
      inPython(0, '{ names: { total: 0 } }'),
      inPython(4, '{ cells: [1, 2], name: a, marks: { n: 2 } }'),
      inPython(4, '{ cells: [1, 2, 3], name: a, marks: { n: 1 } }'),
      inPython(5, '{ prints: ["7"] }'),
      figure('python', PYTHON.replace('b = a', 'b = a.copy()'), [
        [1, '{ says: x }'],
        [2, shared],
      ]),
      figure('python', 'x = 1\ny = x / 0', [
        [1, '{ names: { x: 1 } }'],
        [2, '{ says: x }'],
      ]),
      figure('python', 'x = 1\nx = 2', [
        [2, '{ names: { x: 2 } }'],
        [1, '{ names: { x: 1 } }'],
      ]),
    ).then((details) => details.map((detail) => detail.replace(/^line \d+: /, ''))),
  ).toEqual([
    'After line 1, a is [1,2], not [1,3].',
    'After line 1, total is not there, not 0.',
    'After line 6, a is ["1","2","3"], not ["1","2"].',
    'After line 6, n is 2, not 1.',
    'After line 7, what it has printed is ["6"], not ["7"].',
    'After line 2, a is b is false, not true.',
    'The program fails: ZeroDivisionError: division by zero',
    "Line 1 doesn't run any more.",
  ])
  expect(
    await complaints(
      inJavaScript(0, '{ names: { box: { high: [5], open: true } } }'),
      inJavaScript(1, '{ stack: [{ frame: count(2), names: { n: 2 } }] }'),
      inJavaScript(2, '{ stack: [{ frame: factorial(2) }, { frame: factorial(1), names: { n: 0 } }] }'),
      inJavaScript(4, '{ stack: [{ frame: factorial(2), returns: 3 }] }'),
      figure('javascript', 'process.exit()', [
        [1, '{ says: x }'],
        [1, '{ says: x }'],
      ]),
      figure(
        'javascript',
        'x = 1',
        [
          [1, '{ says: x }'],
          [1, '{ says: x }'],
        ],
        'this.constructor.constructor("return process")()',
      ),
      figure('javascript', 'while (true) {}', [
        [1, '{ says: x }'],
        [1, '{ says: x }'],
      ]),
    ),
  ).toEqual([
    'line 13: After line 5, box is {"high":[4],"open":true}, not {"high":[5],"open":true}.',
    'line 32: After line 1, the stack is ["factorial"], not ["count"].',
    'line 51: After line 1, n in factorial(1) is 1, not 0.',
    'line 71: After line 3, what factorial(2) returns is 2, not 3.',
    'line 80: The program fails: ReferenceError: process is not defined',
    'line 91: The program fails: ReferenceError: process is not defined',
    'line 100: The program fails: Error: Script execution timed out after 4000ms',
  ])
})

test('a figure without a program, or one that cannot be read, is left to others', async () => {
  expect(await complaints('alt: [\n', 'alt: x\nshow: [{ says: x }]\n')).toEqual([])
})
