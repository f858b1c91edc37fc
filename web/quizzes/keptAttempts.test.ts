import { afterEach, expect, test, vi } from 'vitest'
import { keptAttempts } from './keptAttempts.ts'
import type { Attempt } from './player.ts'

function memory(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const round = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9']
const attempts: Attempt[] = [
  { id: 'A', questionId: 'q1', answer: { kind: 'single', optionId: 'b' }, hints: 0 },
  { id: 'B', questionId: 'q2', answer: { kind: 'typed', text: '3/4' }, hints: 1 },
  { id: 'C', questionId: 'q3', answer: { kind: 'multiple', optionIds: ['a', 'c'] }, hints: 0 },
  { id: 'D', questionId: 'q4', answer: { kind: 'numeric', value: '1.5', unit: null }, hints: 4 },
  { id: 'E', questionId: 'q5', answer: { kind: 'ordering', stepIds: ['b', 'a'] }, hints: 0 },
  {
    id: 'F',
    questionId: 'q6',
    answer: { kind: 'matching', pairs: [{ leftId: 'a', rightId: 'b' }] },
    hints: 2,
  },
  { id: 'G', questionId: 'q7', answer: { kind: 'true-false', truth: false, reasonId: 'b' }, hints: 0 },
  { id: 'H', questionId: 'q8', answer: { kind: 'output', text: '  1\n2' }, hints: 0 },
]
const asked = { attemptId: 'I', answer: { kind: 'true-false', truth: null, reasonId: 'b' }, hints: 3 } as const

afterEach(() => vi.unstubAllGlobals())

test('answers come back as they were kept', () => {
  const storage = memory()
  const open = () => keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => storage)
  expect(open().read()).toBeNull()
  for (const kept of [
    { roundId: 'R', round, attempts, asked },
    { roundId: 'R', round, attempts, asked: null, summarizedIn: 'visit' },
  ]) {
    open().write(kept)
    expect(open().read()).toEqual(kept)
  }
})

test('what an earlier release has kept has no hints, and a round without an id is that of its first attempt', () => {
  const old = [{ id: 'A', questionId: 'q1', answer: { kind: 'typed', text: 'x' } }]
  const storage = memory(new Map([['lyceum.quiz.ann.quiz', JSON.stringify({ round: ['q1'], attempts: old })]]))
  const read = keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => storage).read()
  expect(read).toEqual({ roundId: 'A', round: ['q1'], attempts: [{ ...old[0], hints: 0 }], asked: null })
})

test("another person's answers and another quiz's are not read", () => {
  const storage = memory()
  keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => storage).write({ roundId: 'R', round, attempts, asked })
  expect(keptAttempts({ uid: 'bob', quizId: 'quiz' }, () => storage).read()).toBeNull()
  expect(keptAttempts({ uid: 'ann', quizId: 'other' }, () => storage).read()).toBeNull()
})

test.each([
  'not JSON',
  'null',
  '[]',
  '{"round":["q1"]}',
  '{"round":[1],"attempts":[]}',
  '{"round":["q1"],"attempts":[null]}',
  '{"round":["q1"],"attempts":[{"id":"A","questionId":"q1"}]}',
  '{"round":["q1"],"attempts":[{"id":"A","questionId":"q1","answer":{"kind":"drawn"}}]}',
  '{"round":["q1"],"attempts":[{"id":"A","questionId":"q1","answer":{"kind":"multiple","optionIds":"a"}}]}',
  '{"round":["q1"],"attempts":[{"id":"A","questionId":"q1","answer":{"kind":"matching","pairs":[null]}}]}',
  '{"round":["q1"],"attempts":[{"id":"A","questionId":"q1","answer":{"kind":"true-false","truth":null,"reasonId":"a"}}]}',
  '{"round":["q1"],"attempts":[{"id":1,"questionId":"q1","answer":{"kind":"typed","text":"x"}}]}',
])('what this page did not write counts as nothing: %s', (text) => {
  const storage = memory(new Map([['lyceum.quiz.ann.quiz', text]]))
  expect(keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => storage).read()).toBeNull()
})

test('without storage nothing is kept and nothing breaks', () => {
  const off = keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => {
    throw new Error('SecurityError')
  })
  off.write({ roundId: 'R', round, attempts, asked })
  expect(off.read()).toBeNull()
})
