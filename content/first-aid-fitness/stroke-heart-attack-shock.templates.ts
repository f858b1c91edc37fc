import type { Template } from '../template.ts'

const clock = (minutes: number) => {
  const day = minutes % 1440
  return `${Math.floor(day / 60)}:${String(day % 60).padStart(2, '0')}`
}

export const templates: Template[] = [
  {
    id: 'end-of-treatment-window',
    skill: 'recognise-stroke',
    bloom: 'apply',
    make(random) {
      const well = 5 * random.int(72, 210)
      const found = well + 5 * random.int(5, 30)
      const key = well + 270
      return {
        kind: 'typed',
        stem: `A man was last seen well at ${clock(well)}. At ${clock(found)}, he's found with slurred speech. Until when could the drug against a clot normally be given, by the limit of 4.5 hours? Write the time like ${clock(well)}.`,
        answers: [clock(key), clock(key).replace(':', '.')],
        why: `The limit runs from when he was last seen well: ${clock(well)} plus 4 hours and 30 minutes is ${clock(key)}.`,
        wrong: [
          {
            answer: clock(found + 270),
            why: 'You began when he was found. Nobody knows when it began, so the time when he was last well counts.',
          },
          { answer: clock(well + 240), why: 'You added 4 hours. The limit is 4.5 hours.' },
        ].filter(({ answer }) => answer !== clock(key)),
      }
    },
  },
]
