import { expect, test } from 'vitest'
import { topicFacts } from './topicLabels.ts'

test.each([
  [{ lessonCount: 3, quizCount: 0 }, ['Beginner', '48 min', '3 lessons']],
  [{ lessonCount: 1, quizCount: 1 }, ['Beginner', '48 min', '1 lesson', '1 quiz']],
  // `minutes` is reading time, so it isn't shown without lessons.
  [{ lessonCount: 0, quizCount: 6 }, ['Beginner', '6 quizzes']],
])('a topic says what it has: %o', (counts, facts) => {
  expect(topicFacts({ level: 'beginner', minutes: 48, ...counts })).toEqual(facts)
})
