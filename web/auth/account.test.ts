import { expect, test } from 'vitest'
import { CallError } from '../api/api.ts'
import { checkAccount, checkSignIn, fieldErrorsOf, keptNext } from './account.ts'

const good = { displayName: 'Ann', email: 'ann@example.com', password: 'correct horse' }

test('a complete account has no errors', () => {
  expect(checkAccount(good)).toEqual({})
  expect(checkSignIn({ email: ' ann@example.com ', password: 'x' })).toEqual({})
})

test.each([
  [{ displayName: '  ' }, { displayName: 'Enter your name.' }],
  [{ displayName: 'x'.repeat(81) }, { displayName: 'Shorten the name to 80 characters or fewer.' }],
  [{ email: 'ann' }, { email: 'Enter a valid e-mail address.' }],
  [{ email: 'ann@' }, { email: 'Enter a valid e-mail address.' }],
  [{ password: '' }, { password: 'Choose a password of at least 8 characters.' }],
  [{ password: 'x'.repeat(129) }, { password: 'A password can have up to 128 characters.' }],
])('an account with %j is told so beside the field', (part, errors) => {
  expect(checkAccount({ ...good, ...part })).toEqual(errors)
})

test('signing in asks for both fields at once', () => {
  expect(checkSignIn({ email: '', password: '' })).toEqual({
    email: 'Enter a valid e-mail address.',
    password: 'Enter your password.',
  })
})

const FAILURE = 'Error registering user: '
test.each([
  ['Enter a valid e-mail address.', { email: 'Enter a valid e-mail address.' }],
  ['Choose a password of at least 8 characters.', { password: 'Choose a password of at least 8 characters.' }],
  ['Enter your name.', { displayName: 'Enter your name.' }],
  ['displayName: Invalid input.', { displayName: 'displayName: Invalid input.' }],
  ['The request body must be a JSON object.', {}],
])('the server says %j: it stands beside %j', (text, errors) => {
  expect(fieldErrorsOf(new CallError('invalid_request', 400, FAILURE + text), FAILURE)).toEqual(errors)
})

test('a wrong password is not said to be malformed', () => {
  const refusal = new CallError(
    'unauthenticated',
    401,
    'Error signing in: The e-mail address or the password is wrong.',
  )
  expect(fieldErrorsOf(refusal, 'Error signing in: ')).toEqual({})
})

test.each([
  ['/quizzes/1?x=2', { next: '/quizzes/1?x=2' }],
  ['//evil.example', {}],
  ['/\\evil.example', {}],
  ['https://evil.example', {}],
  ['/auth/signin', {}],
  [undefined, {}],
])('the way on from %j', (next, kept) => {
  expect(keptNext(next)).toEqual(kept)
})
