import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'ohms-law',
    skill: 'apply-ohms-law',
    bloom: 'apply',
    make(random) {
      const resistance = random.pick([4, 5, 8, 10, 12, 15, 20, 25, 40, 50])
      const current = random.pick([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.5, 2, 3])
      const voltage = rounded(resistance * current)
      const asked = random.pick(['voltage', 'current', 'resistance'] as const)
      if (asked === 'voltage') {
        return {
          kind: 'numeric',
          stem: `A current of ${current} A flows through a resistor of ${resistance} Ω. What is the voltage across it?`,
          answer: voltage,
          tolerance: '1%',
          unit: 'V',
          why: `Each ampere needs ${resistance} V, and ${current} A need ${current} x ${resistance} = ${voltage} V.`,
          wrong: apart(voltage, [
            { answer: resistance / current, why: 'This divides; voltage is current times resistance.' },
            {
              answer: current / resistance,
              why: 'This divides the current by the resistance; the two are multiplied.',
            },
          ]),
        }
      }
      if (asked === 'current') {
        return {
          kind: 'numeric',
          stem: `A resistor of ${resistance} Ω is connected to ${voltage} V. How large is the current?`,
          answer: current,
          tolerance: '1%',
          unit: 'A',
          units: [{ unit: 'mA', factor: 1000 }],
          why: `Current is voltage divided by resistance: ${voltage} / ${resistance} = ${current} A.`,
          wrong: apart(current, [
            { answer: voltage * resistance, why: 'This multiplies; more resistance means less current.' },
            { answer: resistance / voltage, why: 'This divides the resistance by the voltage, the wrong way round.' },
          ]),
        }
      }
      return {
        kind: 'numeric',
        stem: `On ${voltage} V a heater takes ${current} A. What is its resistance?`,
        answer: resistance,
        tolerance: '1%',
        unit: 'Ω',
        why: `Resistance is the voltage for each ampere: ${voltage} / ${current} = ${resistance} ohms.`,
        wrong: apart(resistance, [
          { answer: voltage * current, why: 'This multiplies; resistance is voltage divided by current.' },
          { answer: current / voltage, why: 'This divides the current by the voltage, the wrong way round.' },
        ]),
      }
    },
  },
  {
    id: 'charge-from-current',
    skill: 'relate-charge-and-current',
    bloom: 'apply',
    make(random) {
      const milliamps = random.pick([50, 100, 150, 200, 250, 400, 500, 800])
      const minutes = random.int(2, 12)
      const charge = rounded((milliamps / 1000) * minutes * 60)
      return {
        kind: 'numeric',
        stem: `A current of ${milliamps} mA flows through a lamp for ${minutes} minutes. How much charge passes in this time?`,
        answer: charge,
        tolerance: '1%',
        unit: 'C',
        units: [{ unit: 'A', why: 'Amperes are coulombs a second; the question asks for the charge.' }],
        why: `${milliamps} mA are ${milliamps / 1000} coulombs a second, and ${minutes} minutes are ${minutes * 60} s, so ${charge} C pass.`,
        wrong: apart(charge, [
          { answer: (milliamps / 1000) * minutes, why: 'This counts minutes; an ampere is a coulomb a second.' },
          {
            answer: milliamps * minutes * 60,
            why: 'This leaves the current in milliamperes, thousandths of an ampere.',
          },
          {
            answer: milliamps * minutes,
            why: 'This leaves milliamperes and minutes as they are; both have to be converted.',
          },
        ]),
      }
    },
  },
]
