import type { Template } from '../template.ts'

const snippet = (...lines: string[]) => `\n\n\`\`\`python\n${lines.join('\n')}\n\`\`\``

export const templates: Template[] = [
  {
    id: 'result-kept',
    skill: 'trace-assignments',
    bloom: 'apply',
    make(random) {
      const [total, price, count] = random.pick([
        ['total', 'price', 'packets'],
        ['distance', 'speed', 'hours'],
        ['pay', 'rate', 'days'],
        ['area', 'width', 'length'],
      ] as const)
      const first = random.int(3, 12)
      const times = random.int(2, 6)
      const more = random.int(2, 9)
      const added = random.int(2, 9)
      const kept = first * times
      const key = kept + added
      const wrong = [
        {
          answer: String((first + more) * times + added),
          why: `This works ${total} out anew after ${price} has changed; ${total} keeps the ${kept} of its own line.`,
        },
        {
          answer: String(kept),
          why: `${kept} is what ${total} was given at first; the line before print adds ${added} to it.`,
        },
        {
          answer: String(added),
          why: `The right side takes the old value of ${total}, ${kept}, and adds ${added} to that.`,
        },
      ]
      return {
        kind: 'typed',
        stem: `What does this program print?${snippet(
          `${price} = ${first}`,
          `${count} = ${times}`,
          `${total} = ${price} * ${count}`,
          `${price} = ${price} + ${more}`,
          `${total} = ${total} + ${added}`,
          `print(${total})`,
        )}`,
        answers: [String(key)],
        why: `${total} becomes ${first} * ${times} = ${kept}; the change of ${price} leaves it alone, and then ${added} is added: ${key}.`,
        wrong: wrong.filter(
          (each, at) => each.answer !== String(key) && wrong.findIndex((other) => other.answer === each.answer) === at,
        ),
      }
    },
  },
  {
    id: 'text-or-number',
    skill: 'tell-python-types',
    bloom: 'apply',
    make(random) {
      const a = random.int(2, 60)
      const b = random.int(2, 9)
      const joined = `${a}${b}`
      const sum = String(a + b)
      const asText = random.int(0, 1) === 1
      const name = random.pick(['age', 'seats', 'year', 'pages', 'goals'])
      return {
        kind: 'typed',
        stem: `What does this program print?${snippet(
          `${name} = "${a}"`,
          asText ? `print(${name} + "${b}")` : `print(int(${name}) + ${b})`,
        )}`,
        answers: [asText ? joined : sum],
        why: asText
          ? `${name} is the text "${a}", and joined with the text "${b}" it is ${joined}.`
          : `int makes the number ${a} of the text, and ${a} + ${b} = ${sum}.`,
        wrong: [
          asText
            ? { answer: sum, why: `${sum} would be a sum of numbers; the quotes make both of them text.` }
            : { answer: joined, why: `${joined} would be two texts joined; int has made a number of ${name}.` },
          {
            answer: 'TypeError',
            why: `There would be an error if text met a number; here both sides are ${asText ? 'text' : 'numbers'}.`,
          },
        ],
      }
    },
  },
]
