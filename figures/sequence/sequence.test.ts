import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { sequenceExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure sequence', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(sequenceExample)
  expect(html).toContain('<svg')
  expect(textsOf(html)).toEqual(
    expect.arrayContaining(['client', 'server', 'request', 'lost', 'timeout', 'looks it up', 'answer']),
  )
})

const LANES = `${ALT}lanes: [a, b]\nevents:\n`

test('each step shows one event more and says what it is', async () => {
  const html = await draw(
    `${LANES}  - { from: a, to: b, label: hello }\n  - { from: b, to: a, label: hello back, lost: true }\n  - { at: a, does: waits, text: Nothing comes. }\nsteps: true\n`,
  )
  expect([...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, said]) => said)).toEqual([
    'a to b: hello',
    'b to a: hello back (lost)',
    'Nothing comes.',
  ])
  expect(textsOf(html).filter((said) => said === 'hello')).toHaveLength(3)
})

test('a lost message has no head, and a cross with a word', async () => {
  expect(await draw(`${LANES}  - { from: a, to: b, label: hello, lost: true }\n`)).not.toContain('fg-f1')
})

test('another word can stand at the cross', async () => {
  const html = await draw(`${LANES}  - { from: a, to: b, label: wants it, lost: held }\n`)
  expect(textsOf(html)).toEqual(['a', 'b', 'wants it', 'held'])
})

test.each<[string, RegExp, number]>([
  [`${LANES}  - { from: a, to: c, label: x }\n`, /'c' is none of the lanes a, b/, 4],
  [`${LANES}  - { from: a, to: b, label: x }\n  - { from: a, to: a, label: x }\n`, /from one lane to another/, 5],
  [`${LANES}  - { at: a }\n`, /either does, or note, or waits/, 4],
  [`${ALT}lanes: [a]\nevents: [{ phase: x }]\n`, /lanes/, 2],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
