import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 1000) / 1000

export const templates: Template[] = [
  {
    id: 'outflow-of-a-lake',
    skill: 'reckon-water-budget',
    bloom: 'apply',
    make(random) {
      const river = random.int(6, 40)
      const rain = random.int(1, 6)
      const evaporated = random.int(1, river - 2)
      const answer = river + rain - evaporated
      return {
        kind: 'numeric',
        stem: `A lake keeps its level. In a year a river brings ${river} million cubic metres and rain ${rain} million; ${evaporated} million evaporate. How many million cubic metres flow out?`,
        answer,
        unit: 'million cubic metres',
        why: `${river} + ${rain} = ${river + rain} million come in, and as much must leave: ${river + rain} - ${evaporated} = ${answer} million.`,
        wrong: [
          { answer: river + rain, why: `So much comes in; ${evaporated} million of it leave by evaporation.` },
          { answer: river + rain + evaporated, why: 'What evaporates leaves the lake and is taken away.' },
        ],
      }
    },
  },
  {
    id: 'residence-time',
    skill: 'reckon-water-budget',
    bloom: 'apply',
    make(random) {
      const flow = random.int(2, 15)
      const years = random.int(3, 40)
      const store = flow * years
      return {
        kind: 'numeric',
        stem: `A lake holds ${store} million cubic metres, and ${flow} million flow in and out each year. How long does water stay in it on average?`,
        answer: years,
        unit: 'years',
        why: `Residence time is store / flow = ${store} / ${flow} = ${years} years.`,
        wrong: [
          {
            answer: tidy(years / 2),
            why: 'Inflow and outflow were added; one of them counts, since the same water passes.',
          },
          { answer: store * flow, why: 'Store and flow were multiplied; the time is their quotient.' },
        ],
      }
    },
  },
  {
    id: 'salt-in-sea-water',
    skill: 'reckon-water-budget',
    bloom: 'apply',
    make(random) {
      const kilograms = random.int(2, 60)
      const answer = tidy((kilograms * 35) / 1000)
      return {
        kind: 'numeric',
        stem: `How much salt is left when ${kilograms} kg of ordinary sea water dry up?`,
        answer,
        tolerance: '2%',
        unit: 'kg',
        units: [{ unit: 'g', factor: 1000 }],
        why: `Each kilogram holds 35 g, and ${kilograms} x 35 g = ${kilograms * 35} g.`,
        wrong: [
          { answer: tidy(kilograms * 0.35), why: '35 g of a kilogram are 3.5% and not 35%.' },
          { answer: tidy(kilograms * 0.965), why: 'That is the water that has gone; the salt is the rest.' },
        ],
      }
    },
  },
]
