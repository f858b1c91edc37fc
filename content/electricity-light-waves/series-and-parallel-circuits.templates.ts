import { apart, rounded } from '../numbers.ts'
import { fraction, type Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'voltage-share-in-series',
    skill: 'solve-series-circuits',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const first = random.int(1, 12) * 5
        const second = random.int(1, 12) * 5
        const current = random.pick([0.1, 0.2, 0.3, 0.4, 0.5])
        if (first === second) continue
        const voltage = rounded(current * (first + second))
        const share = rounded(current * first)
        return {
          kind: 'numeric',
          stem: `Resistors of ${first} Ω and ${second} Ω are in series on ${voltage} V. What is the voltage across the ${first} Ω?`,
          answer: share,
          tolerance: '1%',
          unit: 'V',
          why: `The current is ${voltage} / ${first + second} = ${current} A, and ${current} x ${first} = ${share} V.`,
          wrong: apart(share, [
            { answer: current * second, why: `That is the share of the ${second} ohms.` },
            { answer: voltage / 2, why: 'Halves go to equal resistances, and these differ.' },
            { answer: voltage, why: 'The full voltage lies across both together.' },
          ]),
        }
      }
    },
  },
  {
    id: 'two-in-parallel',
    skill: 'solve-parallel-circuits',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const first = random.int(2, 20)
        const second = random.int(2, 20)
        if (first === second) continue
        const answer = fraction(first * second, first + second)
        const slips = [
          {
            answer: String(first + second),
            why: 'This adds the two as in series; in parallel the total lies below the smaller one.',
          },
          {
            answer: fraction(first + second, first * second),
            why: 'This is the sum of the two fractions; it has to be turned over at the end.',
          },
          {
            answer: fraction(first + second, 2),
            why: 'This is the mean of the two; the total lies below the smaller one.',
          },
        ]
        if (new Set([answer, ...slips.map((slip) => slip.answer)]).size < 4) continue
        return {
          kind: 'typed',
          stem: `Resistors of ${first} Ω and ${second} Ω are in parallel. What is their total resistance in ohms? Write a whole number or a fraction in lowest terms, such as 8/3.`,
          answers: [answer],
          why: `1/${first} + 1/${second} = ${first + second}/${first * second} in all, and turned over and reduced that is ${answer}.`,
          wrong: slips,
        }
      }
    },
  },
  {
    id: 'battery-current-in-parallel',
    skill: 'solve-parallel-circuits',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const voltage = random.pick([6, 9, 12, 24])
        const first = random.pick([2, 3, 4, 6, 8, 12])
        const second = random.pick([2, 3, 4, 6, 8, 12])
        if (first === second) continue
        const total = rounded(voltage / first + voltage / second)
        return {
          kind: 'numeric',
          stem: `Resistors of ${first} Ω and ${second} Ω are in parallel on a battery of ${voltage} V. How large is the current that the battery gives?`,
          answer: total,
          tolerance: '1%',
          unit: 'A',
          units: [{ unit: 'V', why: 'Volts measure voltage; the question asks for a current.' }],
          why: `Each has the full ${voltage} V: ${voltage}/${first} + ${voltage}/${second} = ${rounded(voltage / first)} + ${rounded(voltage / second)} = ${total} A.`,
          wrong: apart(total, [
            { answer: voltage / (first + second), why: 'This adds the resistances as in series.' },
            { answer: voltage / first, why: `That is the current through the ${first} ohms alone.` },
            { answer: voltage / second, why: `That is the current through the ${second} ohms alone.` },
          ]),
        }
      }
    },
  },
]
