import type { Template } from '../template.ts'
import { type Linked, matchSome } from './links.ts'

const STATES: Linked[] = [
  {
    left: 'Kush',
    right: 'its kings conquered Egypt and built pyramids',
    why: 'Kush lay on the Nile south of Egypt.',
  },
  {
    left: 'Aksum',
    right: 'its coins changed the moon for a cross',
    why: 'King Ezana became a Christian around 330.',
  },
  {
    left: 'Ghana',
    right: 'its king taxed each load of salt',
    why: 'Al-Bakri wrote this in 1068.',
  },
  {
    left: 'Mali',
    right: 'its ruler went to Mecca with a great deal of gold',
    why: 'This was Mansa Musa, in 1324.',
  },
  {
    left: 'Songhai',
    right: 'it was defeated by an army from Morocco',
    why: 'The army came in 1591 and had guns.',
  },
  {
    left: 'Great Zimbabwe',
    right: 'it had walls of stone without mortar',
    why: 'Some of its walls are 11 m high.',
  },
  {
    left: 'Kongo',
    right: 'its king complained to Portugal about the slave trade',
    why: 'King Afonso wrote the letter in 1526.',
  },
  {
    left: 'Benin',
    right: 'its brass plaques were carried off in 1897',
    why: 'British troops burned the city and took thousands of works.',
  },
  {
    left: 'Ethiopia',
    right: 'it defeated an Italian army at Adwa',
    why: 'Emperor Menelik won the battle in 1896.',
  },
]

export const templates: Template[] = [
  {
    id: 'african-states',
    skill: 'follow-african-states',
    bloom: 'remember',
    make: (random) =>
      matchSome(random, STATES, {
        stem: 'Match each African state with what it is known for.',
        count: random.int(3, 5),
      }),
  },
]
