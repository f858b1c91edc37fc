import type { Template } from '../template.ts'
import { countYears, type Dated, orderEvents } from './dates.ts'

const EVENTS: Dated[] = [
  { what: 'the first sowing in the Fertile Crescent', year: -9500 },
  { what: 'the large village of Çatalhöyük', year: -7000 },
  { what: 'the first writing at Uruk', year: -3200 },
  { what: 'the building of the Great Pyramid of Giza', year: -2560 },
  { what: "Hammurabi's laws", year: -1750 },
  { what: 'the oracle bones of China', year: -1250 },
]

export const templates: Template[] = [
  {
    id: 'years-from-then-to-then',
    skill: 'count-years-across-eras',
    bloom: 'apply',
    make(random) {
      const now = { what: 'the opening of a museum', year: random.int(1820, 2020) }
      return countYears(random, random.int(0, 2) > 0 ? [random.pick(EVENTS), now] : EVENTS, { apart: 300 })
    },
  },
  {
    id: 'order-of-early-events',
    skill: 'count-years-across-eras',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(3, 5) }),
  },
]
