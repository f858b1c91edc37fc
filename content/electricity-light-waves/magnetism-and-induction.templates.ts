import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'force-on-a-wire',
    skill: 'calculate-force-on-wire',
    bloom: 'apply',
    make(random) {
      const field = random.pick([0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.8])
      const current = random.int(2, 12)
      const length = random.pick([5, 8, 10, 15, 20, 25, 40])
      const force = rounded((field * current * length) / 100)
      return {
        kind: 'numeric',
        stem: `A wire of ${length} cm with a current of ${current} A lies at right angles to a magnetic field of ${field} T. How large is the force on it?`,
        answer: force,
        tolerance: '1%',
        unit: 'N',
        units: [{ unit: 'T', why: 'Tesla measure the field; a force is in newtons.' }],
        why: `${length} cm are ${length / 100} m, and ${field} x ${current} x ${length / 100} = ${force} N.`,
        wrong: apart(force, [
          { answer: field * current * length, why: 'This leaves the length in centimetres; it has to be in metres.' },
          { answer: field * current, why: 'The length is missing in this product.' },
          { answer: (current * length) / 100 / field, why: 'This divides by the field; a stronger field pushes more.' },
        ]),
      }
    },
  },
  {
    id: 'transformer-voltage',
    skill: 'explain-induction',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const input = random.pick([12, 24, 120, 230])
        const firstTurns = random.int(2, 24) * 50
        const secondTurns = random.int(2, 24) * 25
        const output = rounded((input * secondTurns) / firstTurns)
        if (secondTurns === firstTurns || output < 1 || !Number.isInteger(output * 10)) continue
        return {
          kind: 'numeric',
          stem: `A transformer takes ${input} V of alternating voltage on a coil of ${firstTurns} turns. Its second coil has ${secondTurns} turns. Which voltage does it give?`,
          answer: output,
          tolerance: '1%',
          unit: 'V',
          why: `The voltages are as the turns: ${input} x ${secondTurns} / ${firstTurns} = ${output} V.`,
          wrong: apart(output, [
            {
              answer: (input * firstTurns) / secondTurns,
              why: 'This turns the ratio round; the coil with fewer turns has the smaller voltage.',
            },
            { answer: input, why: 'Equal voltages need equal turns.' },
          ]),
        }
      }
    },
  },
]
