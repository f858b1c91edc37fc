import type { Template } from '../template.ts'
import { type Dated, orderEvents } from './dates.ts'

const EVENTS: Dated[] = [
  { what: 'Charlemagne is crowned emperor', year: 800 },
  { what: 'crusaders take Jerusalem', year: 1099 },
  { what: 'the Magna Carta is sealed', year: 1215 },
  { what: 'the Great Famine begins', year: 1315 },
  { what: 'the plague reaches Sicily', year: 1347 },
  { what: 'an English law forbids high wages', year: 1351 },
  { what: 'peasants rise in England', year: 1381 },
]

export const templates: Template[] = [
  {
    id: 'land-for-the-survivors',
    skill: 'reckon-medieval-numbers',
    bloom: 'apply',
    make(random) {
      const { share, part, dead } = random.pick([
        { share: 'A third', part: 3, dead: 1 },
        { share: 'Half', part: 2, dead: 1 },
        { share: 'Two fifths', part: 5, dead: 2 },
      ])
      const families = part * 6 * random.int(2, 6)
      const left = (families / part) * (part - dead)
      const acres = left * random.int(12, 24)
      if (acres % families !== 0) return this.make(random)
      const key = acres / left
      const slips = [
        { answer: acres / families, why: `That is the share before the plague, with ${families} families.` },
        {
          answer: acres / (families - left),
          why: `${families - left} is the number of families that died; ${left} are left.`,
        },
      ]
      return {
        kind: 'numeric',
        stem: `A village of ${families} families works ${acres} acres. ${share} of the families die of the plague. How many acres has each family then, if all land is shared evenly?`,
        answer: key,
        unit: 'acres',
        why: `${left} families are left, and ${acres} / ${left} = ${key}.`,
        wrong: slips.filter(({ answer }) => answer !== key && Number.isInteger(answer)),
      }
    },
  },
  {
    id: 'sown-with-three-fields',
    skill: 'reckon-medieval-numbers',
    bloom: 'apply',
    make(random) {
      const acres = 60 * random.int(3, 20)
      const more = random.int(0, 1) === 1
      const [two, three] = [acres / 2, (acres * 2) / 3]
      const key = more ? three - two : three
      return {
        kind: 'numeric',
        stem: more
          ? `A village with ${acres} acres goes over from two fields, one of them fallow, to three fields. How many acres more are sown each year?`
          : `A village has ${acres} acres and uses the three-field system. How many acres are sown in a year?`,
        answer: key,
        unit: 'acres',
        why: more
          ? `Half of ${acres} is ${two}, two thirds are ${three}, and the difference is ${key}.`
          : `A third, ${acres / 3} acres, lies fallow, and two thirds, ${three} acres, are sown.`,
        wrong: more
          ? [
              { answer: three, why: `${three} acres are all that is sown now; ${two} were sown before.` },
              { answer: acres / 3, why: 'This is the third that lies fallow now.' },
            ]
          : [
              { answer: two, why: 'Half was sown with two fields; with three it is two thirds.' },
              { answer: acres / 3, why: 'One third lies fallow, and the other two are sown.' },
            ],
      }
    },
  },
  {
    id: 'order-of-medieval-events',
    skill: 'reckon-medieval-numbers',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 5), apart: 25 }),
  },
]
