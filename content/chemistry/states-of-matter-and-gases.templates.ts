import { apart, rounded } from '../numbers.ts'
import type { Template } from '../template.ts'

const R = 8.31

export const templates: Template[] = [
  {
    id: 'pressure-and-volume',
    skill: 'scale-gas-quantities',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const before = random.int(2, 30) * 10
        const after = random.int(2, 30) * 10
        const pressure = random.int(4, 30) * 10
        const answer = rounded((pressure * before) / after, 5)
        if (Math.abs(before - after) < 20 || !Number.isInteger(answer * 10)) continue
        return {
          kind: 'numeric',
          stem: `A closed cylinder holds ${before} mL of gas at ${pressure} kPa. Its volume is changed to ${after} mL at the same temperature. What is the pressure then?`,
          answer,
          tolerance: '1%',
          unit: 'kPa',
          units: [{ unit: 'Pa', factor: 1000 }],
          why: `The product stays: ${pressure} x ${before} = ${pressure * before}, and divided by ${after} that is ${answer} kPa.`,
          wrong: apart(answer, [
            {
              answer: (pressure * after) / before,
              why: `The fraction is upside down; in ${after < before ? 'less' : 'more'} room the pressure ${after < before ? 'rises' : 'falls'}.`,
            },
            { answer: pressure, why: 'The pressure stays when the volume does; here it changes.' },
          ]),
        }
      }
    },
  },
  {
    id: 'warmed-gas',
    skill: 'scale-gas-quantities',
    bloom: 'apply',
    make(random) {
      const from = random.int(-3, 30)
      const to = from + random.int(15, 120)
      const fixedVolume = random.int(0, 1) === 1
      const start = fixedVolume ? random.int(10, 40) * 10 : random.int(10, 80) / 10
      const answer = rounded((start * (to + 273)) / (from + 273), 4)
      const unit = fixedVolume ? 'kPa' : 'L'
      return {
        kind: 'numeric',
        stem: fixedVolume
          ? `A gas in a closed steel bottle has ${start} kPa at ${from} °C. It is warmed to ${to} °C. What is the pressure then?`
          : `A gas of ${start} L at ${from} °C is warmed to ${to} °C at fixed pressure. What is its volume then?`,
        answer,
        tolerance: '1%',
        unit,
        why: `In kelvins that is from ${from + 273} to ${to + 273}, and ${start} x ${to + 273} / ${from + 273} = ${answer} ${unit}.`,
        wrong: apart(answer, [
          ...(from > 0
            ? [{ answer: (start * to) / from, why: 'This takes degrees Celsius; the law holds for kelvins.' }]
            : []),
          { answer: (start * (from + 273)) / (to + 273), why: 'The fraction is upside down; warming makes it grow.' },
        ]),
      }
    },
  },
  {
    id: 'ideal-gas-amount',
    skill: 'apply-ideal-gas-law',
    bloom: 'apply',
    make(random) {
      const celsius = random.int(0, 60)
      const kelvin = celsius + 273
      const litres = random.pick([2, 5, 10, 12, 20, 40, 50])
      if (random.int(0, 1) === 0) {
        const pressure = random.int(5, 60) * 20
        const answer = rounded((pressure * litres) / (R * kelvin), 4)
        return {
          kind: 'numeric',
          stem: `A bottle of ${litres} L holds a gas at ${celsius} °C and ${pressure} kPa. How many moles is that? For kilopascals and litres, $R = 8.31$.`,
          answer,
          tolerance: '1%',
          unit: 'mol',
          why: `${pressure} x ${litres} = ${pressure * litres}, and divided by 8.31 x ${kelvin} that is ${answer} mol.`,
          wrong: apart(answer, [
            ...(celsius > 0
              ? [
                  {
                    answer: (pressure * litres) / (R * celsius),
                    why: `This puts in ${celsius} for the temperature; it has to be in kelvins, ${kelvin}.`,
                  },
                ]
              : []),
            { answer: (R * kelvin) / (pressure * litres), why: 'The fraction is upside down.' },
          ]),
        }
      }
      const moles = random.pick([0.2, 0.5, 1.5, 2, 3, 4])
      const answer = rounded((moles * R * kelvin) / litres, 4)
      return {
        kind: 'numeric',
        stem: `${moles} mol of a gas are in a bottle of ${litres} L at ${celsius} °C. What is the pressure? For kilopascals and litres, $R = 8.31$.`,
        answer,
        tolerance: '1%',
        unit: 'kPa',
        units: [{ unit: 'Pa', factor: 1000 }],
        why: `${moles} x 8.31 x ${kelvin} = ${rounded(moles * R * kelvin)}, and divided by ${litres} L that is ${answer} kPa.`,
        wrong: apart(answer, [
          ...(celsius > 0
            ? [
                {
                  answer: (moles * R * celsius) / litres,
                  why: `This puts in ${celsius} for the temperature; it has to be in kelvins, ${kelvin}.`,
                },
              ]
            : []),
          {
            answer: moles * R * kelvin * litres,
            why: 'The volume stands on the side of the pressure, so it is divided.',
          },
        ]),
      }
    },
  },
]
