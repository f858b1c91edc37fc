import type { Template } from '../template.ts'

const one = (value: number) => Math.round(value * 10) / 10

export const templates: Template[] = [
  {
    id: 'to-milligrams',
    skill: 'tell-diabetes-types-apart',
    bloom: 'apply',
    make(random) {
      const mmol = random.int(35, 160) / 10
      const answer = one(mmol * 18)
      return {
        kind: 'numeric',
        stem: `A blood sugar is given as ${mmol} mmol/L. How much is that in milligrams per decilitre?`,
        answer,
        tolerance: '1%',
        unit: 'mg/dL',
        why: `1 mmol/L is 18 mg/dL, and ${mmol} x 18 = ${answer}.`,
        wrong: [
          { answer: one(mmol * 10), why: 'This multiplies by 10; one mmol/L is 18 mg/dL.' },
          {
            answer: Math.round((mmol / 18) * 100) / 100,
            why: 'This divides by 18; the number in milligrams is the larger one.',
          },
        ],
      }
    },
  },
  {
    id: 'which-hormone',
    skill: 'follow-blood-sugar-control',
    bloom: 'apply',
    make(random) {
      const low = random.int(0, 1) === 0
      const value = low ? random.int(31, 38) / 10 : random.int(75, 99) / 10
      const name = random.pick(['Asha', 'Ben', 'Carmen', 'Dmitri', 'Esi', 'Farid'])
      const right = low ? 'glucagon' : 'insulin'
      return {
        kind: 'single',
        stem: `${name} has no diabetes. ${low ? 'Hours after the last meal' : 'Half an hour after a meal'} the blood holds ${value} mmol/L of glucose, where about 5 is usual. Which answer of the pancreas brings it back?`,
        options: [
          {
            text: `${low ? 'Alpha' : 'Beta'} cells release ${right}`,
            correct: true,
            why: `The level is ${low ? 'low, and glucagon makes the liver give glucose to the blood' : 'high, and insulin makes cells take glucose in'}.`,
          },
          {
            text: `${low ? 'Beta' : 'Alpha'} cells release ${low ? 'insulin' : 'glucagon'}`,
            why: `That would drive the level still ${low ? 'lower' : 'higher'}; feedback works against the change.`,
          },
          {
            text: `${low ? 'Beta' : 'Alpha'} cells release ${right}`,
            why: `The hormone is right, but it comes from the ${low ? 'alpha' : 'beta'} cells.`,
          },
          {
            text: `${low ? 'Alpha' : 'Beta'} cells release thyroxine`,
            why: 'Thyroxine comes from the thyroid and sets the metabolic rate.',
          },
        ],
      }
    },
  },
  {
    id: 'sugar-in-all-the-blood',
    skill: 'follow-blood-sugar-control',
    bloom: 'analyze',
    make(random) {
      const litres = random.pick([3, 3.5, 4, 4.5, 5, 5.5, 6])
      const perDecilitre = random.int(7, 20) * 10
      const answer = Math.round(litres * perDecilitre) / 100
      return {
        kind: 'numeric',
        stem: `Someone has ${litres} L of blood with ${perDecilitre} mg of glucose in each decilitre. How many grams of glucose does all the blood hold? (1 L is 10 dL.)`,
        answer,
        tolerance: '1%',
        unit: 'g',
        units: [{ unit: 'mg', factor: 1000 }],
        why: `${litres} L are ${litres * 10} dL, and ${litres * 10} x ${perDecilitre} mg = ${litres * 10 * perDecilitre} mg, which is ${answer} g.`,
        wrong: [
          {
            answer: Math.round(litres * perDecilitre) / 1000,
            why: 'This takes the milligrams for those of a litre; a litre has ten decilitres.',
          },
          { answer: Math.round(litres * perDecilitre) / 10, why: 'A nought too many: 1,000 mg are 1 g.' },
        ],
      }
    },
  },
]
