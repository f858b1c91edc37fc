import { expect, test, vi } from 'vitest'
import { newUuid } from './newUuid.ts'

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('every id is its own, also over plain HTTP', () => {
  const secure = Array.from({ length: 100 }, newUuid)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const plain = Array.from({ length: 100 }, newUuid)
  for (const id of [...secure, ...plain]) expect(id).toMatch(UUID_4)
  expect(new Set([...secure, ...plain]).size).toBe(200)
})
