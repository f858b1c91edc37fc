import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const TASKS = ['a monthly report', 'the duty roster', 'the stocktaking', 'the newsletter', 'the accounts of a club']

export const templates: Template[] = [
  {
    id: 'months-until-delegation-pays',
    skill: 'set-goals-and-delegate',
    bloom: 'apply',
    make(random) {
      const task = random.pick(TASKS)
      const check = random.int(1, 2)
      const saved = random.int(2, 5)
      const months = random.int(2, 8)
      const training = saved * months
      const hours = saved + check
      return {
        kind: 'numeric',
        stem: `A leader spends ${hours} hours a month on ${task}. Teaching a colleague takes ${training} hours once, and after that checking takes ${check} hour${check === 1 ? '' : 's'} a month. After how many months has the leader saved as many hours as the teaching took?`,
        answer: months,
        tolerance: 0,
        unit: 'months',
        why: `Each month saves ${hours} − ${check} = ${saved} hours, and ${training} / ${saved} = ${months}.`,
        wrong: apart(months, [
          { answer: training / hours, why: 'You forgot that checking takes time as well.' },
          { answer: training / check, why: 'You divided by the hours for checking. Divide by the hours saved.' },
        ]),
      }
    },
  },
  {
    id: 'pairs-that-are-added',
    skill: 'build-a-safe-team',
    bloom: 'apply',
    make(random) {
      const before = random.int(3, 8)
      const more = random.int(1, 4)
      const after = before + more
      const pairs = (n: number) => (n * (n - 1)) / 2
      const key = pairs(after) - pairs(before)
      return {
        kind: 'numeric',
        stem: `A team of ${before} gets ${more} new member${more === 1 ? '' : 's'}. How many new pairs of people does that add?`,
        answer: key,
        tolerance: 0,
        unit: 'pairs',
        why: `Before there are ${before} × ${before - 1} / 2 = ${pairs(before)} pairs, and afterwards ${after} × ${after - 1} / 2 = ${pairs(after)}. The difference is ${key}.`,
        wrong: apart(key, [
          { answer: pairs(after), why: 'This is the number of all pairs afterwards.' },
          { answer: 2 * key, why: 'You counted each pair twice.' },
        ]),
      }
    },
  },
]
