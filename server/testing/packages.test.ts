import { expect, test } from 'vitest'

test('packages are loaded as the server loads them, not in their builds for development', () => {
  // With the condition `development`, this would be /dev/index.js.
  expect(new URL(import.meta.resolve('micromark')).pathname).toMatch(/\/micromark\/index\.js$/)
})
