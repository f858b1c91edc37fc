import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { cardsExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure cards', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(cardsExample)
  expect(html).toContain('<svg')
  expect(textsOf(html)).toContain('✗ breaks it')
})

const TWO = `${ALT}cards: [{ front: A, back: "4" }, { front: "7", back: E }]\nsteps:\n`

test('a turned card shows its back, and its front in the corner', async () => {
  const html = await draw(`${TWO}  - { text: First. }\n  - { text: Then., turned: ["7"] }\n`)
  expect(textsOf(html)).toEqual(['A', '7', 'A', 'E', '7', 'turned'])
})

test.each<[string, RegExp, number]>([
  [`${TWO}  - { text: First., turned: [K] }\n`, /no card with 'K'/, 4],
  [
    `${ALT}cards:\n  - { front: A, back: "4" }\n  - { front: A, back: "4" }\nsteps: [{ text: First. }]\n`,
    /two cards with 'A'/,
    4,
  ],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
