import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const templates: Template[] = [
  {
    id: 'water-for-rice',
    skill: 'cook-starchy-staples',
    bloom: 'apply',
    make(random) {
      const cups = random.int(2, 6)
      const steam = random.pick([0.5, 0.6, 0.7, 0.75, 0.8])
      const key = cups + steam
      return {
        kind: 'numeric',
        stem: `In a certain pot, one cup of rice needs ${1 + steam} cups of water, and rice takes up its own volume. About how many cups of water do ${cups} cups of rice need in the same pot, if equally much evaporates?`,
        answer: key,
        tolerance: 0.05,
        unit: 'cups',
        why: `One cup is taken up and ${steam} evaporates. So ${cups} cups need ${cups} + ${steam} = ${key}.`,
        wrong: apart(key, [
          { answer: cups * (1 + steam), why: 'You multiplied what evaporates as well. That depends on the pot.' },
          { answer: cups, why: 'You left out what evaporates.' },
        ]),
      }
    },
  },
  {
    id: 'salt-for-pasta',
    skill: 'cook-starchy-staples',
    bloom: 'apply',
    make(random) {
      const people = random.int(2, 8)
      const each = random.pick([80, 100, 120])
      const salt = random.pick([7, 8, 10])
      const litres = (people * each) / 100
      const key = Math.round(litres * salt * 10) / 10
      return {
        kind: 'numeric',
        stem: `You cook ${each} g of pasta for each of ${people} people, in a litre of water for each 100 g, with ${salt} g of salt in each litre. How many grams of salt do you need?`,
        answer: key,
        tolerance: 0.1,
        unit: 'g',
        why: `There are ${people * each} g of pasta, so ${litres} litres of water, and ${litres} × ${salt} = ${key}.`,
        wrong: apart(key, [
          { answer: people * salt, why: 'You counted a litre for each person. It depends on the weight of the pasta.' },
          { answer: litres, why: 'This is the water in litres.' },
        ]),
      }
    },
  },
  {
    id: 'when-the-water-goes-on',
    skill: 'cook-starchy-staples',
    bloom: 'apply',
    make(random) {
      const serve = random.int(12 * 12, 20 * 12) * 5
      const boil = random.int(8, 14)
      const cook = random.int(7, 12)
      const finish = random.int(2, 4)
      const key = serve - boil - cook - finish
      return {
        kind: 'typed',
        stem: `Pasta should be on the table at ${clock(serve)}. The water takes ${boil} minutes to boil, the pasta cooks for ${cook} minutes, and draining and mixing take ${finish}. At what time must you put the water on? Write it like ${clock(9 * 60 + 5)}.`,
        answers: [clock(key)],
        why: `${boil} + ${cook} + ${finish} = ${boil + cook + finish} minutes before ${clock(serve)} is ${clock(key)}.`,
        wrong: [
          { answer: clock(key + boil), why: 'At this time the pasta goes in. The water has to boil first.' },
          { answer: clock(key + finish), why: 'You left out the draining and mixing.' },
        ],
      }
    },
  },
]
