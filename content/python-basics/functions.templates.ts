import type { Template } from '../template.ts'

const snippet = (...lines: string[]) => `\n\n\`\`\`python\n${lines.join('\n')}\n\`\`\``

export const templates: Template[] = [
  {
    id: 'call-of-a-call',
    skill: 'trace-function-calls',
    bloom: 'apply',
    make(random) {
      const times = random.int(2, 5)
      const plus = random.int(1, 9)
      const x = random.int(2, 9)
      const nested = random.int(0, 1) === 1
      const f = (n: number) => times * n + plus
      const y = random.int(2, 9)
      const key = nested ? f(f(x)) : f(x) + f(y)
      const wrong = nested
        ? [
            { answer: String(f(x)), why: `${f(x)} is the inner call; it is the argument of a second one.` },
            {
              answer: String(2 * f(x)),
              why: `The result of the inner call goes in as the argument; it isn't doubled.`,
            },
            {
              answer: String(times * times * x + plus),
              why: `${plus} is added in the inner call too, and the outer call multiplies it along with the rest.`,
            },
          ]
        : [
            { answer: String(f(x)), why: `${f(x)} is the first call alone; the second one is added to it.` },
            {
              answer: String(f(x + y)),
              why: `The arguments were added and then one call made; here are two calls, and each adds ${plus}.`,
            },
            { answer: String(f(y)), why: `${f(y)} is the second call alone; the first one counts too.` },
          ]
      return {
        kind: 'typed',
        stem: `What does this program print?${snippet(
          'def f(n):',
          `    return ${times} * n + ${plus}`,
          '',
          nested ? `print(f(f(${x})))` : `print(f(${x}) + f(${y}))`,
        )}`,
        answers: [String(key)],
        why: nested
          ? `f(${x}) is ${times} * ${x} + ${plus} = ${f(x)}, and f(${f(x)}) is ${times} * ${f(x)} + ${plus} = ${key}.`
          : `f(${x}) is ${f(x)} and f(${y}) is ${f(y)}; their sum is ${key}.`,
        wrong: wrong.filter(
          (each, at) => each.answer !== String(key) && wrong.findIndex((other) => other.answer === each.answer) === at,
        ),
      }
    },
  },
  {
    id: 'local-or-kept',
    skill: 'tell-local-names',
    bloom: 'analyze',
    make(random) {
      const name = random.pick(['score', 'price', 'count', 'level'])
      const start = random.int(10, 30)
      const plus = random.int(2, 9)
      const kept = random.int(0, 1) === 1
      const twice = random.int(0, 1) === 1
      const call = `raise_it(${name})`
      const line = kept ? `${name} = ${call}` : call
      const calls = twice ? 2 : 1
      const key = kept ? start + calls * plus : start
      const wrong = kept
        ? [
            { answer: String(start), why: `The result of the call is assigned to ${name}, so ${start} is replaced.` },
            ...(twice
              ? [
                  {
                    answer: String(start + plus),
                    why: `There are two calls, and the second starts from ${start + plus}.`,
                  },
                ]
              : []),
          ]
        : [
            {
              answer: String(start + plus),
              why: `${start + plus} is what a call hands back, but nothing keeps it; the name outside still stands for ${start}.`,
            },
            ...(twice
              ? [
                  {
                    answer: String(start + 2 * plus),
                    why: `Each call gets ${start} and hands back ${start + plus}; nothing is carried from one to the other.`,
                  },
                ]
              : []),
          ]
      return {
        kind: 'typed',
        stem: `What does this program print?${snippet(
          `def raise_it(${name}):`,
          `    ${name} = ${name} + ${plus}`,
          `    return ${name}`,
          '',
          `${name} = ${start}`,
          ...Array.from({ length: calls }, () => line),
          `print(${name})`,
        )}`,
        answers: [String(key)],
        why: kept
          ? `Each call hands back ${plus} more than it was given, and the assignment keeps it: ${key}.`
          : `In a call ${name} is a local name. What the call hands back isn't assigned, so ${name} outside is still ${start}.`,
        wrong: [
          ...wrong,
          { answer: 'None', why: `${name} outside stands for a number throughout, and that is what is printed.` },
        ],
      }
    },
  },
]
