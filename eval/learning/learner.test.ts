import { describe, expect, test } from 'vitest'
import { makeWorld } from './calibration.ts'
import { makeCourse } from './course.ts'
import {
  answer,
  chanceOfRight,
  DAY_MS,
  type Learner,
  makeLearner,
  masteredShare,
  readLesson,
  recall,
} from './learner.ts'
import { COURSE, LEARNER, POPULATIONS, type Population, RECORD, SESSION } from './parameters.ts'
import { seeded } from './random.ts'
import { sessionTimes } from './record.ts'
import { mean } from './score.ts'

const course = makeCourse(7)
const [skill, other] = course.skills
const item = skill?.items[0]
if (!skill || !other || !item) throw new Error('The course is empty.')

const population = (name: string): Population => {
  const found = POPULATIONS.find((one) => one.name === name)
  if (!found) throw new Error(`There is no population ${name}.`)
  return found
}
const someone = (name = 'novice', seed = 7) => makeLearner(course, population(name), { seed, name: 'somebody' })

function withMemory(learner: Learner, id: string, memory: { level: number; stabilityDays: number; usedAt: number }) {
  learner.memories.set(id, { ...memory, taught: true })
  return learner
}

describe('the course', () => {
  test('is the same for the same seed and another for another', () => {
    expect(makeCourse(7)).toEqual(course)
    expect(makeCourse(8)).not.toEqual(course)
  })

  test('teaches what a skill builds on before it', () => {
    const order = course.skills.map(({ id }) => id)
    for (const [i, { prerequisites }] of course.skills.entries()) {
      for (const id of prerequisites) expect(order.slice(Math.max(0, i - COURSE.prerequisites.reach), i)).toContain(id)
    }
    expect(course.skills.some(({ prerequisites }) => prerequisites.length > 0)).toBe(true)
  })

  test('has each kind of question about as often as it should', () => {
    const items = [1, 2, 3, 4, 5].flatMap((seed) => makeCourse(seed).skills.flatMap((one) => one.items))
    for (const { guess, share } of COURSE.kinds) {
      expect(Math.abs(items.filter((one) => one.guess === guess).length / items.length - share)).toBeLessThan(0.05)
    }
  })
})

