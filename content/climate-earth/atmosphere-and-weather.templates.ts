import type { Template } from '../template.ts'

const MOST = [
  { degrees: 0, grams: 5 },
  { degrees: 10, grams: 9 },
  { degrees: 20, grams: 17 },
  { degrees: 30, grams: 30 },
]

export const templates: Template[] = [
  {
    id: 'base-of-clouds',
    skill: 'reckon-humidity-and-clouds',
    bloom: 'apply',
    make(random) {
      const dew = random.int(2, 18)
      const difference = random.pick([4, 6, 8, 10, 12, 14, 16])
      const warm = dew + difference
      const answer = 125 * difference
      return {
        kind: 'numeric',
        stem: `At the ground the air has ${warm} °C and a dew point of ${dew} °C. How high above the ground do its clouds begin when it rises?`,
        answer,
        tolerance: '1%',
        unit: 'm',
        units: [{ unit: 'km', factor: 0.001 }],
        why: `${warm} - ${dew} = ${difference} °C, and ${difference} x 125 m = ${answer} m.`,
        wrong: [
          { answer: 125 * warm, why: 'This takes the temperature itself; the difference from the dew point counts.' },
          {
            answer: 100 * difference,
            why: 'This takes 100 m a degree, as if the dew point stayed the same while the air rises.',
          },
        ],
      }
    },
  },
  {
    id: 'humidity-from-table',
    skill: 'reckon-humidity-and-clouds',
    bloom: 'apply',
    make(random) {
      const air = random.pick(MOST)
      // Draws again while the share is one half, because then the missing amount would be the same as the key.
      let grams = 0
      do grams = random.int(Math.ceil(air.grams * 0.2), air.grams - 1)
      while (grams * 2 === air.grams)
      const answer = Math.round((1000 * grams) / air.grams) / 10
      const missing = Math.round((1000 * (air.grams - grams)) / air.grams) / 10
      return {
        kind: 'numeric',
        stem: `Air of ${air.degrees} °C can hold at most ${air.grams} g of vapour in a cubic metre. It holds ${grams} g. How large is the relative humidity, in percent?`,
        answer,
        tolerance: 1,
        unit: '%',
        why: `${grams} of ${air.grams} g is ${grams} / ${air.grams}, about ${answer}%.`,
        wrong: [
          { answer: missing, why: 'That part is missing until the air is saturated.' },
          {
            answer: Math.round((1000 * air.grams) / grams) / 10,
            why: 'The division was turned round; what is there is divided by what could be there.',
          },
        ].filter((entry) => Math.abs(entry.answer - answer) > 1),
      }
    },
  },
  {
    id: 'temperature-aloft',
    skill: 'describe-atmosphere-layers',
    bloom: 'apply',
    make(random) {
      const ground = random.int(8, 30)
      const kilometres = random.pick([2, 4, 6, 8, 10])
      const answer = ground - 6.5 * kilometres
      return {
        kind: 'numeric',
        stem: `At sea level it is ${ground} °C. In the troposphere the temperature falls by 6.5 °C a kilometre on average. How warm is it at ${kilometres} km?`,
        answer,
        tolerance: 0.2,
        unit: '°C',
        why: `It falls by ${kilometres} x 6.5 = ${6.5 * kilometres} °C, and ${ground} - ${6.5 * kilometres} = ${answer}.`,
        wrong: [
          {
            answer: ground + 6.5 * kilometres,
            why: 'It gets colder with height here, since the air is heated from the ground.',
          },
          { answer: ground - 6.5, why: `That is at 1 km; the fall is that of ${kilometres} km.` },
        ],
      }
    },
  },
]
