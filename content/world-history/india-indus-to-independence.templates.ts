import type { Template } from '../template.ts'
import { type Dated, orderEvents } from './dates.ts'
import { type Linked, matchSome } from './links.ts'

const EVENTS: Dated[] = [
  { what: 'people build the first Indus cities', year: -2600 },
  { what: 'Ashoka conquers Kalinga', year: -261 },
  { what: 'the Gupta kings begin to rule', year: 320 },
  { what: 'sultans begin to rule from Delhi', year: 1206 },
  { what: 'Babur founds the Mughal dynasty', year: 1526 },
  { what: 'the battle of Plassey is fought', year: 1757 },
  { what: 'the British Crown takes over from the Company', year: 1858 },
  { what: 'the Indian National Congress is founded', year: 1885 },
  { what: 'Gandhi walks to the sea to pick up salt', year: 1930 },
  { what: 'India and Pakistan become independent', year: 1947 },
]

const EFFECTS: Linked[] = [
  {
    left: 'the monsoon rains grow weaker',
    right: 'people slowly leave the Indus cities',
    why: 'The cities needed harvests, and the harvests needed water.',
  },
  {
    left: 'a king wants subjects everywhere to know his moral advice',
    right: 'texts are carved on rocks in several languages',
    why: 'These are the edicts of Ashoka.',
  },
  {
    left: 'Akbar needs the support of the Hindu majority',
    right: 'a special tax is ended',
    why: "The tax had to be paid by people who weren't Muslims.",
  },
  {
    left: 'officials measure the fields',
    right: 'farmers know in advance what they must pay',
    why: 'Under Akbar the land tax followed from the size and quality of the fields.',
  },
  {
    left: 'Mughal governors go their own way after 1707',
    right: 'a company of merchants can play princes off against each other',
    why: 'It hired out its soldiers to one prince against another.',
  },
  {
    left: 'the Company may collect the revenue of Bengal',
    right: 'Indian money pays for more conquests',
    why: 'From 1765 its army lived on Indian taxes.',
  },
  {
    left: 'soldiers and peasants rise in 1857',
    right: 'the Crown takes over the government',
    why: 'Britain no longer wanted to leave India to a company.',
  },
  {
    left: 'the Muslim League fears that Muslims will always be outvoted',
    right: 'British India is divided in two',
    why: 'The demand for separate states of 1940 led to Partition in 1947.',
  },
]

export const templates: Template[] = [
  {
    id: 'order-of-indian-events',
    skill: 'explain-indian-empires',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 6) }),
  },
  {
    id: 'indian-effects',
    skill: 'explain-british-rule-in-india',
    bloom: 'understand',
    make: (random) =>
      matchSome(random, EFFECTS, {
        stem: 'Match each cause with its effect in the history of India.',
        count: random.int(3, 4),
      }),
  },
]
