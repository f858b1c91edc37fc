import type { Template } from '../template.ts'

const withCommas = (value: number) => value.toLocaleString('en-US')

const KINDS = [
  { name: 'small letters', signs: 26 },
  { name: 'digits', signs: 10 },
  { name: 'letters, small and capital,', signs: 52 },
  { name: 'hexadecimal digits (0-9 and a-f)', signs: 16 },
]

export const templates: Template[] = [
  {
    id: 'how-many-passwords',
    skill: 'count-possible-passwords',
    bloom: 'apply',
    make(random) {
      for (;;) {
        const { name, signs } = random.pick(KINDS)
        const places = random.int(2, 5)
        const key = signs ** places
        if (key > 20_000_000 || key === signs * places) continue
        return {
          kind: 'numeric',
          stem: `How many different passwords of ${places} ${name} are there?`,
          answer: key,
          why: `Each of the ${places} places has ${signs} possibilities, and ${signs} to the power ${places} is ${withCommas(key)}.`,
          wrong: [
            {
              answer: signs * places,
              why: `This multiplies ${signs} by ${places}; each place multiplies the number by ${signs} anew.`,
            },
            ...(places ** signs !== key && places ** signs < 1e12
              ? [
                  {
                    answer: places ** signs,
                    why: `This takes ${places} to the power ${signs}; the places are the exponent.`,
                  },
                ]
              : []),
            { answer: signs ** (places - 1), why: `This is the number for ${places - 1} places; one is missing.` },
          ],
        }
      }
    },
  },
  {
    id: 'time-to-try-all',
    skill: 'count-possible-passwords',
    bloom: 'apply',
    make(random) {
      const digits = random.int(5, 9)
      const exponent = random.int(2, digits - 2)
      const half = random.int(0, 1) === 1
      const all = 10 ** (digits - exponent)
      const key = half ? all / 2 : all
      return {
        kind: 'numeric',
        stem: `A code has ${digits} random digits, and a program tests ${withCommas(10 ** exponent)} guesses a second. How many seconds does it need ${half ? 'on average, when half of the codes have to be tried' : 'to try all codes'}?`,
        answer: key,
        unit: 's',
        units: [
          { unit: 'guesses', why: 'Guesses divided by guesses a second are seconds.' },
          { unit: 'min', factor: 1 / 60 },
        ],
        why: `There are 10 to the power ${digits} codes, and divided by ${withCommas(10 ** exponent)} a second that is ${withCommas(all)} seconds${half ? `, of which half are ${withCommas(key)}` : ''}.`,
        wrong: [
          half
            ? { answer: all, why: 'This is the time for all codes; on average half of them are enough.' }
            : { answer: all / 2, why: 'This is the time on average; for all codes it is twice that.' },
          {
            answer: key * 10,
            why: `This counts a digit too many; ${digits} digits make 10 to the power ${digits} codes.`,
          },
        ],
      }
    },
  },
]
