import type { Template } from '../template.ts'

const NEEDS = {
  autonomy: [
    'Players vote on which exercises the team does',
    'Each pupil decides which of five books to write about',
    'A nurse arranges her own shifts',
    'Learners work through a course in the order they like',
  ],
  competence: [
    'A runner sees that she now takes two minutes less for 5 km',
    'A learner sees how many words she has mastered',
    'A carver compares his first spoon with his tenth and smiles',
    'A teacher points out what has got better since the last essay',
  ],
  relatedness: [
    'A choir phones a singer who was missing',
    'The old members of a club cook for the new ones',
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
        stem: 'Match each scene with what it gives people most directly.',
        pairs: random.shuffle([
          {
            left: random.pick(NEEDS.autonomy),
            right: 'autonomy',
            why: 'They have a say in what they do and how they do it.',
          },
          {
            left: random.pick(NEEDS.competence),
            right: 'competence',
            why: 'Somebody notices that they can do something well, or better than before.',
          },
          { left: random.pick(NEEDS.relatedness), right: 'relatedness', why: 'Somebody belongs with people who care.' },
        ]),
        extra: [{ right: 'extrinsic reward', why: 'Nobody gets money, a prize or a mark in any of these scenes.' }],
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
        stem: `Somebody starts a new habit on ${start} ${first}, which is day 1. In a study, half of the people with a clear result had formed their habit by day 66. Here, day 66 is in ${last}. On which day of ${last} is it? February has 28 days this year.`,
        answer: left,
        why: `Day 66 is 65 days after ${start} ${first}, and ${start} + 65 = ${start + 65}. Take away the days of the months that have passed (${passed.join(', ')}), which leaves ${left}.`,
        wrong: [
          { answer: left + 1, why: 'You added 66 days, but the start itself is already day 1.' },
          { answer: left - 1, why: 'You added 64 days, but there are 65 from day 1 to day 66.' },
        ].filter(({ answer }) => answer > 0),
      }
    },
  },
]
