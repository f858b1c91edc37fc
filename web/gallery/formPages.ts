import { getSecurity } from '#contract/account.ts'
import { forgotPassword } from '#words/auth.signIn.ts'
import * as profile from '#words/profile.security.ts'
import { fill, press, submit, type, until } from './acts.ts'
import { type Page, page, refusing, stale, waiting } from './scenes.ts'
import { says } from './server.ts'

const credentials = [fill('email', 'ann@example.org'), fill('password', 'correct horse')]
const account = [fill('displayName', 'Ann'), ...credentials]
const message = [
  fill('name', 'Ann'),
  fill('email', 'ann@example.org'),
  fill('about', 'fault'),
  fill('subject', 'A word is missing'),
  fill('text', 'In the lesson on halving.'),
]
const link = (hash: string) => () => history.replaceState(history.state, '', hash)

const oneFactor = says(getSecurity, { hasPassword: true, twoFactor: false, recoveryCodesLeft: 0 })
const typePassword = type('form:has([name="username"]) [name="password"]', 'correct horse')

/** Pages with forms, including their messages about invalid input and server errors. */
export const forms: Page[] = [
  page('Sign in', '/auth/signin', {
    as: 'visitor',
    without: ['asking'],
    more: {
      'nothing filled in': { acts: [submit()] },
      'being sent': { acts: [...credentials, submit()], mood: waiting },
      refused: { acts: [...credentials, submit()], mood: refusing },
      'a code is needed': { acts: [...credentials, submit()], mood: { reads: 'full', writes: 'bare' } },
      'a code that is too short': {
        acts: [...credentials, submit(), fill('code', '12'), submit()],
        mood: { reads: 'full', writes: 'bare' },
      },
      'password forgotten': { acts: [press(forgotPassword), until('main form'), submit()] },
      'a letter sent': { acts: [press(forgotPassword), fill('email', 'ann@example.org'), submit()] },
      'a letter refused': { acts: [press(forgotPassword), fill('email', 'ann@example.org'), submit()], mood: refusing },
      'a new password': { acts: [submit()], arrange: link('#reset=a-code') },
      'a new password, set': { acts: [fill('password', 'correct horse'), submit()], arrange: link('#reset=a-code') },
      'an address to confirm': { arrange: link('#verify=a-code') },
      'an address confirmed': { acts: [submit()], arrange: link('#verify=a-code') },
    },
  }),
  page('Register', '/auth/register', {
    as: 'visitor',
    without: ['asking'],
    more: {
      'nothing filled in': { acts: [submit()] },
      refused: { acts: [...account, submit()], mood: refusing },
      'an address that is taken': { acts: [...account, submit()], mood: stale },
    },
  }),
  page('Contact', '/contact', {
    isPublic: true,
    without: ['asking'],
    more: {
      'nothing filled in': { acts: [submit('.contact-form')], as: 'visitor' },
      refused: { acts: [...message, submit('.contact-form')], as: 'visitor', mood: refusing },
      sent: { acts: [...message, submit('.contact-form')], as: 'visitor' },
    },
  }),
  page('Profile', '/profile', {
    more: {
      'every form wrong': {
        acts: [
          fill('displayName', ' '),
          fill('dailyGoalMinutes', '1'),
          press(profile.erase),
          until('[name="code"]'),
          submit(),
        ],
      },
      'a setting kept': { acts: [type('.preference-fields select', 'en')] },
      'a setting refused': { acts: [type('.preference-fields select', 'en')], mood: refusing },
      'two-factor begun': { says: oneFactor, acts: [typePassword, press(profile.switchOn)] },
      'two-factor, no code': {
        says: oneFactor,
        acts: [typePassword, press(profile.switchOn), press(profile.confirmCode)],
      },
      'recovery codes': { acts: [typePassword, press(profile.newCodes)] },
      'every form refused': {
        acts: [fill('displayName', 'Anna'), fill('dailyGoalMinutes', '20'), submit()],
        mood: refusing,
      },
    },
  }),
]
