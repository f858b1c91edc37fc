import type { Template } from '../template.ts'
import { type Dated, orderEvents } from './dates.ts'

const EVENTS: Dated[] = [
  { what: 'Zhang Qian is sent west', year: -138 },
  { what: 'Muhammad moves to Medina', year: 622 },
  { what: 'Baghdad is founded', year: 762 },
  { what: 'Temüjin becomes Genghis Khan', year: 1206 },
  { what: 'the Mongols take Baghdad', year: 1258 },
  { what: 'Marco Polo leaves for China', year: 1271 },
  { what: 'Ibn Battuta sets out on his travels', year: 1325 },
]

export const templates: Template[] = [
  {
    id: 'order-along-the-silk-roads',
    skill: 'explain-silk-road-exchange',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 5), apart: 20 }),
  },
  {
    id: 'caravan-and-relay',
    skill: 'weigh-mongol-rule',
    bloom: 'apply',
    make(random) {
      const slow = random.pick([20, 30, 40])
      const fast = random.pick([160, 200, 240])
      const distance = (fast === 200 ? 600 : 480) * random.int(2, 9)
      const [caravan, riders] = [distance / slow, distance / fast]
      if (!Number.isInteger(caravan) || !Number.isInteger(riders)) return this.make(random)
      const key = caravan - riders
      return {
        kind: 'numeric',
        stem: `A caravan makes ${slow} km a day, a relay of riders ${fast} km a day. By how many days is a message earlier with the riders over ${distance} km?`,
        answer: key,
        unit: 'days',
        why: `The caravan needs ${distance} / ${slow} = ${caravan} days and the riders ${distance} / ${fast} = ${riders} days, which is ${key} days less.`,
        wrong: [
          { answer: caravan, why: 'That is how long the caravan takes; the riders need some days too.' },
          { answer: riders, why: 'That is how long the riders take, and not how much they gain.' },
          { answer: caravan + riders, why: 'The two times are compared, so one is taken from the other.' },
        ].filter(({ answer }) => answer !== key),
      }
    },
  },
]
