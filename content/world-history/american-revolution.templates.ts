import type { Template } from '../template.ts'
import { type Dated, matchYears, orderEvents } from './dates.ts'

const EVENTS: Dated[] = [
  { what: 'Stamp Act', year: 1765 },
  { what: 'Boston Tea Party', year: 1773 },
  { what: 'Declaration of Independence', year: 1776 },
  { what: 'alliance with France', year: 1778 },
  { what: 'surrender at Yorktown', year: 1781 },
  { what: 'recognition by Britain', year: 1783 },
  { what: 'writing of the Constitution', year: 1787 },
  { what: 'ten amendments called the Bill of Rights', year: 1791 },
]

export const templates: Template[] = [
  {
    id: 'order-of-american-events',
    skill: 'order-american-events',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 6) }),
  },
  {
    id: 'american-events-and-years',
    skill: 'order-american-events',
    bloom: 'remember',
    make: (random) => matchYears(random, EVENTS, { count: 4 }),
  },
  {
    id: 'counted-for-seats',
    skill: 'link-declaration-to-locke',
    bloom: 'apply',
    make(random) {
      const free = 10_000 * random.int(8, 40)
      const enslaved = 10_000 * random.int(2, 20)
      const counted = (enslaved * 3) / 5
      const key = free + counted
      return {
        kind: 'numeric',
        stem: `A state of 1790 has ${free} free and ${enslaved} enslaved people. How many people counted for its seats in the lower chamber?`,
        answer: key,
        unit: 'people',
        why: `Three fifths of ${enslaved} is ${counted}, and ${free} + ${counted} = ${key}.`,
        wrong: [
          { answer: free + enslaved, why: 'This counts the enslaved in full; three fifths of them were counted.' },
          { answer: free, why: 'This leaves the enslaved out; three fifths of them were counted.' },
          { answer: free + enslaved - counted, why: 'This adds two fifths, the part that was left out.' },
        ],
      }
    },
  },
]
