import { expect, test } from 'vitest'
import type { Kept } from './player.ts'
import { storedRound, whereToGoOn } from './whereToGoOn.ts'

const ROUND = ['q1', 'q2', 'q3']
const attempt = (questionId: string) => ({
  id: `of ${questionId}`,
  questionId,
  answer: { kind: 'typed', text: 'x' } as const,
  hints: 0,
})
const kept = (roundId: string, answered: number): Kept => ({
  roundId,
  round: ROUND,
  attempts: ROUND.slice(0, answered).map(attempt),
  asked: null,
})
const none = { visit: 'now', isOnce: false, isWaiting: () => false }
const summarized = (answered: number, summarizedIn: string): Kept => ({ ...kept('A', answered), summarizedIn })
const [first, second] = [kept('A', 1), kept('A', 2)]

test.each<[string, Parameters<typeof whereToGoOn>[0], Kept | null]>([
  ['nothing is known: from the start', { ...none, here: null, stored: null }, null],
  ['a round from another device is gone on with', { ...none, here: null, stored: second }, second],
  ['and also where this tab was only opened', { ...none, here: kept('B', 0), stored: second }, second],
  ['this tab knows more of it than the server', { ...none, here: second, stored: first }, second],
  ['another device has gone on with it', { ...none, here: first, stored: second }, second],
  ['a finished quiz is taken anew', { ...none, here: null, stored: kept('A', 3) }, null],
  ['a finished practice is not', { ...none, isOnce: true, here: null, stored: kept('A', 3) }, kept('A', 3)],
  [
    'a summary is there again after a reload',
    { ...none, here: summarized(3, 'now'), stored: kept('A', 3) },
    summarized(3, 'now'),
  ],
  ['and not on a later visit', { ...none, here: summarized(3, 'before'), stored: kept('A', 3) }, null],
  ['even where the server cannot tell', { ...none, here: summarized(3, 'before'), stored: null }, null],
  [
    'then another device has begun anew',
    { ...none, here: summarized(3, 'before'), stored: kept('B', 1) },
    kept('B', 1),
  ],
  [
    'verdicts that were never shown are there on a later visit',
    { ...none, here: kept('A', 3), stored: kept('A', 3) },
    kept('A', 3),
  ],
  ['what was missed is tried again after it', { ...none, here: kept('B', 0), stored: kept('A', 3) }, kept('B', 0)],
  ['another device has begun anew', { ...none, here: kept('B', 1), stored: first }, first],
  [
    'answers that wait here are gone on with',
    { ...none, isWaiting: () => true, here: kept('B', 1), stored: first },
    kept('B', 1),
  ],
])('%s', (_, known, goneOnWith) => expect(whereToGoOn(known)).toEqual(goneOnWith))

test('of a stored round, what is still asked: the answered first, in their order', () => {
  const round = { id: 'A', questionIds: ['q1', 'gone', 'q2', 'q3'], attempts: [attempt('gone'), attempt('q2')] }
  expect(storedRound(round, ROUND, 'N')).toMatchObject({
    roundId: 'A',
    round: ['q2', 'q1', 'q3'],
    attempts: [{ questionId: 'q2' }],
    asked: { attemptId: 'N', answer: null },
  })
  expect(storedRound({ ...round, questionIds: ['q2'] }, ROUND, 'N')).toMatchObject({ round: ['q2'], asked: null })
})
