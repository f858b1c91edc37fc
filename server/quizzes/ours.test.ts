import { expect, test } from 'vitest'
import { WrittenItems } from '../generation/engine.ts'
import { textsOf } from '../items/service.ts'
import { ourHtml } from '../library/ours.ts'
import { fixtureLibrary } from '../testing/library.ts'
import { render } from './shown.ts'

const item = fixtureLibrary()
  .units.get('knots/reef')
  ?.items.find(({ kind }) => kind === 'numeric')

test('what the library has rendered is taken as it is, and every other text is rendered', async () => {
  if (!item) throw new Error('The fixture has no such item.')
  const ours = ourHtml({ [item.stem]: '<em>ours</em>' })
  const rendered = await render(item, { ours })
  expect(Object.keys(rendered).sort()).toEqual([...new Set(textsOf(item))].sort())
  expect(rendered[item.stem]).toBe('<em>ours</em>')
  const others = textsOf(item).filter((text) => text !== item.stem)
  const guarded = await render(item)
  for (const text of others) expect(rendered[text]).toBe(guarded[text])
  expect(guarded[item.stem]).toContain('<math>')
})

test.each([
  { 'a text': '<script>' },
  JSON.parse('{"#byText":{"a text":"<script>"}}'),
  { of: () => '<script>' },
  'ours',
  null,
])('nothing that was parsed passes for HTML of the library: %j', (ours) => {
  expect(WrittenItems.safeParse({ items: [], dropped: [], ours }).success).toBe(false)
})
