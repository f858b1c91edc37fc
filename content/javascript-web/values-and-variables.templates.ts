import type { Template } from '../template.ts'

const snippet = (...lines: string[]) => `\n\n\`\`\`js\n${lines.join('\n')}\n\`\`\``

type Wrong = { answer: string; why: string }

/** The wrong answers that differ from the key and from each other. */
const ownAnswers = (key: string, slips: Wrong[]) =>
  slips.filter(({ answer }, at) => answer !== key && slips.findIndex((other) => other.answer === answer) === at)

export const templates: Template[] = [
  {
    id: 'plus-with-text',
    skill: 'predict-js-conversion',
    bloom: 'apply',
    make(random) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
      // The position of the text among the three values.
      const at = random.int(0, 2)
      const numbers = [a, b, c]
      const written = numbers.map((number, place) => (place === at ? `"${number}"` : String(number)))
      const key = at === 2 ? `${a + b}${c}` : `${a}${b}${c}`
      return {
        kind: 'typed',
        stem: `What does \`console.log(${written.join(' + ')})\` show?`,
        answers: [key, `"${key}"`],
        why:
          at === 2
            ? `From left to right: ${a} + ${b} are numbers and make ${a + b}; then the text "${c}" is joined on.`
            : `From left to right: with "${numbers[at]}" the joining begins, and what comes out is text, so the rest is joined on too.`,
        wrong: ownAnswers(key, [
          {
            answer: String(a + b + c),
            why: `${a + b + c} is the sum of three numbers; one of the three is text, and there plus joins.`,
          },
          {
            answer: at === 2 ? `${a}${b}${c}` : at === 1 ? `${a}${b + c}` : `${a}${b + c}`,
            why:
              at === 2
                ? `The first plus has a number on each side, so it adds; joining begins at the text.`
                : `What was joined is text already when the last plus comes, so ${c} is joined on; nothing is added.`,
          },
        ]),
      }
    },
  },
  {
    id: 'minus-and-plus',
    skill: 'predict-js-conversion',
    bloom: 'analyze',
    make(random) {
      const text = random.int(4, 9)
      const one = random.int(1, 3)
      const two = random.int(2, 9)
      const minusFirst = random.int(0, 1) === 1
      const key = minusFirst ? String(text - one + two) : String(Number(`${text}${two}`) - one)
      return {
        kind: 'typed',
        stem: `What does this program show?${snippet(
          `const input = "${text}"`,
          minusFirst ? `console.log(input - ${one} + ${two})` : `console.log(input + ${two} - ${one})`,
        )}`,
        answers: [key],
        why: minusFirst
          ? `Minus turns the text into a number: ${text} - ${one} is ${text - one}. Now both sides of the plus are numbers, and they make ${key}.`
          : `Plus meets the text and joins: "${text}${two}". Minus turns that text into the number ${text}${two}, and takes away ${one}.`,
        wrong: ownAnswers(
          key,
          minusFirst
            ? [
                {
                  answer: `${text - one}${two}`,
                  why: `After the minus the value is the number ${text - one}, so plus adds.`,
                },
                { answer: 'NaN', why: `"${text}" can be read as a number, so the minus makes sense.` },
              ]
            : [
                {
                  answer: String(text + two - one),
                  why: `The plus meets a text and joins; only the minus converts.`,
                },
                { answer: 'NaN', why: `"${text}${two}" can be read as a number, so the minus makes sense.` },
              ],
        ),
      }
    },
  },
  {
    id: 'trace-let',
    skill: 'trace-js-variables',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const [start, times, plus, later] = [random.int(2, 6), random.int(2, 4), random.int(1, 9), random.int(10, 20)]
        const total = start * times
        const key = total + plus
        const wrong = [
          {
            answer: later * times + plus,
            why: `This works the product out again with ${later}; total was worked out when price was ${start}.`,
          },
          { answer: total, why: `${total} is total before the last assignment, which adds ${plus}.` },
          { answer: later, why: `${later} is what price holds at the end; the last line shows total.` },
        ]
        if (new Set([key, ...wrong.map(({ answer }) => answer)]).size < 4) continue
        return {
          kind: 'numeric',
          stem: `What does this program show?${snippet(
            `let price = ${start}`,
            `let total = price * ${times}`,
            `price = ${later}`,
            `total = total + ${plus}`,
            'console.log(total)',
          )}`,
          answer: key,
          why: `total is ${start} * ${times} = ${total}. The new price leaves it alone, and the fourth line makes it ${total} + ${plus} = ${key}.`,
          wrong,
        }
      }
    },
  },
]
