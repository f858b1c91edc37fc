import { apart } from '../numbers.ts'
import type { Template } from '../template.ts'

const COURSES = [
  { language: 'French', weeks: 30 },
  { language: 'German', weeks: 36 },
  { language: 'Russian', weeks: 44 },
  { language: 'Japanese', weeks: 88 },
  { language: 'Arabic', weeks: 88 },
  { language: 'Hindi', weeks: 44 },
  { language: 'Indonesian', weeks: 36 },
]
const CLASS_HOURS = 25

export const templates: Template[] = [
  {
    id: 'weeks-at-your-pace',
    skill: 'estimate-language-effort',
    bloom: 'apply',
    make(random) {
      const { language, weeks } = random.pick(COURSES)
      const own = random.pick([4, 5, 6, 8, 10, 12])
      const total = weeks * CLASS_HOURS
      if (total % own !== 0) return this.make(random)
      const key = total / own
      return {
        kind: 'numeric',
        stem: `A full-time course in ${language} takes ${weeks} weeks with ${CLASS_HOURS} class hours each. You study ${own} hours a week. After how many weeks have you studied for as many hours?`,
        answer: key,
        tolerance: 0,
        unit: 'weeks',
        why: `The course has ${weeks} × ${CLASS_HOURS} = ${total} hours. Divided by ${own} hours a week, that's ${key} weeks.`,
        wrong: apart(key, [
          { answer: total, why: `This is the number of hours. You do ${own} of them a week.` },
          {
            answer: weeks * own,
            why: `This multiplies by your hours. With fewer hours a week, divide ${total} by them.`,
          },
          { answer: weeks, why: `The course does ${CLASS_HOURS} hours in a week, and you do ${own}.` },
        ]),
      }
    },
  },
  {
    id: 'unknown-words',
    skill: 'estimate-language-effort',
    bloom: 'apply',
    make(random) {
      const coverage = random.pick([80, 85, 88, 90, 92, 95, 96, 98])
      const length = random.pick([50, 100, 150, 200, 250, 300, 400, 500])
      const key = ((100 - coverage) * length) / 100
      if (!Number.isInteger(key)) return this.make(random)
      return {
        kind: 'numeric',
        stem: `A text has ${length} words, and you know ${coverage}% of them. How many of its words are unknown to you?`,
        answer: key,
        tolerance: 0,
        unit: 'words',
        why: `You don't know ${100 - coverage}% of ${length} words, and that's ${key}.`,
        wrong: apart(key, [
          { answer: length - key, why: 'These are the words that you know.' },
          { answer: 100 - coverage, why: `This is the percentage. The text has ${length} words.` },
        ]),
      }
    },
  },
]