describe('the truth of a learner', () => {
  test.each([
    { days: 0, left: 0.8 },
    { days: 10, left: 0.8 / Math.E },
    { days: 20, left: 0.8 / Math.E ** 2 },
  ])('after $days days of a stability of 10, $left of a level of 0.8 is recalled', ({ days, left }) => {
    const learner = withMemory(someone(), skill.id, { level: 0.8, stabilityDays: 10, usedAt: 0 })
    expect(recall(learner, skill.id, days * DAY_MS)).toBeCloseTo(left, 10)
  })

  test.each([
    { level: 1, guess: 0.25, expected: (slip: number) => 1 - slip },
    { level: 0, guess: 0.25, expected: () => 0.25 * (1 - LEARNER.hint) },
    { level: 0, guess: 0.5, expected: () => 0.5 * (1 - LEARNER.hint) },
    { level: 0.25, guess: 0, difficulty: 0.5, expected: (slip: number) => 0.5 * (1 - slip) },
  ])('level $level and guess $guess', ({ level, guess, difficulty = 1, expected }) => {
    const learner = withMemory(someone(), skill.id, { level, stabilityDays: 10, usedAt: 0 })
    const chance = chanceOfRight(learner, { id: 'x', guess, difficulty }, { skill: skill.id, at: 0 })
    expect(chance).toBeCloseTo(expected(learner.slip), 10)
  })

  test('answers come as often right as the chance says', () => {
    const drawn = Array.from({ length: 4_000 }, (_, i) => {
      const learner = withMemory(someone('novice', i), skill.id, { level: 0.6, stabilityDays: 10, usedAt: 0 })
      const chance = chanceOfRight(learner, item, { skill: skill.id, at: DAY_MS })
      const { correct, hints } = answer(learner, skill, item, DAY_MS)
      return { chance, right: Number(correct && hints === 0) }
    })
    expect(mean(drawn.map(({ right }) => right))).toBeCloseTo(mean(drawn.map(({ chance }) => chance)), 1)
  })

  test('an answer teaches, and less without the prerequisite', () => {
    const dependent = course.skills.find(({ prerequisites }) => prerequisites.length === 1)
    const [needed = ''] = dependent?.prerequisites ?? []
    if (!dependent) throw new Error('No skill builds on another.')
    const gain = (level: number) => {
      const learner = withMemory(someone(), dependent.id, { level: 0.2, stabilityDays: 10, usedAt: 0 })
      withMemory(learner, needed, { level, stabilityDays: 1e9, usedAt: 0 })
      answer(learner, dependent, item, 1_000)
      return recall(learner, dependent.id, 1_000) - 0.2
    }
    expect(gain(0)).toBeGreaterThan(0)
    expect(gain(0) / gain(1)).toBeCloseTo(LEARNER.withoutPrerequisite, 10)
  })

  test('a recall after days lengthens the memory, one after a minute hardly does', () => {
    const stabilityAfter = (elapsed: number) => {
      const learner = withMemory(someone(), skill.id, { level: 1, stabilityDays: 1e3, usedAt: 0 })
      answer(learner, skill, { ...item, difficulty: 0 }, elapsed)
      return learner.memories.get(skill.id)?.stabilityDays ?? 0
    }
    expect(stabilityAfter(60_000)).toBeLessThan(1.01e3)
    expect(Math.min(LEARNER.longestStabilityDays, stabilityAfter(30 * DAY_MS))).toBe(LEARNER.longestStabilityDays)
  })

  test('a lesson is read once', () => {
    const learner = someone()
    readLesson(learner, skill, 0)
    const taught = recall(learner, skill.id, 0)
    readLesson(learner, skill, 0)
    expect(recall(learner, skill.id, 0)).toBe(taught)
  })

  test('sudden learners know a new skill or do not', () => {
    const learner = someone('sudden')
    for (let n = 0; n < 40; n++) {
      answer(learner, other, item, n * 60_000)
      expect([0, 1].includes(learner.memories.get(other.id)?.level ?? 0) || n === 0).toBe(true)
    }
  })

  test('what is mastered is recalled nine times of ten a day later', () => {
    const learner = someone()
    for (const { id } of course.skills) withMemory(learner, id, { level: 0, stabilityDays: 1, usedAt: 0 })
    expect(masteredShare(learner, 0)).toBe(0)
    withMemory(learner, skill.id, { level: 1, stabilityDays: 9.6, usedAt: 0 })
    withMemory(learner, other.id, { level: 1, stabilityDays: 9.4, usedAt: 0 })
    expect(masteredShare(learner, 0)).toBeCloseTo(1 / COURSE.skills, 10)
  })
})

describe('what is recorded', () => {
  const world = makeWorld(7, { fitted: 1, reported: 1 })

  test('is the same for the same seed', () => {
    expect(makeWorld(7, { fitted: 1, reported: 1 })).toEqual(world)
    expect(makeWorld(8, { fitted: 1, reported: 1 }).reported).not.toEqual(world.reported)
  })

  test('a learner is the same whoever else there is', () => {
    expect(makeWorld(7, { fitted: 0, reported: 2 }).reported[0]).toEqual(world.reported[0])
  })

  test('nobody is in both halves', () => {
    expect(world.fitted[0]?.answers).not.toEqual(world.reported[0]?.answers)
  })

  test('is whole, in order, and checked after each session', () => {
    for (const { answers, checks } of world.reported) {
      expect(answers).toHaveLength(RECORD.sessions * SESSION.answers)
      expect(answers.map(({ at }) => at)).toEqual(answers.map(({ at }) => at).sort((a, b) => a - b))
      expect(checks).toHaveLength(RECORD.sessions)
    }
  })

  test('sessions keep the gaps of the population', () => {
    const days = [...sessionTimes({ gapsDays: [1, 5] }).take(5)].map((at) => at / DAY_MS)
    expect(days).toEqual([0, 1, 6, 7, 12])
  })
})

test('random numbers repeat by their seed, spread evenly, and have streams of their own', () => {
  const drawn = (...parts: string[]) => {
    const random = seeded(...parts)
    return Array.from({ length: 2_000 }, () => random.next())
  }
  expect(drawn('a')).toEqual(drawn('a'))
  expect(drawn('a')).not.toEqual(drawn('b'))
  expect(mean(drawn('a'))).toBeCloseTo(0.5, 1)
  expect(Math.min(...drawn('a'))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn('a'))).toBeLessThan(1)
})
