import { globSync, readFileSync } from 'node:fs'
import vm from 'node:vm'
import { parseSync } from 'vite'

export type Expression = { file: string; source: string; flags: string }

/** The maximum length of a URL, a header or a socket message. */
const LONG = 16_384
const SHORT = 1_024
/**
 * An expression is slow if it takes longer than this. On LONG characters, linear expressions take less than 1 ms, and
 * quadratic ones at least 40 ms. The fastest of TRIES counts, because the machine may be busy.
 */
const MOST_MS = 15
const TRIES = 12
const ENDLESS_MS = 1_000
/**
 * How many shapes of text are tried with LONG characters: those that were slowest with SHORT characters, because
 * quadratic time already shows there.
 */
const TRIED_LONG = 4

/** Returns every regular expression in the files that match a glob pattern, except in tests and fixtures. */
export function expressionsOf(pattern: string): Expression[] {
  const files = globSync(pattern).filter((file) => !/test|testing|fixture/.test(file))
  const found = files.flatMap((file) => {
    const inFile: Expression[] = []
    collect(parseSync(file, readFileSync(file, 'utf8')).program, (source, flags) =>
      inFile.push({ file, source, flags }),
    )
    return inFile
  })
  return [...new Map(found.map((one) => [`${one.source}/${one.flags}`, one])).values()]
}

function collect(node: unknown, give: (source: string, flags: string) => void) {
  if (typeof node !== 'object' || node === null) return
  if ('regex' in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    give(pattern, flags)
  } else for (const child of Object.values(node)) collect(child, give)
}

/**
 * Finds a text of LONG characters for which the expression takes more than linear time. Returns the text's shape, or
 * undefined if there is no such text.
 */
export function slowTextFor(expression: Expression): string | undefined {
  const shapes = shapesFor(expression.source)
  const first = measure(expression, { texts: shapes.map((shape) => textOf(shape, SHORT)), tries: 1 })
  if (first === 'endless') return 'some'
  const slowest = shapes
    .map((shape, at) => ({ shape, ms: first[at] ?? 0 }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, TRIED_LONG)
  for (const { shape } of slowest) {
    const long = measure(expression, { texts: [textOf(shape, LONG)], tries: TRIES })
    if (long === 'endless' || (long[0] ?? 0) > MOST_MS) return JSON.stringify(shape)
  }
  return undefined
}

type Shape = { start: string; pump: string; end: string }
const textOf = ({ start, pump, end }: Shape, length: number) =>
  start + pump.repeat(Math.ceil(length / pump.length)) + end

const CLASSES: Record<string, string> = {
  s: ' ',
  d: '0',
  w: 'a',
  S: 'x',
  D: 'x',
  W: '!',
  n: '\n',
  t: '\t',
  r: '\r',
  p: 'é',
  P: '!',
}
const MOST_PAIRED = 14

/**
 * Returns shapes of texts built from the expression's own characters: one character or word repeated, or two characters
 * in alternation.
 */
function shapesFor(source: string): Shape[] {
  const letters = new Set(['a', 'x', ' ', '0'])
  for (const [token] of source.matchAll(/\\p\{[^}]*\}|\\u[\da-f]{4}|\\.|[^\\$*+?()[\]{}|]/gis)) {
    if (token.length === 6) letters.add(String.fromCharCode(Number.parseInt(token.slice(2), 16)))
    else if (token[0] !== '\\') letters.add(token)
    else letters.add(CLASSES[token[1] ?? ''] ?? token[1] ?? '')
  }
  const words = [...source.matchAll(/(?:\\[^\sA-Za-z0-9]|[^\\^$.*+?()[\]{}|]){2,}/g)].map(([word]) =>
    word.replaceAll('\\', ''),
  )
  const own = [...letters].filter(Boolean)
  const paired = own.slice(0, MOST_PAIRED)
  const pumps = new Set([...own, ...words, ...paired.flatMap((one) => paired.map((other) => one + other))])
  const starts = new Set(['', 'x', ...words.slice(0, 1), ...own.slice(4, 6)])
  return [...pumps].flatMap((pump) =>
    [...starts].flatMap((start) => ['\u0001', 'x\n!'].map((end) => ({ start, pump, end }))),
  )
}

/**
 * Returns the shortest time for each text in milliseconds. Runs in a separate context, so that a slow expression can be
 * stopped.
 */
function measure({ source, flags }: Expression, { texts, tries }: { texts: string[]; tries: number }) {
  const now = () => performance.now()
  const context = vm.createContext({ texts, tries, now, source, flags: flags.replace('y', ''), enough: MOST_MS })
  try {
    return vm.runInContext(
      `{
        const expression = new RegExp(source, flags)
        texts.map((text) => {
          let best = Infinity
          for (let i = 0; i < tries && best > enough; i++) {
            const from = now()
            text.replace(expression, '')
            best = Math.min(best, now() - from)
          }
          return best
        })
      }`,
      context,
      { timeout: ENDLESS_MS },
    ) as number[]
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'endless'
    throw error
  }
}
