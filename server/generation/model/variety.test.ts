import { expect, test } from 'vitest'
import { kinds, writtenKinds } from '../../items/kinds.ts'
import type { OutlineLesson } from '../engine.ts'
import { prompts } from './prompts.ts'
import { inWords, varietyOf } from './variety.ts'

test('every rule that code applies stands in the prompts of those who write and mend, once', () => {
  const rules = writtenKinds.flatMap((kind) => kinds[kind].rules)
  expect(rules.length).toBeGreaterThan(20)
  for (const says of rules)
    for (const prompt of [prompts.questions, prompts.edit, prompts.repair]) expect(prompt.split(says)).toHaveLength(2)
  expect(prompts.repair).not.toContain('Write the number of questions asked for')
})

const topicOf = (title: string, lessons: number) => ({
  title,
  lessons: Array.from({ length: lessons }, (_, place) => ({ key: `lesson-${place + 1}` }) as OutlineLesson),
})
const varietiesOf = (topic: ReturnType<typeof topicOf>) => topic.lessons.map((lesson) => varietyOf(topic, lesson))

test('what a model is told to vary is even, and the same for the same lesson', () => {
  const texts = Array.from(
    { length: 200 },
    (_, place) => varietiesOf(topicOf(`Topic ${place}`, 1)).map(inWords)[0] ?? '',
  )
  expect(new Set(texts).size).toBeGreaterThan(100)
  expect(varietiesOf(topicOf('Topic 7', 1)).map(inWords)).toEqual([texts[7]])
  const firstRanks = texts.map((text) => /in this order: (the longest|neither|the shortest);/.exec(text)?.[1])
  const share = (rank: string) => firstRanks.filter((one) => one === rank).length / texts.length
  // One in four is expected for the longest and for the shortest, and half for neither. The tolerance is four standard
  // deviations of 200 draws.
  expect(Math.abs(share('the longest') - 0.25)).toBeLessThan(0.125)
  expect(Math.abs(share('the shortest') - 0.25)).toBeLessThan(0.125)
  expect(Math.abs(share('neither') - 0.5)).toBeLessThan(0.145)
})

test('it is even over the quizzes of a topic, however many questions of a kind each has', () => {
  for (const lessons of [3, 4, 5, 6, 7, 8])
    for (const each of [1, 2, 3, 4, 5])
      for (let topic = 0; topic < 20; topic++) {
        const drawn = varietiesOf(topicOf(`Topic ${topic}`, lessons))
        const ranks = drawn.flatMap(({ rank }) => rank.slice(0, each))
        const truths = drawn.flatMap(({ truth }) => truth.slice(0, each))
        const counts = drawn.flatMap(({ count }) => count.slice(0, each))
        const times = (list: string[], value: string) => list.filter((one) => one === value).length
        expect(Math.abs(times(truths, 'true') - times(truths, 'false'))).toBeLessThanOrEqual(1)
        for (const end of ['the longest', 'the shortest'])
          expect(Math.abs(times(ranks, end) - ranks.length / 4)).toBeLessThanOrEqual(1.5)
        expect(new Set(counts).size).toBeGreaterThanOrEqual(3)
      }
})
