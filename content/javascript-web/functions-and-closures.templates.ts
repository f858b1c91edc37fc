import type { Template } from '../template.ts'

const snippet = (...lines: string[]) => `\n\n\`\`\`js\n${lines.join('\n')}\n\`\`\``

export const templates: Template[] = [
  {
    id: 'two-closures',
    skill: 'explain-closure',
    bloom: 'analyze',
    make(random) {
      for (;;) {
        const [startA, startB] = [random.int(1, 9), random.int(10, 20)]
        const calls = random.shuffle(['a', 'a', 'a', 'b', 'b']).slice(0, 4)
        const timesA = calls.filter((name) => name === 'a').length
        const timesB = calls.length - timesA
        if (timesA === 0 || timesB === 0) continue
        const step = random.int(2, 5)
        const key = startA + (timesA + 1) * step
        const wrong = [
          {
            answer: startA + step,
            why: 'This lets the sum start anew at each call; it lives on from one call to the next.',
          },
          {
            answer: startA + timesA * step,
            why: `The last line calls a once more, so a has been called ${timesA + 1} times in all.`,
          },
          {
            answer: startA + (calls.length + 1) * step,
            why: `This counts the calls of b too; b has a sum of its own, and a was called ${timesA + 1} times.`,
          },
        ]
        if (new Set([key, ...wrong.map(({ answer }) => answer)]).size < 4) continue
        return {
          kind: 'numeric',
          stem: `What does this program show?${snippet(
            'function makeSum(start) {',
            '  let sum = start',
            '  return (n) => {',
            '    sum = sum + n',
            '    return sum',
            '  }',
            '}',
            `const a = makeSum(${startA})`,
            `const b = makeSum(${startB})`,
            ...calls.map((name) => `${name}(${step})`),
            `console.log(a(${step}))`,
          )}`,
          answer: key,
          why: `a has a sum of its own that starts at ${startA}. It is called ${timesA + 1} times, each time with ${step}: ${startA} + ${timesA + 1} * ${step} = ${key}.`,
          wrong,
        }
      }
    },
  },
  {
    id: 'compose-two',
    skill: 'trace-js-calls',
    bloom: 'apply',
    make(random) {
      const times = random.int(2, 5)
      const plus = random.int(1, 9)
      const x = random.int(2, 9)
      const timesFirst = random.int(0, 1) === 1
      const [first, second] = timesFirst ? ['multiply', 'add'] : ['add', 'multiply']
      const key = timesFirst ? x * times + plus : (x + plus) * times
      const swapped = timesFirst ? (x + plus) * times : x * times + plus
      const inner = timesFirst ? x * times : x + plus
      return {
        kind: 'numeric',
        stem: `What does this program show?${snippet(
          `const add = (n) => n + ${plus}`,
          `const multiply = (n) => n * ${times}`,
          'const chain = (f, g) => (n) => g(f(n))',
          `console.log(chain(${first}, ${second})(${x}))`,
        )}`,
        answer: key,
        why: `f is ${first} and g is ${second}. In g(f(${x})) the inner call comes first and gives ${inner}; ${second} makes ${key} of it.`,
        wrong: [
          {
            answer: swapped,
            why: `Here ${second} was called first; in g(f(n)) the inner call, ${first}, is worked out before the outer one.`,
          },
          { answer: inner, why: `${inner} is the result of ${first}; it is handed on to ${second}.` },
        ],
      }
    },
  },
]
