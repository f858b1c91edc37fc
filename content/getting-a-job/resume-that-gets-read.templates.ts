import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const RISES = [
  { what: 'parcels packed in an hour', who: 'A packer' },
  { what: 'members of a club', who: 'A secretary' },
  { what: 'visits to a website in a day', who: 'A trainee' },
  { what: 'books lent in a week', who: 'A librarian' },
]
const FALLS = [
  { what: 'calls that go unanswered in a week', who: 'A receptionist' },
  { what: 'meals thrown away in a week', who: 'A cook' },
  { what: 'wrong deliveries in a month', who: 'A driver' },
  { what: 'complaints in a month', who: 'A shop assistant' },
]

export const templates: Template[] = [
  {
    id: 'change-in-percent',
    skill: 'write-bullets',
    bloom: 'apply',
    make(random) {
      const isRise = random.int(0, 1) === 1
      const { what, who } = random.pick(isRise ? RISES : FALLS)
      const percent = random.pick([10, 20, 25, 30, 40, 50, 60])
      const before = random.int(2, 12) * 20
      const change = (before * percent) / 100
      const after = isRise ? before + change : before - change
      return {
        kind: 'numeric',
        stem: `${who} ${isRise ? 'raised' : 'cut'} the number of ${what} from ${before} to ${after}. By how many percent is that, for an entry in a résumé?`,
        answer: percent,
        tolerance: 0.1,
        unit: '%',
        why: `The change is ${change}, and measured against the value before, ${change} / ${before} = ${percent / 100}, so ${percent}%.`,
        wrong: apart(percent, [
          {
            answer: (100 * change) / after,
            why: 'You divided by the value afterwards. A change is measured against the value before.',
          },
          { answer: change, why: 'This is the change itself and not a percentage.' },
          {
            answer: (100 * after) / before,
            why: `This is the new value as a percentage of the old one. Take the difference from 100%.`,
          },
        ]),
      }
    },
  },
]
