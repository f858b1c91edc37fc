import type { Template } from '../template.ts'

const NEEDS = {
  autonomy: [
    'Players vote on which drill the team does',
    'Each pupil decides which of five books to write about',
    'A nurse may arrange her own shifts',
    'A course lets people work in the order they like',
  ],
  competence: [
    'A runner sees that her time over 5 km has dropped by two minutes',
    'A program shows how many words are now mastered',
    'A carver lays his first spoon beside his tenth and smiles',
    'A teacher points out exactly what got better since the last essay',
  ],
  relatedness: [
    'A choir rings up a singer who was missing',
    'Old members cook for the new ones on their first evening',
    'Two friends read the same chapter and meet for tea',
    'A tutor knows each learner by name and asks how they are',
  ],
} as const

const MONTHS = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
] as const

export const templates: Template[] = [
  {
    id: 'scene-and-need',
    skill: 'tell-kinds-of-motivation',
    bloom: 'apply',
    make(random) {
      return {
        kind: 'matching',
        stem: 'Match each scene with the need of self-determination theory that it serves most directly.',
        pairs: random.shuffle([
          { left: random.pick(NEEDS.autonomy), right: 'autonomy', why: 'They have a say in what they do and how.' },
          { left: random.pick(NEEDS.competence), right: 'competence', why: 'Somebody sees what they can do now.' },
          { left: random.pick(NEEDS.relatedness), right: 'relatedness', why: 'Somebody belongs to people who care.' },
        ]),
      }
    },
  },
  {
    id: 'day-sixty-six',
    skill: 'build-study-habit',
    bloom: 'apply',
    make(random) {
      const at = random.int(0, MONTHS.length - 4)
      const start = random.int(1, 20)
      // The start is day 1, so day 66 is 65 days later.
      let left = start + 65
      let month = at
      const passed: string[] = []
      for (let days = MONTHS[month]?.[1] ?? 31; left > days; days = MONTHS[month]?.[1] ?? 31) {
        left -= days
        passed.push(`${days} in ${MONTHS[month]?.[0]}`)
        month++
      }
      const first = MONTHS[at]?.[0] ?? ''
      const last = MONTHS[month]?.[0] ?? ''
      return {
        kind: 'numeric',
        stem: `A new habit starts on ${start} ${first} of a year with 28 days in February, and that is day 1. Day 66, the middle case in the study of 2010, falls in ${last}. On which day of ${last} is it?`,
        answer: left,
        why: `Day 66 is 65 days after ${start} ${first}. From ${start} + 65 = ${start + 65} take away the days of the full months (${passed.join(', ')}), which leaves ${left}.`,
        wrong: [
          { answer: left + 1, why: 'This adds 66 days to the start; the start itself is day 1 already.' },
          { answer: left - 1, why: 'This adds 64 days; from day 1 to day 66 there are 65.' },
        ].filter(({ answer }) => answer > 0),
      }
    },
  },
]
