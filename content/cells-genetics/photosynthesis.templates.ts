import type { Template } from '../template.ts'

/** What goes in and comes out for each glucose. */
const PER_GLUCOSE = { 'carbon dioxide': 6, oxygen: 6 } as const

const withCommas = (value: number) => value.toLocaleString('en-US')

export const templates: Template[] = [
  {
    id: 'count-molecules',
    skill: 'trace-atoms-in-photosynthesis',
    bloom: 'apply',
    make(random) {
      const glucose = random.int(2, 99)
      const gas = random.pick(['carbon dioxide', 'oxygen'] as const)
      const count = glucose * PER_GLUCOSE[gas]
      const verb = gas === 'oxygen' ? 'are set free' : 'are taken in'
      if (random.int(0, 1) === 1) {
        return {
          kind: 'numeric',
          stem: `A plant builds ${glucose} molecules of glucose by photosynthesis. How many molecules of ${gas} ${verb}?`,
          answer: count,
          why: `The equation has 6 of ${gas} for each glucose, and ${glucose} times 6 is ${count}.`,
          wrong: [
            { answer: glucose, why: `It takes 6 for each glucose; ${glucose} would be one for each.` },
            {
              answer: glucose * 12,
              why: `12 is the number of hydrogen atoms in a glucose; the equation has 6 of ${gas}.`,
            },
          ],
        }
      }
      return {
        kind: 'numeric',
        stem: `While a plant makes glucose, ${withCommas(count)} molecules of ${gas} ${verb}. How many molecules of glucose is that?`,
        answer: glucose,
        why: `The equation has 6 of ${gas} for each glucose, and ${withCommas(count)} divided by 6 is ${glucose}.`,
        wrong: [
          { answer: count, why: `Six of ${gas} belong to one glucose; this counts one for each.` },
          {
            answer: count * 6,
            why: `${withCommas(count)} was multiplied by 6; there are fewer glucose molecules, so divide.`,
          },
        ],
      }
    },
  },
  {
    id: 'net-and-gross',
    skill: 'find-limiting-factor',
    bloom: 'apply',
    make(random) {
      const dark = random.int(1, 9)
      const net = random.int(10, 40)
      const gross = net + dark
      if (random.int(0, 1) === 1) {
        return {
          kind: 'numeric',
          stem: `In the dark a leaf gives off ${dark} mg of carbon dioxide an hour. In the light it takes up ${net} mg an hour from the air of its box. How much does its photosynthesis take up in an hour?`,
          answer: gross,
          unit: 'mg',
          why: `Besides the ${net} mg from the air it takes up the ${dark} mg that its own respiration gives off: ${gross} mg.`,
          wrong: [
            {
              answer: net - dark,
              why: `The ${dark} mg of respiration come on top of the ${net} mg and are not taken away.`,
            },
            {
              answer: net,
              why: `${net} mg is the net uptake, with the respiration of ${dark} mg already hidden in it.`,
            },
          ],
        }
      }
      return {
        kind: 'numeric',
        stem: `The photosynthesis of a leaf makes ${gross} mg of oxygen an hour, and its respiration uses ${dark} mg an hour. By how much does the oxygen in its box rise in an hour?`,
        answer: net,
        unit: 'mg',
        why: `${gross} mg are made and ${dark} mg of them are used by the leaf, which leaves ${net} mg.`,
        wrong: [
          { answer: gross + dark, why: `Respiration uses oxygen, so the ${dark} mg are subtracted.` },
          { answer: gross, why: `${gross} mg is the gross; the leaf itself uses ${dark} mg of it.` },
        ],
      }
    },
  },
  {
    id: 'what-limits',
    skill: 'find-limiting-factor',
    bloom: 'analyze',
    make(random) {
      const start = random.int(8, 20)
      const gain = random.int(4, 12)
      const factors = ['too little light', 'too little carbon dioxide', 'too low a temperature'] as const
      const limiting = random.pick(factors)
      const uptakes = factors.map((factor) => (factor === limiting ? start + gain : start))
      return {
        kind: 'single',
        stem: `A leaf takes up ${start} units of CO₂ an hour. With a stronger lamp it takes up ${uptakes[0]}, with more CO₂ in the box ${uptakes[1]}, and in a warmer box ${uptakes[2]}; each time one thing alone was changed. What limited the leaf at the start?`,
        options: random.shuffle(
          factors.map((factor) =>
            factor === limiting
              ? {
                  text: factor,
                  correct: true,
                  why: `Changing this brought the uptake from ${start} to ${start + gain}, and nothing else did.`,
                }
              : {
                  text: factor,
                  why: `With this changed (${factor}) the uptake stayed at ${start}, so it was not what held the leaf back.`,
                },
          ),
        ),
      }
    },
  },
]
