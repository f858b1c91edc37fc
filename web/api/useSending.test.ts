import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/errors.ts'
import { CallError } from './api.ts'
import { sentenceOf, UserFacingError } from './failure.ts'
import { outcomeOf } from './useSending.ts'

afterEach(() => vi.unstubAllGlobals())

const failing = (error: unknown) => outcomeOf(() => Promise.reject(error))

test('what the server says is shown as it is, with its code', async () => {
  const refused = new CallError('conflict', 409, 'Error saving lesson: It has changed.')
  expect(await failing(refused)).toEqual({
    state: 'failed',
    message: 'Error saving lesson: It has changed.',
    code: 'conflict',
  })
})

test('the text of any other error reaches nobody', async () => {
  const broken = new TypeError("Cannot read properties of undefined (reading 'title')")
  expect(await failing(broken)).toEqual({ state: 'failed', message: messages.unexpected, code: null })
  const thrown = () => {
    throw broken
  }
  expect(await outcomeOf(thrown)).toEqual({ state: 'failed', message: messages.unexpected, code: null })
  for (const other of ['a word', null, { message: 'Looks like one' }])
    expect(sentenceOf(other)).toBe(messages.unexpected)
})

test('without a network it is said that there is none', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(sentenceOf(new TypeError('Failed to fetch dynamically imported module'))).toBe(
    'You’re offline. Try again when you’re back online.',
  )
  expect(sentenceOf(new UserFacingError(messages.socketMissing))).toBe(messages.socketMissing)
})

test('an answer is kept; null, of whom the server sent elsewhere, is none', async () => {
  expect(await outcomeOf(async () => 'Saved.')).toEqual({ state: 'sent', answer: 'Saved.' })
  expect(await outcomeOf(async () => null)).toEqual({ state: 'idle' })
})
