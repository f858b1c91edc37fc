import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainHtml } from './plain.ts'
import { renderBlock } from './render.ts'

const slow = async (text: string) => (await renderBlock(text)).trim()

test('a text without Markdown becomes the same HTML without the parser', async () => {
  const marks = fc.constantFrom(...` ,;?!()%–—…/."'’“”‘€£°×−≈→-`, 'www', '1', 'é', 'Ω', 'a', 'tt')
  let plain = 0
  await fc.assert(
    fc.asyncProperty(fc.array(marks, { minLength: 1, maxLength: 12 }), async (parts) => {
      const text = parts.join('')
      const html = plainHtml(text)
      if (html === null) return
      plain += 1
      expect(`<p>${html}</p>`).toBe(await slow(text))
    }),
    { numRuns: 3_000 },
  )
  expect(plain).toBeGreaterThan(500)
})

test.each([
  ['1. Wash it', null],
  ['1) Wash it', null],
  ['see www.tea.example', null],
  ['a@b.example', null],
  ['x < y', null],
  ['a & b', null],
  ['*a*', null],
  ['a_b', null],
  ['$x$', null],
  ['a\\b', null],
  ['a\nb', null],
  ['a ', null],
  ['- a', null],
  ['# a', null],
  ['https://tea.example', null],
  ['', null],
  ['It weighs 1.5 kg, he says', 'It weighs 1.5 kg, he says'],
  ['It\'s "so"', "It's &quot;so&quot;"],
])('%j: %j', (text, html) => expect(plainHtml(text)).toBe(html))
