import { describe, expect, test } from 'vitest'
import { afterAnswer, chanceOf } from './ability.ts'
import { type AnswerEvent, applyAnswer, emptyState, masteryOf, retentionOf, type State, shownLevel } from './fold.ts'
import { earned, faded } from './levels.ts'
import { afterRecall, DAY_MS, fadesAfterMs, recallOf } from './memory.ts'

const typed: AnswerEvent = {
  skillId: 's',
  questionId: 'q',
  quizId: 'z',
  source: 'quiz',
  correct: true,
  grade: 3,
  hints: 0,
  guess: 0.02,
  itemDifficulty: 0,
  credited: [],
  at: 0,
}
const wrong = { ...typed, correct: false, grade: 1 } as const
const play = (...events: Partial<AnswerEvent>[]) =>
  events.reduce((state: State, event) => applyAnswer(state, { ...typed, ...event }), emptyState())
const skillOf = (state: State, id = 's') => {
  const skill = state.skills.get(id)
  if (!skill) throw new Error(`No state of ${id}.`)
  return skill
}
const known = (state: State, at: number, id = 's') => masteryOf(skillOf(state, id), at)

describe('ability', () => {
  test.each([
    ['nothing known, four options', { learner: 0, skill: 0, item: 0 }, 0.25, 0.625],
    ['nothing known, typed', { learner: 0, skill: 0, item: 0 }, 0, 0.5],
    ['much known', { learner: 1, skill: 2, item: 0 }, 0, 0.9526],
    ['a hard question', { learner: 0, skill: 0, item: 3 }, 0.25, 0.2856],
  ])('%s', (_name, ratings, guess, chance) => expect(chanceOf(ratings, guess)).toBeCloseTo(chance, 3))

  test('a right answer that may be a guess tells less than a typed one, a wrong one more', () => {
    const start = { learner: 0, skill: 0, item: 0 }
    const none = { learner: 0, skill: 0, item: 0 }
    const gain = (guess: number, correct: boolean) => afterAnswer(start, { correct, guess, weight: 1 }, none).skill
    expect(gain(0.5, true)).toBeLessThan(gain(0.02, true))
    expect(gain(0.02, true)).toBeGreaterThan(gain(0.02, false))
  })

  test('a question that is answered wrongly becomes harder', () => {
    const start = { learner: 0, skill: 0, item: 0 }
    expect(afterAnswer(start, { correct: false, guess: 0.25, weight: 1 }, start).item).toBeGreaterThan(0)
  })
})

describe('memory', () => {
  test('recall falls to 90% after the days of its stability, and never rises by itself', () => {
    const memory = afterRecall(null, { elapsedMs: 0, grade: 3 })
    expect(recallOf(memory, memory.stability * DAY_MS)).toBeCloseTo(0.9, 6)
    const chances = [0, 1, 2, 8, 64, 512].map((days) => recallOf(memory, days * DAY_MS))
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  })

  test.each([0.95, 0.9, 0.7, 0.5])('fading to %s is when recall is that', (to) => {
    const memory = { stability: 12.5, difficulty: 5 }
    expect(recallOf(memory, fadesAfterMs(memory, to))).toBeCloseTo(to, 6)
  })

  test('a better recall lasts longer', () => {
    const memory = afterRecall(null, { elapsedMs: 0, grade: 3 })
    const after = ([1, 2, 3, 4] as const).map(
      (grade) => afterRecall(memory, { elapsedMs: 3 * DAY_MS, grade }).stability,
    )
    expect(after).toEqual(after.toSorted((a, b) => a - b))
  })
})

