import type { Template } from '../template.ts'
import { type Linked, matchSome } from './links.ts'

const EFFECTS: Linked[] = [
  {
    left: 'the tsar takes command of the army',
    right: 'each defeat is now his own',
    why: 'From 1915 he could no longer blame his generals.',
  },
  {
    left: 'money buys nothing in the villages',
    right: 'peasants keep their grain',
    why: 'There was no point in selling, so the cities went hungry.',
  },
  {
    left: 'soldiers go over to the crowd',
    right: 'the tsar gives up the throne',
    why: "Without soldiers who obeyed, he couldn't be saved.",
  },
  {
    left: 'the Provisional Government goes on with the war',
    right: 'it loses the trust of the troops',
    why: 'The soldiers wanted peace.',
  },
  {
    left: 'General Kornilov sends troops towards the capital',
    right: 'the Bolsheviks look like defenders of the revolution',
    why: 'Armed workers helped to stop him.',
  },
  {
    left: 'the Bolsheviks win about a quarter of the votes',
    right: 'Lenin has the elected assembly closed',
    why: 'It would have been in the hands of other parties.',
  },
  {
    left: 'grain is taken from farmers by force',
    right: 'famine breaks out in 1921',
    why: 'The farmers were left with too little to eat and to sow.',
  },
  {
    left: 'Stalin decides who gets which post',
    right: 'his rivals in the party are defeated one by one',
    why: 'Officials knew whom they had to thank.',
  },
]

export const templates: Template[] = [
  {
    id: 'revolution-effects',
    skill: 'explain-1917',
    bloom: 'understand',
    make: (random) =>
      matchSome(random, EFFECTS, { stem: 'Match each cause with its effect in Russia.', count: random.int(3, 4) }),
  },
]
