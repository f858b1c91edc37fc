import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const DISHES = ['a tray of vegetables', 'a fruit cake', 'a lasagne', 'a loaf of bread', 'a joint of lamb', 'biscuits']

export const templates: Template[] = [
  {
    id: 'oven-from-fahrenheit',
    skill: 'cook-to-temperature',
    bloom: 'apply',
    make(random) {
      const dish = random.pick(DISHES)
      const celsius = random.int(28, 46) * 5
      const fahrenheit = (celsius * 9) / 5 + 32
      return {
        kind: 'numeric',
        stem: `An American recipe for ${dish} says ${fahrenheit} °F. How many degrees Celsius is that? Subtract 32 and multiply by 5/9.`,
        answer: celsius,
        tolerance: 1,
        unit: '°C',
        why: `${fahrenheit} − 32 = ${fahrenheit - 32}, and ${fahrenheit - 32} × 5/9 = ${celsius}.`,
        wrong: apart(celsius, [
          { answer: (fahrenheit * 5) / 9, why: 'You forgot to subtract 32 first.' },
          { answer: fahrenheit - 32, why: 'You still have to multiply by 5/9.' },
        ]),
      }
    },
  },
  {
    id: 'fan-oven',
    skill: 'cook-to-temperature',
    bloom: 'apply',
    make(random) {
      const dish = random.pick(DISHES)
      const base = random.int(30, 46) * 5
      const toFan = random.int(0, 1) === 1
      const key = toFan ? base - 20 : base + 20
      return {
        kind: 'numeric',
        stem: toFan
          ? `A recipe for ${dish} says ${base} °C for an oven without a fan. What do you set a fan oven to, by the usual rule of 20 degrees?`
          : `A recipe for ${dish} says ${base} °C with a fan. What do you set an oven without a fan to, by the usual rule of 20 degrees?`,
        answer: key,
        tolerance: 0,
        unit: '°C',
        why: toFan
          ? `Moving air heats food faster, so set it lower: ${base} − 20 = ${key}.`
          : `Still air heats food more slowly, so set it higher: ${base} + 20 = ${key}.`,
        wrong: apart(key, [
          { answer: base, why: 'An oven with a fan heats food faster than one without at the same setting.' },
          { answer: toFan ? base + 20 : base - 20, why: 'You changed the temperature in the wrong direction.' },
        ]),
      }
    },
  },
]
