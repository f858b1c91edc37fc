import { globSync, readFileSync } from 'node:fs'
import vm from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { harden } from '../server/markdown/harden.ts'
import { safeNext } from '../web/api.ts'
import { fieldsOf } from './people.ts'

const LIMIT_MS = 1_000
/**
 * For one expression and all texts together: 30 ms each on a busy machine, which quadratic time on LONG letters keeps,
 * and cubic or exponential time does not. Such an expression would hold the one thread for everybody.
 */
const ALL_TEXTS_MS = 5_000
const LONG = 4_000

/** Texts that make a bad expression try again at every place. */
const PUMPS = [
  'a',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '_',
  '.',
  '/',
  '\\',
  '<',
  '"',
  "'",
  '(',
  '[',
  '{',
  '=',
  '&',
  '#',
  '*',
  '$',
  'é',
]
  .flatMap((one) => [one, `a${one}`, `${one}${one}a`])
  .flatMap((pump) => [pump.repeat(LONG / pump.length), `<a ${pump.repeat(LONG / pump.length)}`])
  .flatMap((text) => [`${text}\u0001`, `${text}!`])

type Found = { file: string; source: string; flags: string }

/** The literals of a file, one to a line at most where two would be hard to tell apart. */
function literalsIn(file: string): Found[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  const found = text.matchAll(
    /(?<=(?:[=(,:&|!?[]|return)\s*)\/(?![/*])((?:\[(?:\\.|[^\]\\\n])*\]|\\.|[^/\\\n[])+)\/([dgimsuvy]*)/g,
  )
  return [...found].flatMap(([, source = '', flags = '']) => {
    try {
      new RegExp(source, flags)
      return [{ file, source, flags }]
    } catch {
      // A division, or half of two.
      return []
    }
  })
}

const files = globSync('{contract,server,web}/**/*.{ts,tsx}').filter((file) => !/test|testing/.test(file))
const literals = files.flatMap(literalsIn)

test('the expressions of the product are found', () => {
  expect(literals.length).toBeGreaterThan(150)
})

test('and one that would hold the server is told', () => {
  expect(slow({ file: '', source: '^(a+)+$', flags: '' }, 200)).toBe(true)
  expect(slow({ file: '', source: 'a*a*a*a*b', flags: '' }, 200)).toBe(true)
})

function slow({ source, flags }: Found, timeout = ALL_TEXTS_MS): boolean {
  const context = vm.createContext({ texts: PUMPS })
  const code = `{ const r = new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags.replace(/[gy]/g, ''))}); for (const t of texts) r.test(t) }`
  try {
    // One that never ends is ended.
    vm.runInContext(code, context, { timeout })
    return false
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true
    throw error
  }
}

test('none of ours takes long on a long text', () => {
  const unique = [...new Map(literals.map((one) => [`${one.source}/${one.flags}`, one])).values()]
  expect(unique.filter((one) => slow(one)).map(({ file, source }) => `${file}: ${source}`)).toEqual([])
}, 60_000)

/** Every text that an input takes is tried with each of them, as long as a body may be. */
describe('no input of a call takes long to be refused', () => {
  const hostile = ['a@', 'a.', '-', '١', 'e\u0301', ' \t', '<', '../', '%2e', '😀', '"\\'].map((pump) =>
    pump.repeat(60_000 / pump.length),
  )
  test.each(Object.entries(endpoints))('%s', (_name, { input }) => {
    const fields = fieldsOf(input)
    const from = performance.now()
    for (const text of hostile) {
      input.safeParse(Object.fromEntries(fields.map((field) => [field, text])))
      input.safeParse(Object.fromEntries(fields.map((field) => [field, [text]])))
    }
    expect(performance.now() - from).toBeLessThan(LIMIT_MS)
  })
})

test('whatever text of any length comes back from the way back and the last gate of Markdown in time', () => {
  const piece = fc.constantFrom('<', '<a ', 'href="', '"', "'", '=', ' ', '/', '\\', 'a', '>', '\t', 'é', '<math ')
  const longText = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 3_000 }))
  fc.assert(
    fc.property(longText, ([pieces, times]) => {
      const text = pieces.join('').repeat(times)
      const from = performance.now()
      harden(text)
      safeNext(`/${text}`)
      expect(performance.now() - from).toBeLessThan(LIMIT_MS)
    }),
    { numRuns: 60 },
  )
})
