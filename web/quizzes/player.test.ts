import { expect, test } from 'vitest'
import type { Verdict } from '#contract/quizzes.ts'
import {
  type Action,
  changesBySkill,
  keptOf,
  listResults,
  listUnsettled,
  type Player,
  positionOf,
  reducePlayer,
  startPlayer,
} from './player.ts'

const QUESTIONS = ['q1', 'q2', 'q3']
const LEVELS = { levelBefore: 'attempted', levelAfter: 'attempted' } as const
const option = (optionId: string) => ({ kind: 'single', optionId }) as const

function verdict(attemptId: string, correct: boolean, mastery: Partial<Verdict['mastery']> = {}): Verdict {
  return {
    attemptId,
    correct,
    key: { kind: 'single', options: [] },
    whyHtml: '',
    mastery: { skillId: 's1', skill: 'Halve', before: 0.5, after: correct ? 0.6 : 0.4, ...LEVELS, ...mastery },
  }
}

const play = (player: Player, ...actions: Action[]) => actions.reduce(reducePlayer, player)
const choose: Action = { do: 'choose', answer: option('b') }
const check: Action = { do: 'check', missing: null }
const saved = (attemptId: string, correct = true): Action => ({
  do: 'saved',
  attemptId,
  verdict: verdict(attemptId, correct),
})
const kept = (attemptId: string): Action => ({ do: 'kept', attemptId, offline: true, message: 'Down.' })
const refused = (attemptId: string): Action => ({ do: 'refused', attemptId, message: 'Too long.' })
const next = (attemptId: string): Action => ({ do: 'next', attemptId })
const answer = (id: string, correct = true): Action[] => [choose, check, saved(id, correct)]
const start = () => startPlayer(QUESTIONS, null, 'A')
const attempt = (id: string, questionId: string, hints = 0) => ({ id, questionId, answer: option('b'), hints })
const stepOf = (player: Player) => (player.state === 'asking' ? player.step : player.state)

const chosen = play(start(), choose)
const saving = play(chosen, check)
const waiting = play(saving, kept('A'))
const answered = play(saving, saved('A'))
const summary = play(start(), ...answer('A'), next('B'), ...answer('B', false), next('C'), ...answer('C'), next('-'))

test.each<[string, Player, Action, unknown]>([
  ['an answer can be chosen', start(), choose, { attemptId: 'A', answer: option('b'), problem: null }],
  [
    'hints belong to the attempt',
    chosen,
    { do: 'hinted', attemptId: 'A', hints: 2 },
    { answer: option('b'), hints: 2 },
  ],
  [
    'nothing is sent while something is missing',
    chosen,
    { do: 'check', missing: 'Choose a unit.' },
    { answer: option('b'), problem: 'Choose a unit.' },
  ],
  ['a checked answer is being saved', chosen, check, { state: 'saving' }],
  ['a lost reply leaves the answer waiting', saving, kept('A'), { state: 'waiting', message: 'Down.' }],
  ['a waiting answer can be sent again', waiting, { do: 'retry' }, { state: 'saving' }],
  ['a waiting answer need not be waited for', waiting, next('B'), { state: 'answering', attemptId: 'B', answer: null }],
  ['its verdict comes of itself', waiting, saved('A'), { state: 'answered' }],
  [
    'a refused answer can be mended',
    saving,
    refused('A'),
    { state: 'answering', attemptId: 'A', answer: option('b'), problem: 'Too long.' },
  ],
  [
    'one whose id is spent is given anew, under another id',
    saving,
    { do: 'refused', attemptId: 'A', message: 'It was changed.', nextId: 'B' },
    { state: 'answering', attemptId: 'B', answer: null, hints: 0, problem: 'It was changed.' },
  ],
  ['the verdict ends the saving', saving, saved('A'), { state: 'answered' }],
  ['after the verdict comes the next question', answered, next('B'), { state: 'answering', answer: null }],
])('%s', (_, player, action, step) => {
  expect(stepOf(reducePlayer(player, action))).toMatchObject(step as object)
})

test.each<[string, Player, Action]>([
  ['an answer on its way cannot be changed', saving, choose],
  ['a second check makes no second attempt', saving, check],
  ['a waiting answer cannot be changed', waiting, choose],
  ['a question cannot be skipped', start(), next('B')],
  ['an answer on its way is waited for', saving, next('B')],
  ['the verdict of another attempt is not taken', saving, saved('Z')],
  ['a late failure does not undo a verdict', answered, kept('A')],
  ['nor does a late refusal', answered, refused('A')],
  ['a hint of another question does not count', chosen, { do: 'hinted', attemptId: 'Z', hints: 1 }],
  ['a quiz under way is not started over', answered, { do: 'startOver', questionIds: QUESTIONS, attemptId: 'Z' }],
])('%s', (_, player, action) => {
  expect(reducePlayer(player, action)).toBe(player)
})

test('half a judgement is not sent', () => {
  const half = play(start(), { do: 'choose', answer: { kind: 'true-false', truth: null, reasonId: 'a' } }, check)
  expect(half.attempts).toEqual([])
})

test('a retry sends the same attempt with its hints, and a refused one is dropped', () => {
  const hinted = play(chosen, { do: 'hinted', attemptId: 'A', hints: 3 }, check, kept('A'), { do: 'retry' })
  expect(hinted.attempts).toEqual([attempt('A', 'q1', 3)])
  expect(play(saving, refused('A')).attempts).toEqual([])
})

