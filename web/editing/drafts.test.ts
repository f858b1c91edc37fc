import { expect, test } from 'vitest'
import { keptDraft, parseDraft } from './drafts.ts'

const draft = { version: 2, title: 'Rope', summary: '', markdown: '# R', at: 5 }

test('a draft is kept for one person and one lesson, until it is cleared', () => {
  const items = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  const own = keptDraft({ uid: 'ann', lessonId: 'l' }, storage)
  own.write(draft)
  expect(own.read()).toEqual(draft)
  expect(keptDraft({ uid: 'bob', lessonId: 'l' }, storage).read()).toBeNull()
  own.clear()
  expect(own.read()).toBeNull()
})

test.each([['null'], ['{}'], ['7'], [JSON.stringify({ ...draft, markdown: 1 })]])('%s is no draft', (text) => {
  expect(parseDraft(text)).toBeNull()
})

test('without storage nothing is kept, and nothing breaks', () => {
  const own = keptDraft({ uid: 'ann', lessonId: 'l' }, () => {
    throw new Error('denied')
  })
  own.write(draft)
  expect(own.read()).toBeNull()
})
