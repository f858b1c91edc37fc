import type { Template } from '../template.ts'
import { type Dated, orderEvents } from './dates.ts'
import { type Linked, matchSome } from './links.ts'

const EVENTS: Dated[] = [
  { what: 'Whitney builds a machine that cleans cotton', year: 1793 },
  { what: 'imports of enslaved people are banned', year: 1808 },
  { what: 'Congress draws a line across the map', year: 1820 },
  { what: 'Nat Turner leads a rising', year: 1831 },
  { what: 'Frederick Douglass escapes', year: 1838 },
  { what: 'California is let in as a free state', year: 1850 },
  { what: 'the case of Dred Scott is decided', year: 1857 },
  { what: 'Lincoln is elected president', year: 1860 },
  { what: 'the Emancipation Proclamation takes effect', year: 1863 },
  { what: 'the Thirteenth Amendment ends slavery', year: 1865 },
  { what: 'states may no longer deny men the vote because of race', year: 1870 },
  { what: 'Reconstruction comes to an end', year: 1877 },
]

const EFFECTS: Linked[] = [
  {
    left: 'a machine separates fibres from seeds',
    right: 'planters want more and more workers',
    why: 'Cleaning cotton was no longer the slow step, so more could be grown.',
  },
  {
    left: 'imports from Africa are banned',
    right: 'people are sold from the older states to the new ones',
    why: 'About a million people were moved to the cotton lands.',
  },
  {
    left: 'northerners must help to catch people who have escaped',
    right: 'many of them turn against slavery',
    why: 'The law of 1850 brought slavery to their own door.',
  },
  {
    left: 'settlers of Kansas may decide for themselves',
    right: 'both sides fight each other there',
    why: 'The law of 1854 turned the question into a race for the majority.',
  },
  {
    left: 'a president is elected who would keep slavery out of the West',
    right: 'eleven states leave the Union',
    why: "Southern leaders believed that slavery would die if it couldn't grow.",
  },
  {
    left: 'the enslaved flee to army camps',
    right: 'freedom becomes an aim of the war',
    why: 'The army and Congress had to decide what to do with them.',
  },
  {
    left: 'hardly any freed people get land',
    right: 'most have to farm the fields of others',
    why: 'Without land of their own they had little choice.',
  },
]

export const templates: Template[] = [
  {
    id: 'order-of-civil-war-events',
    skill: 'explain-road-to-civil-war',
    bloom: 'remember',
    make: (random) => orderEvents(random, EVENTS, { count: random.int(4, 6) }),
  },
  {
    id: 'civil-war-effects',
    skill: 'explain-road-to-civil-war',
    bloom: 'understand',
    make: (random) =>
      matchSome(random, EFFECTS, { stem: 'Match each cause with its effect.', count: random.int(3, 4) }),
  },
]
