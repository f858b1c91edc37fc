import type { Template } from '../template.ts'
import { type Dated, matchYears, orderEvents } from './dates.ts'

const EVENTS: Dated[] = [
  { what: 'murder of Franz Ferdinand in Sarajevo', year: 1914 },
  { what: 'armistice in the West', year: 1918 },
  { what: 'signing of the Treaty of Versailles', year: 1919 },
  { what: 'start of the Great Depression', year: 1929 },
  { what: "Hitler's appointment as chancellor", year: 1933 },
  { what: "Japan's attack on the rest of China", year: 1937 },
  { what: "Germany's attack on Poland", year: 1939 },
  { what: 'German victory over France', year: 1940 },
  { what: 'bombing of Pearl Harbor', year: 1941 },
  { what: 'Allied landing in Normandy', year: 1944 },
  { what: 'bombing of Hiroshima', year: 1945 },
]

export const templates: Template[] = [
  {
    id: 'order-of-two-wars',
    skill: 'link-the-two-wars',
    bloom: 'understand',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 6) }),
  },
  {
    id: 'wars-and-years',
    skill: 'know-course-and-crimes',
    bloom: 'remember',
    make: (random) => matchYears(random, EVENTS, { count: 4, apart: 2 }),
  },
]
