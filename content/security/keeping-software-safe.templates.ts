import type { Template } from '../template.ts'

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const templates: Template[] = [
  {
    id: 'work-lost-since-backup',
    skill: 'plan-backups',
    bloom: 'apply',
    make(random) {
      const copyAt = random.int(0, 5) * 60
      const failAt = random.int(16, 44) * 30
      const key = (failAt - copyAt) / 60
      return {
        kind: 'numeric',
        stem: `A firm makes a backup each night at ${clock(copyAt)}. At ${clock(failAt)} a disk fails. How many hours of work since the last copy are lost?`,
        answer: key,
        unit: 'h',
        units: [{ unit: 'min', factor: 60 }],
        why: `From ${clock(copyAt)} to ${clock(failAt)} of the same day there are ${key} hours.`,
        wrong: [
          { answer: 24 - key, why: 'This is the time until the next backup.' },
          { answer: 24 + key, why: 'This counts from the copy of the night before; there is a later one.' },
          ...(copyAt > 0
            ? [{ answer: failAt / 60, why: `This counts from midnight; the copy was made at ${clock(copyAt)}.` }]
            : []),
        ].filter(({ answer }, at, all) => answer !== key && all.findIndex((other) => other.answer === answer) === at),
      }
    },
  },
  {
    id: 'last-good-copy',
    skill: 'plan-backups',
    bloom: 'analyze',
    make(random) {
      const keep = random.int(4, 9)
      const harmed = random.int(10, 20)
      const noticed = harmed + random.int(2, keep + 4)
      const oldest = noticed - keep
      const saved = oldest < harmed
      return {
        kind: 'true-false',
        stem: `A backup is made each evening, and the last ${keep} are kept. On the morning of day ${harmed} a fault harms the files; it is noticed at noon on day ${noticed}. At that time the good files can be restored.`,
        truth: saved,
        reasons: [
          {
            text: `A state from before day ${harmed} is still among those that are kept`,
            correct: saved,
            why: saved
              ? `The oldest is that of day ${oldest}, from before the harm.`
              : `The oldest is that of day ${oldest}, when the files were harmed already.`,
          },
          {
            text: `The states that are kept are all of day ${harmed} or later`,
            correct: !saved,
            why: saved
              ? `Those of the days ${oldest} to ${noticed - 1} are kept, and day ${oldest} comes before day ${harmed}.`
              : `Those of the days ${oldest} to ${noticed - 1} are kept, and each of them holds harmed files.`,
          },
          {
            text: 'Copying each evening carries the harm to all earlier states',
            misconception: 2,
            why: 'So it is with synchronising; a backup leaves the earlier states as they were.',
          },
          {
            text: 'Files are mended by the program while it copies them',
            why: 'A backup copies the files as they are, harmed or not.',
          },
        ],
      }
    },
  },
]
