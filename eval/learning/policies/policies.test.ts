import { describe, expect, test } from 'vitest'
import { makeWorld } from '../calibration.ts'
import { makeCourse } from '../course.ts'
import { travelAll } from '../journey.ts'
import { DAY_MS } from '../learner.ts'
import type { Policy } from '../model.ts'
import { makeOurs } from '../models/ours.ts'
import { AIM } from '../parameters.ts'
import { oracle } from './oracle.ts'
import { ourPolicy, PRACTISING } from './ours.ts'
import { fixedOrder, randomOrder } from './plain.ts'
import { afterReview, newCard, qualityOf, sm2 } from './sm2.ts'

const course = makeCourse(5)
const student = { name: 'somebody', population: 'novice' }
const order = course.skills.map(({ id }) => id)

/** Runs a session in which all answers are right or all are wrong. Returns the skills that were asked. */
function session(policy: Policy, { correct, questions = 40 }: { correct: boolean; questions?: number }) {
  const practice = policy.start(course, student)
  const asked: string[] = []
  for (let n = 0; n < questions; n++) {
    const at = n * 30_000
    const skill = practice.next(at)
    const item = skill?.items[0]
    if (!skill || !item) break
    asked.push(skill.id)
    practice.learn({ skill: skill.id, item: item.id, guess: item.guess, at, correct, hints: 0, timeMs: 8_000 })
  }
  return asked
}

test('fixed order asks its quiz of each skill, then starts again', () => {
  expect(session(fixedOrder('two each', 2), { correct: true, questions: 4 })).toEqual([
    order[0],
    order[0],
    order[1],
    order[1],
  ])
  const rounds = session(fixedOrder('one each', 1), { correct: true, questions: order.length + 1 })
  expect(rounds).toEqual([...order, order[0]])
})

test('random order repeats by its seed', () => {
  expect(session(randomOrder(1), { correct: true })).toEqual(session(randomOrder(1), { correct: true }))
  expect(session(randomOrder(1), { correct: true })).not.toEqual(session(randomOrder(2), { correct: true }))
})

describe('SM-2', () => {
  test.each([
    [{ correct: true, hints: 0, timeMs: 8_000 }, 5],
    [{ correct: true, hints: 0, timeMs: 30_000 }, 4],
    [{ correct: true, hints: 1, timeMs: 8_000 }, 3],
    [{ correct: false, hints: 0, timeMs: 8_000 }, 1],
  ])('%o is of quality %d', (answer, quality) => {
    expect(qualityOf(answer)).toBe(quality)
  })

  test('intervals are 1, 6, then times the easiness', () => {
    let card = newCard
    const days = [1, 2, 3].map(() => {
      card = afterReview(card, 4, card.dueAt)
      return card.intervalDays
    })
    expect(days).toEqual([1, 6, 15])
    expect(card).toMatchObject({ ef: 2.5, dueAt: 22 * DAY_MS })
  })

  test.each([
    [5, 2.6],
    [4, 2.5],
    [3, 2.36],
    [1, 2.5],
  ])('quality %d leaves an easiness of %d', (quality, ef) => {
    expect(afterReview(newCard, quality, 0).ef).toBeCloseTo(ef, 10)
  })

  test('a failed card starts over and comes again in the session; a right one does not', () => {
    expect(afterReview({ repetitions: 4, intervalDays: 40, ef: 2, dueAt: 0 }, 1, 0)).toMatchObject({
      repetitions: 0,
      intervalDays: 1,
    })
    expect(session(sm2, { correct: true })).toEqual(order)
    expect(session(sm2, { correct: false })).toEqual([...order, ...order.slice(0, 10)])
  })
})

describe('ours', () => {
  const ours = ourPolicy('ours', makeOurs(course))

  test('begins where nothing has to be known beforehand', () => {
    expect(course.byId.get(session(ours, { correct: false, questions: 1 })[0] ?? '')?.prerequisites).toEqual([])
  })

  test('asks no skill more often in a session than its share', () => {
    const counts = Map.groupBy(session(ours, { correct: false }), (id) => id)
    expect(Math.max(...[...counts.values()].map((times) => times.length))).toBe(PRACTISING.perSession.weak)
  })
})

test('the oracle arrives sooner than random order, and nobody later than the most answers', () => {
  const world = makeWorld(4, { fitted: 0, reported: 0 })
  const answers = (journeys: ReturnType<typeof travelAll>) => journeys.reduce((sum, one) => sum + one.answers, 0)
  const [best, chance] = [travelAll(world, oracle, 1), travelAll(world, () => randomOrder(4), 1)]
  expect(answers(best)).toBeLessThan(answers(chance))
  for (const journey of [...best, ...chance]) {
    expect(journey.answers).toBeLessThanOrEqual(AIM.mostAnswers)
    expect(journey.reached).toBe(journey.mastered >= AIM.share)
  }
})
