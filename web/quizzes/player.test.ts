import { expect, test } from 'vitest'
import type { Verdict } from '#contract/quizzes.ts'
import { type Action, changesBySkill, type Player, positionOf, reducePlayer, startPlayer } from './player.ts'

const QUESTIONS = ['q1', 'q2', 'q3']
const option = (optionId: string) => ({ kind: 'single', optionId }) as const
const typed = (text: string) => ({ kind: 'typed', text }) as const

function verdict(attemptId: string, correct: boolean, mastery: Partial<Verdict['mastery']> = {}): Verdict {
  return {
    attemptId,
    correct,
    key: { optionId: 'a', text: '' },
    whyHtml: '',
    options: [],
    mastery: { skillId: 's1', skill: 'Halve', before: 0.5, after: correct ? 0.6 : 0.4, ...mastery },
  }
}

const play = (player: Player, ...actions: Action[]) => actions.reduce(reducePlayer, player)
const answer = (id: string, correct = true): Action[] => [
  { do: 'choose', answer: option('a') },
  { do: 'check', attemptId: id },
  { do: 'saved', attemptId: id, verdict: verdict(id, correct) },
]
const next: Action = { do: 'next' }
const start = () => startPlayer(QUESTIONS, null)
const attempt = (id: string, questionId: string) => ({ id, questionId, answer: option('a') })
const stepOf = (player: Player) => (player.state === 'asking' ? player.step : player.state)

const chosen = play(start(), { do: 'choose', answer: option('b') })
const saving = play(chosen, { do: 'check', attemptId: 'A' })
const unsaved = play(saving, { do: 'failed', attemptId: 'A', message: 'Down.' })
const answered = play(saving, { do: 'saved', attemptId: 'A', verdict: verdict('A', true) })
const summary = play(start(), ...answer('A'), next, ...answer('B', false), next, ...answer('C', false), next)

test.each<[string, Player, Action, unknown]>([
  ['an answer can be chosen', start(), { do: 'choose', answer: option('b') }, { answer: option('b'), problem: null }],
  [
    'nothing is sent without an answer',
    start(),
    { do: 'check', attemptId: 'A' },
    { problem: 'Choose an answer first.' },
  ],
  [
    'nothing is sent for an empty text',
    play(start(), { do: 'choose', answer: typed('  ') }),
    { do: 'check', attemptId: 'A' },
    { problem: 'Type an answer.' },
  ],
  ['a checked answer is being saved', chosen, { do: 'check', attemptId: 'A' }, { state: 'saving' }],
  [
    'a lost reply leaves the answer unsaved',
    saving,
    { do: 'failed', attemptId: 'A', message: 'Down.' },
    { message: 'Down.' },
  ],
  ['an unsaved answer can be sent again', unsaved, { do: 'retry' }, { state: 'saving' }],
  [
    'a refused answer can be mended',
    saving,
    { do: 'refused', attemptId: 'A', message: 'Too long.' },
    { state: 'answering', answer: option('b'), problem: 'Too long.' },
  ],
  [
    'the verdict ends the saving',
    saving,
    { do: 'saved', attemptId: 'A', verdict: verdict('A', true) },
    { state: 'answered' },
  ],
  ['after the verdict comes the next question', answered, next, { state: 'answering', answer: null }],
])('%s', (_, player, action, step) => {
  expect(stepOf(reducePlayer(player, action))).toMatchObject(step as object)
})

test.each<[string, Player, Action]>([
  ['an answer on its way cannot be changed', saving, { do: 'choose', answer: option('c') }],
  ['a second check makes no second attempt', saving, { do: 'check', attemptId: 'B' }],
  ['an unsaved answer cannot be changed', unsaved, { do: 'choose', answer: option('c') }],
  ['an unsaved answer is not left behind', unsaved, next],
  ['a question cannot be skipped', start(), next],
  ['the verdict of another attempt is not taken', saving, { do: 'saved', attemptId: 'Z', verdict: verdict('Z', true) }],
  ['a late failure does not undo a verdict', answered, { do: 'failed', attemptId: 'A', message: 'Down.' }],
  ['a quiz under way is not started over', answered, { do: 'startOver', questionIds: QUESTIONS }],
])('%s', (_, player, action) => {
  expect(reducePlayer(player, action)).toBe(player)
})

test('a retry sends the same attempt, and a refused one is dropped', () => {
  const again = play(unsaved, { do: 'retry' })
  expect(again.attempts).toEqual([{ id: 'A', questionId: 'q1', answer: option('b') }])
  expect(play(saving, { do: 'refused', attemptId: 'A', message: '' }).attempts).toEqual([])
})

test('the verdict stays with its question until the next one', () => {
  const positions = [start(), saving, unsaved, answered, play(answered, next)].map(
    (player) => player.state === 'asking' && positionOf(player),
  )
  expect(positions).toEqual([0, 0, 0, 0, 1])
})

test('the last question leads to the summary, and only what was missed is asked again', () => {
  expect(summary.state).toBe('summary')
  const retry = play(summary, { do: 'retryMissed' })
  expect(retry).toMatchObject({ state: 'asking', round: ['q2', 'q3'], attempts: [], results: [] })
  const done = play(retry, ...answer('D'), next, ...answer('E'), next)
  expect(done).toMatchObject({ state: 'summary', round: ['q2', 'q3'] })
  expect(reducePlayer(done, { do: 'retryMissed' })).toBe(done)
  expect(play(done, { do: 'startOver', questionIds: QUESTIONS })).toMatchObject({ round: QUESTIONS, results: [] })
})

test('kept answers are sent again one after the other, and the last verdict is shown', () => {
  const kept = { round: QUESTIONS, attempts: [attempt('A', 'q1'), attempt('B', 'q2')] }
  const begun = startPlayer(QUESTIONS, kept)
  expect(stepOf(begun)).toEqual({ state: 'saving' })
  const one = play(begun, { do: 'saved', attemptId: 'A', verdict: verdict('A', false) })
  expect(stepOf(one)).toEqual({ state: 'saving' })
  const two = play(one, { do: 'saved', attemptId: 'B', verdict: verdict('B', true) })
  expect(stepOf(two)).toEqual({ state: 'answered' })
  expect(two.results.map(({ attempt }) => attempt.id)).toEqual(['A', 'B'])
})

test.each([
  ['of a question that is gone', { round: ['q1', 'gone'], attempts: [] }],
  ['in another order', { round: QUESTIONS, attempts: [attempt('A', 'q2')] }],
  ['more than questions', { round: ['q1'], attempts: [attempt('A', 'q1'), attempt('B', 'q2')] }],
  ['of an empty round', { round: [], attempts: [] }],
])('kept answers %s are not taken up', (_, kept) => {
  expect(startPlayer(QUESTIONS, kept)).toEqual(start())
})

test('mastery is compared over the whole round, skill by skill', () => {
  const results = [
    { attempt: attempt('A', 'q1'), verdict: verdict('A', true, { before: 0.5, after: 0.6 }) },
    {
      attempt: attempt('B', 'q2'),
      verdict: verdict('B', false, { skillId: 's2', skill: 'Count', before: 0.3, after: 0.2 }),
    },
    { attempt: attempt('C', 'q3'), verdict: verdict('C', false, { before: 0.6, after: 0.55 }) },
  ]
  expect(changesBySkill(results)).toEqual([
    { skillId: 's1', skill: 'Halve', before: 0.5, after: 0.55, right: 1, asked: 2 },
    { skillId: 's2', skill: 'Count', before: 0.3, after: 0.2, right: 0, asked: 1 },
  ])
})
