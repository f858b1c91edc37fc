import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

export const templates: Template[] = [
  {
    id: 'energy-in-kilowatt-hours',
    skill: 'reckon-electric-energy',
    bloom: 'apply',
    make(random) {
      const [what, watts] = random.pick([
        ['A fridge', 90],
        ['A lamp', 12],
        ['A fan', 45],
        ['A computer', 150],
        ['A heater', 1200],
        ['A pump', 250],
      ] as const)
      const hours = random.int(2, 12)
      const days = random.int(5, 40)
      const energy = rounded((watts * hours * days) / 1000)
      return {
        kind: 'numeric',
        stem: `${what} takes ${watts} W and runs for ${hours} hours a day on ${days} days. How much energy is that?`,
        answer: energy,
        tolerance: '1%',
        unit: 'kWh',
        units: [
          { unit: 'Wh', factor: 1000 },
          { unit: 'W', why: 'Watts tell how quickly energy is used; the question asks how much.' },
        ],
        why: `${watts} W for ${hours} x ${days} = ${hours * days} hours are ${watts * hours * days} Wh, and that is ${energy} kWh.`,
        wrong: apart(energy, [
          {
            answer: watts * hours * days,
            why: `${watts * hours * days} is the number of watt-hours; a kilowatt-hour has 1,000 of them.`,
          },
          { answer: (watts * hours) / 1000, why: 'That is the energy of one day.' },
          { answer: (watts * days) / 1000, why: `This counts one hour a day; there are ${hours}.` },
        ]),
      }
    },
  },
  {
    id: 'current-of-a-device',
    skill: 'calculate-electric-power',
    bloom: 'apply',
    make(random) {
      const voltage = random.pick([12, 24, 110, 120, 230])
      const current = random.pick([0.5, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10])
      const power = rounded(voltage * current)
      if (random.int(0, 1) === 0) {
        return {
          kind: 'numeric',
          stem: `A device for ${voltage} V has a power of ${power} W. What current does it take?`,
          answer: current,
          tolerance: '1%',
          unit: 'A',
          why: `Each coulomb brings ${voltage} J, and ${power} J a second are needed: ${power} / ${voltage} = ${current} A.`,
          wrong: apart(current, [
            { answer: power * voltage, why: 'This multiplies; power is voltage times current, so it is divided.' },
            { answer: voltage / power, why: 'This divides the voltage by the power, the wrong way round.' },
          ]),
        }
      }
      return {
        kind: 'numeric',
        stem: `On ${voltage} V a device takes ${current} A. What is its power?`,
        answer: power,
        tolerance: '1%',
        unit: 'W',
        units: [{ unit: 'kWh', why: 'Kilowatt-hours measure energy; without a time there is none to reckon.' }],
        why: `Power is voltage times current: ${voltage} x ${current} = ${power} W.`,
        wrong: apart(power, [
          { answer: voltage / current, why: 'Voltage divided by current is the resistance.' },
          { answer: voltage * current ** 2, why: 'The current is squared with the resistance, not with the voltage.' },
        ]),
      }
    },
  },
  {
    id: 'heat-in-a-cable',
    skill: 'explain-heating-losses',
    bloom: 'apply',
    make(random) {
      const current = random.int(3, 30)
      const resistance = random.pick([0.2, 0.3, 0.4, 0.5, 0.8, 1.5, 2, 3])
      const heat = rounded(current ** 2 * resistance)
      return {
        kind: 'numeric',
        stem: `A current of ${current} A flows through a cable of ${resistance} Ω. How much heat does it make each second?`,
        answer: heat,
        tolerance: '1%',
        unit: 'J',
        units: [{ unit: 'V', why: 'Volts measure voltage; heat is energy.' }],
        why: `The power is ${current} squared times ${resistance}: ${current ** 2} x ${resistance} = ${heat} W, so ${heat} J each second.`,
        wrong: apart(heat, [
          { answer: current * resistance, why: 'This leaves out the square; current times resistance is the voltage.' },
          { answer: current ** 2, why: 'This is the square of the current; the resistance is missing.' },
          {
            answer: current ** 2 / resistance,
            why: 'This divides by the resistance; with the current given, it is multiplied.',
          },
          { answer: current * resistance ** 2, why: 'This squares the resistance; it is the current that is squared.' },
        ]),
      }
    },
  },
]
