import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnswerEvent, applyAnswer, emptyState, masteryOf, type State, shownLevel } from './fold.ts'
import { isAtLeast } from './levels.ts'
import { DAY_MS } from './memory.ts'

const SKILLS = ['base', 'middle', 'top']
/** The prerequisites of a skill, which are all skills before it. */
const creditedBy = (skillId: string) => SKILLS.slice(0, SKILLS.indexOf(skillId))

/** One answer, given `afterMs` after the previous one: up to a minute, or up to 90 days. */
const given = fc.record({
  skillId: fc.constantFrom(...SKILLS),
  questionId: fc.constantFrom('a', 'b', 'c'),
  source: fc.constantFrom('quiz', 'mixed', 'diagnostic', 'review', 'problem' as const),
  grade: fc.constantFrom(1, 2, 3, 4 as const),
  hints: fc.integer({ min: 0, max: 4 }),
  guess: fc.constantFrom(0, 0.02, 0.25, 0.5),
  itemDifficulty: fc.double({ min: -4, max: 4, noNaN: true }),
  afterMs: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 90 * DAY_MS })),
})
const history = fc.array(given, { minLength: 1, maxLength: 40 }).map((answers) => {
  let at = 0
  return answers.map(({ afterMs, ...answer }): AnswerEvent => {
    at += afterMs
    return { ...answer, quizId: 'quiz', correct: answer.grade > 1, credited: creditedBy(answer.skillId), at }
  })
})

/** What every page shows at a given time, for each skill and for a topic with all of them. */
function shownOf(state: State, now: number) {
  const skills = SKILLS.map((id) => {
    const skill = state.skills.get(id)
    return skill
      ? { mastery: masteryOf(skill, now), level: shownLevel(skill, now) }
      : { mastery: 0, level: 'unseen' as const }
  })
  return { skills, mean: skills.reduce((sum, { mastery }) => sum + mastery, 0) / SKILLS.length }
}

/** Applies answers one after the other. Calls `look` with the state before and after each answer. */
function play(events: AnswerEvent[], look: (event: AnswerEvent, before: State, after: State) => void) {
  const state = emptyState()
  for (const event of events) {
    const before = { ...state, skills: new Map(state.skills), cards: new Map(state.cards) }
    applyAnswer(state, event)
    look(event, before, state)
  }
}

test('nothing that is shown rises by a wrong answer: no skill, no level, no topic, then or later', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 400 * DAY_MS }), (events, laterMs) =>
      play(events, (event, before, after) => {
        if (event.correct) return
        const was = shownOf(before, event.at)
        for (const now of [event.at, event.at + laterMs]) {
          const is = shownOf(after, now)
          expect(is.mean).toBeLessThanOrEqual(was.mean)
          for (const [i, { mastery, level }] of is.skills.entries()) {
            const then = was.skills[i] ?? { mastery: 0, level: 'unseen' }
            expect(mastery).toBeLessThanOrEqual(then.mastery)
            // The first answer about a skill, right or wrong, changes its level from `unseen` to `attempted`.
            expect(isAtLeast(then.level === 'unseen' ? 'attempted' : then.level, level)).toBe(true)
          }
        }
      }),
    ),
    { numRuns: 1_000 },
  )
})

test('a right answer lowers nothing, and what was never answered rightly is shown as nothing', () => {
  fc.assert(
    fc.property(history, (events) => {
      const known = new Set<string>()
      play(events, (event, before, after) => {
        const [was, is] = [shownOf(before, event.at), shownOf(after, event.at)]
        if (event.correct) {
          known.add(event.skillId)
          expect(is.skills.every(({ mastery }, i) => mastery >= (was.skills[i]?.mastery ?? 0))).toBe(true)
        }
        for (const [i, id] of SKILLS.entries()) if (!known.has(id)) expect(is.skills[i]?.mastery).toBe(0)
      })
    }),
    { numRuns: 1_000 },
  )
})

test('what is shown stays the same within the hour', () => {
  const state = emptyState()
  const event = { skillId: 'base', questionId: 'a', quizId: 'quiz', source: 'quiz', hints: 0, guess: 0.25 } as const
  applyAnswer(state, { ...event, correct: true, grade: 3, itemDifficulty: 0, credited: [], at: 0 })
  const skill = state.skills.get('base')
  if (!skill) throw new Error('No state.')
  const [first, ...later] = [0, 1, 59 * 60_000, 60 * 60_000].map((now) => masteryOf(skill, now))
  expect(later.slice(0, 2)).toEqual([first, first])
  expect(later[2]).toBeLessThan(first ?? 0)
})