test('the verdict stays with its question until the next one', () => {
  const positions = [start(), saving, waiting, answered, play(answered, next('B'))].map(
    (player) => player.state === 'asking' && positionOf(player),
  )
  expect(positions).toEqual([0, 0, 0, 0, 1])
})

test('without a network all questions can be answered, and the verdicts come into the summary', () => {
  const offline = play(
    waiting,
    ...[next('B'), choose, check, kept('B')],
    ...[next('C'), choose, check, kept('C')],
    next('-'),
  )
  expect(offline.state).toBe('summary')
  expect(listUnsettled(offline).map(({ id }) => id)).toEqual(['A', 'B', 'C'])
  const settled = play(offline, saved('A'), saved('B', false), refused('C'))
  expect(listUnsettled(settled)).toEqual([])
  expect(listResults(settled).map(({ verdict }) => verdict.correct)).toEqual([true, false])
  expect(settled.refused).toEqual({ C: 'Too long.' })
})

test('a verdict that comes late leaves the question on the screen alone', () => {
  const further = play(waiting, next('B'), choose)
  const settled = play(further, saved('A'))
  expect(stepOf(settled)).toBe(stepOf(further))
  expect(listUnsettled(settled)).toEqual([])
})

test('the last question leads to the summary, and only what was missed is asked again', () => {
  expect(summary.state).toBe('summary')
  const retry = play(summary, { do: 'retryMissed', attemptId: 'D' })
  expect(retry).toMatchObject({ state: 'asking', round: ['q2'], attempts: [], verdicts: {} })
  const done = play(retry, ...answer('D'), next('-'))
  expect(done).toMatchObject({ state: 'summary', round: ['q2'] })
  expect(reducePlayer(done, { do: 'retryMissed', attemptId: 'E' })).toBe(done)
  const over = play(done, { do: 'startOver', questionIds: QUESTIONS, attemptId: 'E' })
  expect(over).toMatchObject({ round: QUESTIONS, verdicts: {}, step: { attemptId: 'E' } })
})

test('kept answers are sent again, and the last verdict is shown', () => {
  const begun = startPlayer(QUESTIONS, keptOf(play(answered, next('B'), choose, check)), 'Z')
  expect(stepOf(begun)).toEqual({ state: 'saving' })
  const one = play(begun, saved('A', false))
  expect(stepOf(one)).toEqual({ state: 'saving' })
  const two = play(one, saved('B'))
  expect(stepOf(two)).toEqual({ state: 'answered' })
  expect(listResults(two).map(({ attempt }) => attempt.id)).toEqual(['A', 'B'])
})

test('the question under way comes back with its draft, its attempt and its hints', () => {
  const under = play(answered, next('B'), choose, { do: 'hinted', attemptId: 'B', hints: 2 })
  expect(stepOf(startPlayer(QUESTIONS, keptOf(under), 'Z'))).toEqual({
    state: 'answering',
    attemptId: 'B',
    answer: option('b'),
    hints: 2,
    problem: null,
  })
})

test.each([
  ['of a question that is gone', { round: ['q1', 'gone'], attempts: [] }],
  ['in another order', { round: QUESTIONS, attempts: [attempt('A', 'q2')] }],
  ['more than questions', { round: ['q1'], attempts: [attempt('A', 'q1'), attempt('B', 'q2')] }],
  ['of an empty round', { round: [], attempts: [] }],
])('kept answers %s are not taken up', (_, kept) => {
  expect(startPlayer(QUESTIONS, { roundId: 'R', ...kept, asked: null }, 'A')).toEqual(start())
})

test('of a quiz that was made anew, what was answered and is still asked comes first, then all that is new', () => {
  const two = keptOf(play(start(), ...answer('A'), next('B'), ...answer('B'), next('C')))
  const begun = startPlayer(['n1', 'q2', 'n2'], two, 'Z')
  expect(begun).toMatchObject({ round: ['q2', 'n1', 'n2'], attempts: [{ id: 'B', questionId: 'q2' }] })
  const whole = startPlayer(['n1', 'n2'], two, 'Z')
  expect(whole).toMatchObject({ round: ['n1', 'n2'], attempts: [], step: { state: 'answering', attemptId: 'Z' } })
})

test('mastery is compared over the whole round, skill by skill', () => {
  const results = [
    { attempt: attempt('A', 'q1'), verdict: verdict('A', true, { before: 0.5, after: 0.6 }) },
    {
      attempt: attempt('B', 'q2'),
      verdict: verdict('B', false, { skillId: 's2', skill: 'Count', before: 0.3, after: 0.2 }),
    },
    { attempt: attempt('C', 'q3'), verdict: verdict('C', false, { before: 0.6, after: 0.55, levelAfter: 'familiar' }) },
  ]
  expect(changesBySkill(results)).toEqual([
    { skillId: 's1', skill: 'Halve', before: 0.5, after: 0.55, ...LEVELS, levelAfter: 'familiar', right: 1, asked: 2 },
    { skillId: 's2', skill: 'Count', before: 0.3, after: 0.2, ...LEVELS, right: 0, asked: 1 },
  ])
})
