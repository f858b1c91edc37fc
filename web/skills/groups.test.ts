import { expect, test } from 'vitest'
import type { MetSkill } from '#contract/skills.ts'
import { groupsOf } from './groups.ts'

const skill = (skillId: string, topicId: string | null): MetSkill => ({
  skillId,
  title: skillId,
  level: 'familiar',
  mastery: 0.8,
  retention: 1,
  fadesAt: null,
  answered: 1,
  correct: 1,
  lastAt: 1,
  prerequisiteIds: [],
  topic: topicId === null ? null : { id: topicId, title: topicId, subject: 'Knots' },
})

test.each([
  ['nothing', [], []],
  [
    'two topics',
    [skill('a', 't'), skill('b', 't'), skill('c', 'u')],
    [
      ['t', 2],
      ['u', 1],
    ],
  ],
  [
    'what has no topic any more',
    [skill('a', 't'), skill('b', null), skill('c', null)],
    [
      ['t', 1],
      [undefined, 2],
    ],
  ],
])('%s', (_what, skills, expected) => {
  expect(groupsOf(skills).map(({ topic, skills: own }) => [topic?.id, own.length])).toEqual(expected)
})
