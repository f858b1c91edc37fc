import type { Template } from '../template.ts'
import { type Linked, matchSome } from './links.ts'

const EFFECTS: Linked[] = [
  {
    left: 'the flood of the Nile is too low',
    right: 'fields stay dry, and there is less to tax',
    why: 'Only land that the water had reached could bear a harvest.',
  },
  {
    left: 'wind and current run in opposite directions',
    right: 'boats reach villages both upstream and downstream',
    why: 'The current carries boats north, and the wind carries sails south.',
  },
  {
    left: 'desert lies on both sides of the valley',
    right: 'few enemies get in',
    why: 'An army can hardly cross a desert without water.',
  },
  {
    left: 'officials read the height of the water',
    right: 'the harvest can be foreseen',
    why: 'The height showed how much land would be watered.',
  },
  {
    left: 'provincial governors grow powerful',
    right: 'the country breaks apart',
    why: 'This helped to end the Old Kingdom.',
  },
  {
    left: 'local kings drive out the Hyksos',
    right: 'the New Kingdom begins',
    why: 'The victors ruled a united country and conquered lands beyond it.',
  },
  {
    left: 'a decree is carved in three scripts',
    right: 'scholars can later decipher hieroglyphs',
    why: 'They could read the Greek text, so they knew what the others said.',
  },
  {
    left: 'houses are built of mud brick',
    right: 'little is left of everyday life',
    why: 'Mud brick decays, while tombs of stone survive.',
  },
]

export const templates: Template[] = [
  {
    id: 'egyptian-effects',
    skill: 'explain-egyptian-state',
    bloom: 'understand',
    make: (random) =>
      matchSome(random, EFFECTS, {
        stem: 'Match each cause with its effect in ancient Egypt.',
        count: random.int(3, 4),
      }),
  },
]
