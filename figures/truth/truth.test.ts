import { expect, test } from 'vitest'
import { renderFigure } from '../../server/figures/service.ts'
import { truthExample } from './example.ts'

const ALT = 'alt: A picture that a test looks at.\n'
const draw = (source: string) => renderFigure('figure truth', source, async (caption) => caption)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said)

test('the example is drawn', async () => {
  const html = await draw(truthExample)
  expect(html).toContain('<svg')
  expect(textsOf(html).join(' ')).toContain('Valid: no row has true premises')
})

test.each([
  ['not p', 'F F T T'],
  ['p and q', 'T F F F'],
  ['p or q', 'T T T F'],
  ['p -> q', 'T F T T'],
  ['p <-> q', 'T F F T'],
  ['p xor q', 'F T T F'],
  ['not (p and q)', 'F T T T'],
  ['not p and q', 'F F T F'],
  ['p or q and not p', 'T T T F'],
  ['p -> q -> p', 'T T T T'],
  ['¬p ∨ q', 'T F T T'],
])('%s is %s', async (formula, column) => {
  const html = await draw(`${ALT}letters: [p, q]\ncolumns: ["${formula}"]\n`)
  expect(
    [...html.matchAll(/<td>([TF])<\/td>/g)]
      .map(([, value]) => value)
      .filter((_, at) => at % 3 === 2)
      .join(' '),
  ).toBe(column)
})

test('an invalid argument has a row that refutes it', async () => {
  const html = await draw(
    `${ALT}columns: [{ formula: p or q, is: premise }, { formula: p, is: premise }, { formula: not q, is: conclusion }]\n`,
  )
  expect(textsOf(html).join(' ')).toContain('Invalid: in the row T T, the premises are true')
  expect(textsOf(html)).toContain('✗')
})

test.each([
  ['p -> q, not p or q', 'are the same in every row'],
  ['p -> q, q -> p', 'differ'],
])('the columns %s %s', async (columns, verdict) => {
  expect(textsOf(await draw(`${ALT}columns: [${columns}]\ncompare: true\n`)).join(' ')).toContain(verdict)
})

test('steps fill in one column each', async () => {
  const html = await draw(`${ALT}columns: [not p, not p or q]\nsteps: true\n`)
  expect([...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, said]) => said)).toEqual(['Fill in ¬p.', 'Fill in ¬p ∨ q.'])
})

test.each<[string, RegExp, number]>([
  [`${ALT}columns:\n  - p or\n`, /ends too early/, 3],
  [`${ALT}columns:\n  - p\n  - (p or q\n`, /without a/, 4],
  [`${ALT}columns: [p plus q]\n`, /'plus' where it should end/, 2],
  [`${ALT}letters: [p]\ncolumns: [q]\n`, /The letter q isn't among the letters/, 2],
  [`${ALT}columns: [a and b and c and d]\n`, /may be three letters/, 2],
])('refuses %j', async (source, why, line) => {
  const error = await draw(source).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('message', expect.stringMatching(why))
  expect(error).toHaveProperty('line', line)
})
