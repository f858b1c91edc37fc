import type { Template } from '../template.ts'
import { type Linked, matchSome } from './links.ts'

const EFFECTS: Linked[] = [
  {
    left: 'a ship needs less than a metre of water',
    right: 'towns far up a river can be attacked',
    why: 'Shallow ships turn rivers into roads.',
  },
  {
    left: 'monasteries on the coast have no walls',
    right: 'they are among the first targets',
    why: 'They held gold and silver and could not defend themselves.',
  },
  {
    left: 'chiefs compete for followers',
    right: 'they need silver to give away',
    why: 'A chief won followers by giving.',
  },
  {
    left: 'grandsons of Charlemagne fight each other',
    right: 'the rivers of the Franks are poorly guarded',
    why: 'This was after 840, when the empire was divided.',
  },
  {
    left: 'Danes settle in the north and east of England',
    right: 'English takes over words such as egg and sky',
    why: 'People who live side by side borrow words from each other.',
  },
  {
    left: 'furs and captives are sold along eastern rivers',
    right: 'coins with Arabic writing reach Gotland',
    why: 'Buyers in the Islamic world paid in silver.',
  },
  {
    left: 'kings in Scandinavia grow stronger',
    right: 'raids from there become rarer',
    why: 'Kings wanted taxes and peace, and a chief who raids was their rival.',
  },
  {
    left: 'monks write most of the records',
    right: 'we read above all about robbery',
    why: 'Peaceful trade left few written traces.',
  },
]

export const templates: Template[] = [
  {
    id: 'viking-effects',
    skill: 'explain-viking-expansion',
    bloom: 'understand',
    make: (random) =>
      matchSome(random, EFFECTS, {
        stem: 'Match each cause with its effect in the Viking Age.',
        count: random.int(3, 4),
      }),
  },
]
