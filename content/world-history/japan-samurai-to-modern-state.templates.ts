import type { Template } from '../template.ts'
import { type Dated, orderEvents } from './dates.ts'

const EVENTS: Dated[] = [
  { what: 'the court moves to what is now Kyoto', year: 794 },
  { what: 'Yoritomo becomes shogun', year: 1192 },
  { what: 'the great lords begin a century of wars', year: 1467 },
  { what: 'Portuguese traders bring guns', year: 1543 },
  { what: 'Tokugawa Ieyasu becomes shogun', year: 1603 },
  { what: 'Commodore Perry arrives with his warships', year: 1853 },
  { what: 'the emperor is declared to rule again', year: 1868 },
  { what: 'the domains of the lords are abolished', year: 1871 },
  { what: 'Saigo and his rebels are defeated', year: 1877 },
  { what: 'a constitution on the German model is adopted', year: 1889 },
  { what: 'Japan annexes Korea', year: 1910 },
]

export const templates: Template[] = [
  {
    id: 'order-of-japanese-events',
    skill: 'explain-warrior-rule',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 6) }),
  },
]
