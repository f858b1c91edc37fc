import type { Template } from '../template.ts'

const tidy = (value: number) => Math.round(value * 10) / 10

const DATES = [
  { date: '21 June', overhead: 23.4 },
  { date: '21 December', overhead: -23.4 },
  { date: 'the March equinox', overhead: 0 },
]

const name = (latitude: number) => `${Math.abs(latitude)}° ${latitude > 0 ? 'north' : 'south'}`

export const templates: Template[] = [
  {
    id: 'height-at-noon',
    skill: 'reckon-noon-sun',
    bloom: 'apply',
    make(random) {
      const { date, overhead } = random.pick(DATES)
      const latitude = random.int(5, 64) * random.pick([1, -1])
      const difference = tidy(Math.abs(latitude - overhead))
      const answer = tidy(90 - difference)
      const other = tidy(90 - Math.abs(latitude + overhead))
      return {
        kind: 'numeric',
        stem: `How high does the Sun stand at noon on ${date} at ${name(latitude)}?`,
        answer,
        tolerance: 0.3,
        unit: '°',
        why: `The Sun is overhead at ${overhead === 0 ? 'the equator' : name(overhead)}. The difference is ${difference}°, and 90° - ${difference}° = ${answer}°.`,
        wrong: [
          { answer: difference, why: 'So far it is from overhead; the height is what is missing to 90°.' },
          { answer: other, why: 'The point where the Sun is overhead was put on the wrong side of the equator.' },
        ].filter(
          (entry, index, all) =>
            Math.abs(entry.answer - answer) > 0.3 && all.findIndex((one) => one.answer === entry.answer) === index,
        ),
      }
    },
  },
  {
    id: 'leap-or-common',
    skill: 'reckon-days-and-years',
    bloom: 'apply',
    make(random) {
      const century = random.int(16, 28) * 100
      const kind = random.int(0, 2)
      const year =
        kind === 0 ? century : kind === 1 ? century + random.int(1, 24) * 4 : century + random.int(1, 24) * 4 - 2
      const leap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
      const by4 = 'It can be divided by 4, and not by 100'
      const by100 = 'It can be divided by 100, and not by 400'
      const by400 = 'It can be divided by 400, which decides here'
      const odd = 'It is even, and it can be divided by 2 but not by 4'
      const right = year % 400 === 0 ? by400 : year % 100 === 0 ? by100 : year % 4 === 0 ? by4 : odd
      const whys: Record<string, string> = {
        [by4]:
          year % 100 === 0
            ? `${year} ends a century, so it can be divided by 100.`
            : `${year} leaves a rest when divided by 4.`,
        [by100]:
          year % 400 === 0
            ? `${year} / 400 is ${year / 400}, so it can be divided by 400 as well.`
            : `${year} doesn't end in two noughts.`,
        [by400]: `${year} / 400 leaves a rest.`,
        [odd]: `${year} / 4 is ${year / 4}, without a rest.`,
      }
      return {
        kind: 'true-false',
        stem: `The year ${year} is a leap year in the Gregorian calendar, by its rule.`,
        truth: leap,
        reasons: [by4, by100, by400, odd].map((text) =>
          text === right
            ? { text, correct: true, why: `${year} is ${leap ? 'a leap year' : 'a common year'} for just this reason.` }
            : { text, why: whys[text] as string },
        ),
      }
    },
  },
]
