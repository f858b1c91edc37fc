import type { Template } from '../template.ts'
import { type Dated, orderEvents } from './dates.ts'
import { type Linked, matchSome } from './links.ts'

const EVENTS: Dated[] = [
  { what: 'the Zhou overthrow the Shang', year: -1046 },
  { what: 'the First Emperor unites China', year: -221 },
  { what: 'the Han dynasty comes to an end', year: 220 },
  { what: 'the Tang dynasty begins', year: 618 },
  { what: 'the Song lose the north to invaders', year: 1127 },
  { what: 'the Ming replace the Mongols', year: 1368 },
  { what: 'the Manchus take Beijing', year: 1644 },
  { what: 'China has to give up Hong Kong', year: 1842 },
  { what: 'the last emperor gives up the throne', year: 1912 },
]

const EFFECTS: Linked[] = [
  {
    left: 'the Zhou overthrow their king',
    right: 'rebels claim that Heaven is on their side',
    why: 'The Mandate of Heaven justified their rebellion.',
  },
  {
    left: 'the Qin rule with great harshness',
    right: "revolt breaks out within a year of a ruler's death",
    why: 'The First Emperor died in 210 BCE, and the revolt began in 209 BCE.',
  },
  {
    left: 'a canal is dug to join the great rivers',
    right: 'capitals in the north can be fed',
    why: 'Barges carried grain from the fertile south.',
  },
  {
    left: 'officials are chosen by tests on classic books',
    right: 'the whole country studies the same texts',
    why: 'Anyone who wanted to rise had to know these books.',
  },
  {
    left: 'Britain wants to stop paying for tea in silver',
    right: 'opium is shipped in from India',
    why: 'Opium was something that sold in China, and so it paid for the tea.',
  },
  {
    left: 'China tries to end the trade in opium',
    right: 'Britain attacks and forces ports open',
    why: 'This was the Opium War of 1839 to 1842.',
  },
  {
    left: 'the examinations are abolished in 1905',
    right: 'educated men lose their tie to the throne',
    why: 'Until then, serving the emperor had been their road to rank.',
  },
]

export const templates: Template[] = [
  {
    id: 'order-of-chinese-events',
    skill: 'order-chinese-dynasties',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 6) }),
  },
  {
    id: 'chinese-effects',
    skill: 'explain-chinese-rule',
    bloom: 'understand',
    make: (random) =>
      matchSome(random, EFFECTS, {
        stem: 'Match each cause with its effect in Chinese history.',
        count: random.int(3, 4),
      }),
  },
]
