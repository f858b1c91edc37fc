import { expect, test } from 'vitest'
import type { Outline } from './engine.ts'
import { lintOutline } from './outline.ts'

const lesson = (key: string, change: Partial<Outline['lessons'][number]> = {}) => ({
  key,
  title: key,
  summary: '',
  minutes: 10,
  asked: false,
  reason: '',
  prerequisiteKeys: [],
  skills: [{ id: key, title: `do ${key}` }],
  sources: [],
  ...change,
})

const outline = (lessons: Outline['lessons'], outcomes = lessons.map((l) => `do ${l.key}`)): Outline => ({
  title: 'T',
  summary: '',
  objective: '',
  outcomes,
  assumed: [],
  lessons,
})

test.each([
  ['a sound outline', outline([lesson('a'), lesson('b', { prerequisiteKeys: ['a'] })]), null, []],
  [
    'a prerequisite that comes later',
    outline([lesson('a', { prerequisiteKeys: ['b'] }), lesson('b')]),
    null,
    ['“a” needs b'],
  ],
  ['a lesson that needs itself', outline([lesson('a', { prerequisiteKeys: ['a'] })]), null, ['“a” needs a']],
  ['an outcome that nothing teaches', outline([lesson('a')], ['fly']), null, ['No lesson teaches “fly”']],
  ['one title twice', outline([lesson('a'), lesson('b', { title: 'A ' })]), null, ['same title']],
  ['more minutes than asked for', outline([lesson('a'), lesson('b')]), 15, ['take 20 minutes; 15']],
  ['more minutes than asked for, by what was asked for', outline([lesson('a', { asked: true })]), 5, []],
] as const)('%s', (_name, given, minutes, expected) => {
  const problems = lintOutline(given, { minutes })
  expect(problems).toHaveLength(expected.length)
  for (const [i, part] of expected.entries()) expect(problems[i]).toContain(part)
})
