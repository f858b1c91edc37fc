import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'steps-of-ph',
    skill: 'reckon-with-ph',
    bloom: 'apply',
    make(random) {
      const steps = random.int(2, 5)
      const low = random.int(2, 2 * (12 - steps)) / 2
      const high = low + steps
      const factor = 10 ** steps
      const written = factor.toLocaleString('en-US')
      const [first, second] = random.int(0, 1) === 0 ? [low, high] : [high, low]
      return {
        kind: 'typed',
        stem: `One solution has pH ${first}, another pH ${second}. How many times as much H⁺ does a litre of the more acidic one hold? Write a whole number.`,
        answers: [...new Set([written, String(factor)]), `10^${steps}`],
        why: `The pH differs by ${steps}, and each step is a factor of 10: ${written} times.`,
        wrong: [
          { answer: String(10 * steps), why: `${steps} factors of ten are multiplied, not added.` },
          { answer: String(steps), why: `${steps} is the number of steps, each of them a factor of 10.` },
          {
            answer: (factor * 10).toLocaleString('en-US'),
            why: `That is ${steps + 1} factors of ten; there are ${steps}.`,
          },
        ],
      }
    },
  },
  {
    id: 'ph-of-a-strong-acid',
    skill: 'reckon-with-ph',
    bloom: 'apply',
    make(random) {
      const start = random.int(1, 3)
      const dilution = random.int(0, 2)
      const volume = random.pick([2, 5, 10, 20, 50])
      const ph = start + dilution
      const concentration = (10 ** -start).toFixed(start)
      const diluted =
        dilution === 0
          ? 'What is its pH?'
          : `${volume} mL of it are diluted with water to ${(volume * 10 ** dilution).toLocaleString('en-US')} mL. What is the pH then?`
      return {
        kind: 'numeric',
        stem: `HCl, a strong acid, has the concentration ${concentration} mol/L. ${diluted}`,
        answer: ph,
        why:
          dilution === 0
            ? `${concentration} is 10 to the power minus ${start}, and the exponent without its minus is the pH.`
            : `The volume grows ${10 ** dilution} times, so the concentration falls from 10 to the power minus ${start} to 10 to the power minus ${ph}.`,
        wrong: [
          { answer: ph + 1, why: 'That is ten times too little H⁺.' },
          { answer: ph - 1, why: 'That is ten times too much H⁺.' },
          ...(dilution === 2 ? [{ answer: start, why: 'That is the pH before the water was added.' }] : []),
        ],
      }
    },
  },
  {
    id: 'titrated-concentration',
    skill: 'reckon-neutralisation',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const acid = random.int(2, 10) * 5
        const base = random.int(2, 10) * 5
        const concentration = random.pick([0.1, 0.2, 0.25, 0.4, 0.5])
        if (acid === base) continue
        const answer = rounded((concentration * base) / acid, 4)
        return {
          kind: 'numeric',
          stem: `${acid} mL of hydrochloric acid need ${base} mL of NaOH with ${concentration} mol/L to be neutralised. What is the concentration of the acid?`,
          answer,
          tolerance: '1%',
          unit: 'mol/L',
          why: `${concentration} x ${base} = ${rounded(concentration * base)} millimoles of base, and as much acid in ${acid} mL is ${answer} mol/L.`,
          wrong: apart(answer, [
            { answer: (concentration * acid) / base, why: 'The volumes are swapped.' },
            { answer: concentration, why: 'Equal concentrations would need equal volumes.' },
            {
              answer: concentration * base,
              why: `That is the number of millimoles; it has to be divided by the ${acid} mL.`,
            },
          ]),
        }
      }
    },
  },
]
