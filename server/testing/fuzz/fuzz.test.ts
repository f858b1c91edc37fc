import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

// A small version of `npm run fuzz`, which makes ten thousand calls.
test('500 calls of everything by everybody, good and bad: none fails, breaks its schema or shows foreign data', async () => {
  const { violations, succeeded, calls } = await fuzz({ calls: 500, seed: 'testing/app.ts' })
  expect(violations).toEqual([])
  expect(succeeded / calls).toBeGreaterThan(0.4)
})
