import { expect, test } from 'vitest'
import { base32, codeAt, newSecret, stepAt, stepOf, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

/** The test values of RFC 6238, appendix B, for SHA-1. */
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code)
})

/** The test values of RFC 4226, appendix D. */
test.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
    .entries()
    .toArray(),
)('the code of step %d is %s', (step, code) => {
  expect(codeAt(secret, step)).toBe(code)
})

/** The test values of RFC 4648, section 10. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded)
})

test('a code is good in its step and the ones beside it, written with or without spaces', () => {
  const now = 1_700_000_010_000
  const here = stepAt(now)
  for (const step of [here - 1, here, here + 1]) expect(stepOf(secret, { code: codeAt(secret, step), now })).toBe(step)
  const code = codeAt(secret, here)
  expect(stepOf(secret, { code: `${code.slice(0, 3)} ${code.slice(3)}`, now })).toBe(here)
  for (const step of [here - 2, here + 2]) expect(stepOf(secret, { code: codeAt(secret, step), now })).not.toBe(step)
  for (const wrong of ['', '12345', '1234567', 'abcdef']) expect(stepOf(secret, { code: wrong, now })).toBeUndefined()
})

test('an app is told the secret, whose it is and where', () => {
  expect(totpUri({ secret, email: 'ann+1@example.org' })).toBe(
    'otpauth://totp/Lyceum:ann%2B1%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lyceum',
  )
  expect(newSecret()).toHaveLength(20)
})
