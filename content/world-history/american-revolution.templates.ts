import type { Template } from '../template.ts'
import { type Dated, matchYears, orderEvents } from './dates.ts'

const EVENTS: Dated[] = [
  { what: 'passing of the Stamp Act', year: 1765 },
  { what: 'Boston Tea Party', year: 1773 },
  { what: 'adoption of the Declaration of Independence', year: 1776 },
  { what: 'alliance of the rebels with France', year: 1778 },
  { what: 'British surrender at Yorktown', year: 1781 },
  { what: 'recognition of the United States by Britain', year: 1783 },
  { what: 'drafting of the Constitution', year: 1787 },
  { what: 'adoption of ten amendments, the Bill of Rights', year: 1791 },
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
        stem: `In 1790 a state had ${free} free and ${enslaved} enslaved people. Under the three-fifths rule, how many people counted towards its seats in the House of Representatives?`,
        answer: key,
        unit: 'people',
        why: `Three fifths of ${enslaved} is ${counted}, and ${free} + ${counted} = ${key}.`,
        wrong: [
          { answer: free + enslaved, why: 'You counted all of the enslaved people instead of three fifths.' },
          { answer: free, why: 'You left out the enslaved people altogether. Three fifths of them were counted.' },
          {
            answer: free + enslaved - counted,
            why: 'You added two fifths of the enslaved people, the part that was left out.',
          },
        ],
      }
    },
  },
]
