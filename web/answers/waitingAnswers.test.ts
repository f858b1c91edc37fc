import { expect, test } from 'vitest'
import { waitingAnswers } from './waitingAnswers.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const answer = (attemptId: string) => ({
  attemptId,
  quizId: 'quiz',
  questionId: 'q1',
  answer: { kind: 'typed' as const, text: attemptId },
})
const ids = (waiting: ReturnType<typeof waitingAnswers>, uid = 'ann') => waiting.list(uid).map((one) => one.attemptId)

test('answers wait in the order in which they were given, also within one millisecond', () => {
  const storage = memory()
  const one = waitingAnswers(
    () => storage,
    () => 5,
  )
  for (const id of ['Z', 'A', 'M']) one.add('ann', answer(id))
  expect(ids(one)).toEqual(['Z', 'A', 'M'])
  one.add('ann', answer('Z'))
  expect(ids(one)).toEqual(['Z', 'A', 'M'])
  one.remove('ann', 'A')
  expect(ids(one)).toEqual(['Z', 'M'])
})

test('two tabs see the answers of both and write over none', () => {
  const storage = memory()
  const [one, other] = [waitingAnswers(() => storage), waitingAnswers(() => storage)]
  one.add('ann', answer('A'))
  other.add('ann', answer('B'))
  expect(ids(one).sort()).toEqual(['A', 'B'])
  other.remove('ann', 'A')
  expect(ids(one)).toEqual(['B'])
})

test("another person's answers are not seen", () => {
  const storage = memory()
  const waiting = waitingAnswers(() => storage)
  waiting.add('ann', answer('A'))
  expect(ids(waiting, 'bob')).toEqual([])
  expect(ids(waiting, 'an')).toEqual([])
})

test.each([
  'not JSON',
  'null',
  '{"attemptId":"A"}',
  '{"attemptId":"A","quizId":"q","questionId":"q","at":1,"answer":{"kind":"drawn"}}',
  '{"attemptId":"A","quizId":"q","questionId":"q","at":"1","answer":{"kind":"typed","text":"x"}}',
])('what this page did not write counts as nothing: %s', (text) => {
  const storage = memory()
  storage.setItem('lyceum.waiting.ann.A', text)
  expect(waitingAnswers(() => storage).list('ann')).toEqual([])
})

test('without storage they last as long as the page', () => {
  const off = waitingAnswers(() => {
    throw new Error('SecurityError')
  })
  off.add('ann', answer('A'))
  expect(ids(off)).toEqual(['A'])
  off.remove('ann', 'A')
  expect(ids(off)).toEqual([])
})
