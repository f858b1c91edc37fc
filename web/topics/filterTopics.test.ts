import { expect, test } from 'vitest'
import type { TopicSummary } from '#contract/catalog.ts'
import { filterTopics, type TopicFilter } from './filterTopics.ts'

const topic = (title: string, subject: string, level: TopicSummary['level'], summary = ''): TopicSummary => ({
  id: title,
  title,
  summary,
  subject,
  origin: 'library',
  level,
  minutes: 40,
  lessonCount: 3,
  quizCount: 3,
  state: 'ready',
  createdAt: 0,
})
const topics = [
  topic('Binary search', 'Algorithms', 'beginner', 'Halve a sorted list.'),
  topic('Quicksort', 'Algorithms', 'intermediate'),
  topic('Poincaré maps', 'Dynamics', 'advanced'),
]

test.each<[why: string, filter: Partial<TopicFilter>, found: string[]]>([
  ['an empty filter shows everything', {}, ['Binary search', 'Quicksort', 'Poincaré maps']],
  ['words are found in title, summary and subject', { text: 'algorithms halve' }, ['Binary search']],
  ['capitals and accents do not matter', { text: ' POINCARE ' }, ['Poincaré maps']],
  ['part of a word is enough', { text: 'sort' }, ['Binary search', 'Quicksort']],
  ['subject and level narrow it', { subject: 'Algorithms', level: 'intermediate' }, ['Quicksort']],
  ['nothing may be left', { text: 'search', level: 'advanced' }, []],
])('%s', (_why, filter, found) => {
  expect(filterTopics(topics, { text: '', subject: '', level: '', ...filter }).map((t) => t.title)).toEqual(found)
})