describe('levels', () => {
  const base = { level: 'familiar', levelAt: 0, answered: 5, firstAt: 0, mastery: 0.95, at: 2 * DAY_MS } as const
  const mixed = { isRight: true, isClean: true, isMixed: true }
  const wrong = { isRight: false, isClean: false, isMixed: true }
  const clean = { isRight: true, isClean: true, isMixed: false }
  test.each([
    ['below 70%', { ...base, mastery: 0.69, ...clean }, 'attempted'],
    ['from 70% on', { ...base, mastery: 0.7, ...clean }, 'familiar'],
    ['in one sitting', { ...base, at: DAY_MS - 1, ...clean }, 'familiar'],
    ['a day later', { ...base, at: DAY_MS, ...clean }, 'proficient'],
    ['too few answers', { ...base, answered: 2, ...clean }, 'familiar'],
    ['with a hint', { ...base, ...clean, isClean: false }, 'familiar'],
    ['mixed, but not proficient yet', { ...base, ...mixed }, 'proficient'],
    [
      'proficient, mixed, the same day',
      { ...base, level: 'proficient', levelAt: 2 * DAY_MS - 1, ...mixed },
      'proficient',
    ],
    ['proficient, mixed, a day later', { ...base, level: 'proficient', ...mixed }, 'mastered'],
    ['proficient, alone', { ...base, level: 'proficient', ...clean }, 'proficient'],
    ['mastered, and one wrong that costs little', { ...base, level: 'mastered', ...wrong }, 'mastered'],
    [
      'attempted, and one wrong after other skills had raised it',
      { ...base, level: 'attempted', ...wrong },
      'attempted',
    ],
    ['the first answer, and wrong', { ...base, level: 'unseen', mastery: 0, ...wrong }, 'attempted'],
  ] as const)('%s', (_name, earning, level) => expect(earned(earning)).toBe(level))

  test.each([
    ['mastered', 0.69, 'familiar'],
    ['mastered', 0.7, 'mastered'],
    ['familiar', 0.5, 'attempted'],
    ['unseen', 0, 'unseen'],
  ] as const)('%s at %s is shown as %s', (level, mastery, shown) => expect(faded(level, mastery)).toBe(shown))
})

describe('a learner', () => {
  test('right answers raise mastery, wrong ones lower it, and it fades', () => {
    const right = play({}, {}, {})
    const at = skillOf(right).refreshedAt
    expect(known(right, at)).toBeGreaterThan(known(play({}), 0))
    expect(known(play({}, wrong), 0)).toBeLessThan(known(play({}, {}), 0))
    expect(known(right, at + 30 * DAY_MS)).toBeLessThan(known(right, at))
  })

  test('answers with hints earn less', () => {
    const gained = [0, 1, 2, 3, 4].map((hints) => known(play({ hints, grade: hints > 0 ? 2 : 3 }), 0))
    expect(gained).toEqual(gained.toSorted((a, b) => b - a))
    expect(new Set(gained).size).toBe(gained.length)
  })

  test('promotion comes only after a day, and mastery only in a later mixed quiz', () => {
    const sitting = Array.from({ length: 8 }, (_, i) => ({ at: i * 60_000 }))
    const levelOf = (state: State) => skillOf(state).level
    expect(levelOf(play(...sitting))).toBe('familiar')
    const nextDay = [...sitting, { at: 2 * DAY_MS }]
    expect(levelOf(play(...nextDay))).toBe('proficient')
    expect(levelOf(play(...nextDay, { at: 4 * DAY_MS }))).toBe('proficient')
    expect(levelOf(play(...nextDay, { at: 4 * DAY_MS, source: 'mixed' }))).toBe('mastered')
  })

  test('what fades is shown a level lower, and comes back by a recall', () => {
    const state = play(...Array.from({ length: 6 }, () => ({})), { at: 2 * DAY_MS })
    const later = skillOf(state).refreshedAt + 3_000 * DAY_MS
    expect([skillOf(state).level, shownLevel(skillOf(state), later)]).toEqual(['proficient', 'familiar'])
    applyAnswer(state, { ...typed, at: later })
    expect(known(state, later)).toBeGreaterThan(0.7)
  })

  test('a recall refreshes what it builds on, a failed one does not', () => {
    const base = [{ skillId: 'base', questionId: 'b' }, {}]
    const later = 20 * DAY_MS
    const retained = (event: Partial<AnswerEvent>) =>
      retentionOf(skillOf(play(...base, { at: later, credited: ['base'], ...event }), 'base'), later)
    const untouched = retentionOf(skillOf(play(...base), 'base'), later)
    expect(retained({})).toBeGreaterThan(untouched)
    expect(retained(wrong)).toBe(untouched)
    expect(retained({ credited: [] })).toBe(untouched)
  })

  test('a card is due later the better it was recalled, and a forgotten one the same day', () => {
    const dueIn = (grade: 1 | 2 | 3 | 4) => {
      const card = play({}, { at: 5 * DAY_MS, source: 'review', grade, correct: grade > 1 }).cards.get('q')
      return (card?.dueAt ?? 0) - 5 * DAY_MS
    }
    expect([dueIn(1), dueIn(2), dueIn(3), dueIn(4)]).toEqual(
      [dueIn(1), dueIn(2), dueIn(3), dueIn(4)].toSorted((a, b) => a - b),
    )
    expect(dueIn(3)).toBeGreaterThan(5 * DAY_MS)
  })
})
