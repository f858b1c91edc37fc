import type { Template } from '../template.ts'

const rounded = (value: number) => Number(value.toFixed(1))

export const templates: Template[] = [
  {
    id: 'deficit-ratio',
    skill: 'reckon-deficit-and-debt',
    bloom: 'apply',
    make(random) {
      const gdp = 50 * random.int(4, 40)
      const ratio = random.pick([1, 2, 3, 4, 5, 6])
      const revenue = Math.round(gdp * 0.4) + random.int(-10, 10)
      const deficit = (gdp * ratio) / 100
      const spending = revenue + deficit
      return {
        kind: 'numeric',
        stem: `A state takes in ${revenue} billion and spends ${spending} billion. Its GDP is ${gdp} billion. What is its deficit ratio?`,
        answer: ratio,
        tolerance: 0.05,
        unit: '%',
        why: `The deficit is ${spending} - ${revenue} = ${deficit} billion, and ${deficit} / ${gdp} = ${ratio}%.`,
        wrong: [
          { answer: rounded((deficit / revenue) * 100), why: 'This divides by revenue; the ratio is taken of GDP.' },
          {
            answer: rounded((spending / gdp) * 100),
            why: 'This is all spending as a share of GDP; the deficit is the gap alone.',
          },
        ],
      }
    },
  },
  {
    id: 'new-debt-ratio',
    skill: 'reckon-deficit-and-debt',
    bloom: 'apply',
    make(random) {
      const gdp = 100 * random.int(2, 15)
      const debt = (gdp * random.int(30, 90)) / 100
      const deficit = (gdp * random.int(1, 6)) / 100
      const later = (gdp * (100 + random.int(1, 7))) / 100
      const key = rounded(((debt + deficit) / later) * 100)
      const slips = [
        { answer: rounded(((debt + deficit) / gdp) * 100), why: "This divides by last year's GDP." },
        { answer: rounded((debt / later) * 100), why: 'The deficit has to be added to the debt.' },
        {
          answer: rounded(((debt - deficit) / later) * 100),
          why: 'A deficit adds to the debt and takes nothing from it.',
        },
      ]
      return {
        kind: 'numeric',
        stem: `A state with a GDP of ${gdp} billion has a debt of ${debt} billion and runs a deficit of ${deficit} billion. A year later its GDP is ${later} billion. What is its debt ratio then?`,
        answer: key,
        tolerance: 0.1,
        unit: '%',
        why: `The debt is ${debt} + ${deficit} = ${rounded(debt + deficit)} billion, and divided by ${later} billion that is ${key}%.`,
        wrong: slips.filter(
          ({ answer }, at) =>
            Math.abs(answer - key) > 0.15 && slips.findIndex((other) => other.answer === answer) === at,
        ),
      }
    },
  },
]
