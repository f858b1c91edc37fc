import { afterEach, expect, test, vi } from 'vitest'
import { keptAttempts, newAttemptId } from './keptAttempts.ts'

function memory(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const round = ['q1', 'q2']
const attempts = [
  { id: 'A', questionId: 'q1', answer: { kind: 'single', optionId: 'b' } as const },
  { id: 'B', questionId: 'q2', answer: { kind: 'typed', text: '3/4' } as const },
]

afterEach(() => vi.unstubAllGlobals())

test('answers come back as they were kept, until they are cleared', () => {
  const storage = memory()
  const open = () => keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => storage)
  expect(open().read()).toBeNull()
  open().write({ round, attempts })
  expect(open().read()).toEqual({ round, attempts })
  open().clear()
  expect(storage.kept.size).toBe(0)
})

test("another person's answers and another quiz's are not read", () => {
  const storage = memory()
  keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => storage).write({ round, attempts })
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
  '{"round":["q1"],"attempts":[{"id":1,"questionId":"q1","answer":{"kind":"typed","text":"x"}}]}',
])('what this page did not write counts as nothing: %s', (text) => {
  const storage = memory(new Map([['lyceum.quiz.ann.quiz', text]]))
  expect(keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => storage).read()).toBeNull()
})

test('without storage nothing is kept and nothing breaks', () => {
  const off = keptAttempts({ uid: 'ann', quizId: 'quiz' }, () => {
    throw new Error('SecurityError')
  })
  off.write({ round, attempts })
  off.clear()
  expect(off.read()).toBeNull()
})

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('every attempt gets an id of its own, also over plain HTTP', () => {
  const secure = Array.from({ length: 100 }, newAttemptId)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const plain = Array.from({ length: 100 }, newAttemptId)
  for (const id of [...secure, ...plain]) expect(id).toMatch(UUID_4)
  expect(new Set([...secure, ...plain]).size).toBe(200)
})
