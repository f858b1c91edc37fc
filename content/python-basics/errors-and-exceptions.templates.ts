import type { Template } from '../template.ts'

const KINDS = {
  ValueError: {
    lines: ['int("4 eggs")', 'float("tea")', 'int("2.5")'],
    why: 'The type is right, and this text is no such number.',
  },
  TypeError: {
    lines: ['"7" + 7', 'len(12)', '"tea" - "a"'],
    why: 'The type of a value does not fit what is asked of it.',
  },
  KeyError: { lines: ['{"tea": 2}["milk"]', '{1: "a"}[2]', '{}["x"]'], why: 'The dictionary has no such key.' },
  IndexError: { lines: ['[1, 2][2]', '"abc"[3]', '[][0]'], why: 'There is no such position.' },
  ZeroDivisionError: { lines: ['3 / 0', '8 // 0', '5 % 0'], why: 'Zero can’t be divided by.' },
} as const

export const templates: Template[] = [
  {
    id: 'name-the-exceptions',
    skill: 'read-tracebacks',
    bloom: 'understand',
    make(random) {
      const kinds = random.shuffle(Object.keys(KINDS) as (keyof typeof KINDS)[])
      const pair = (kind: keyof typeof KINDS) => ({
        left: `\`${random.pick(KINDS[kind].lines)}\``,
        right: kind,
        why: KINDS[kind].why,
      })
      return {
        kind: 'matching',
        stem: 'Match each line of Python with the exception that it raises.',
        pairs: kinds.slice(0, 4).map(pair),
        extra: [
          { right: 'SyntaxError', why: 'All of these lines can be read as Python; they fail when they are run.' },
        ],
      }
    },
  },
  {
    id: 'sum-of-what-can-be-read',
    skill: 'trace-try-except',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const texts = random.shuffle([...Array.from({ length: 4 }, () => String(random.int(2, 9))), 'x'])
        const at = texts.indexOf('x')
        if (at === 0 || at === 4) continue
        const inLoop = random.int(0, 1) === 1
        const numbers = texts.filter((text) => text !== 'x').map(Number)
        const all = numbers.reduce((sum, number) => sum + number, 0)
        const before = numbers.slice(0, at).reduce((sum, number) => sum + number, 0)
        const key = inLoop ? all : before
        const list = `[${texts.map((text) => `"${text}"`).join(', ')}]`
        return {
          kind: 'numeric',
          stem: `\`total\` is 0. A loop runs through \`${list}\` and does \`total = total + int(text)\`. ${
            inLoop
              ? 'Inside the loop, this line stands in a `try` whose `except ValueError` does nothing but `pass`.'
              : 'The whole loop stands in a `try` whose `except ValueError` does nothing but `pass`.'
          } What is \`total\` afterwards?`,
          answer: key,
          why: inLoop
            ? `For "x" the line is left, and the loop goes on with the next text: ${numbers.join(' + ')} = ${key}.`
            : `At "x" the exception leaves the loop for good, and before it came ${numbers.slice(0, at).join(' + ')} = ${key}.`,
          wrong: [
            inLoop
              ? { answer: before, why: 'The try stands inside the loop, so the loop goes on after the exception.' }
              : { answer: all, why: 'The try stands around the loop, and the rest of its body is skipped.' },
            { answer: 0, why: 'What was added before the exception stays.' },
          ],
        }
      }
    },
  },
]
