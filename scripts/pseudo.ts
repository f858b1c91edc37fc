import { parseSync, Visitor } from 'vite'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'àƀçđéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ']

/** What stands between angle brackets, and the number of a plural, are no words. */
const NO_WORDS = /(<[^<>]*>|#)/
/** Longer by as much as German or Finnish may be. */
const LONGER = 0.4

/** As long as that, in words that a line can break between. */
const tail = (length: number) => '~'.repeat(length).replace(/~{8}(?=~)/g, '~~~~~~~ ')

/** One text in a language that nobody speaks: every letter accented, and 40% longer. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const accented = text
    .split(NO_WORDS)
    .map((part, i) =>
      i % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('')
  const letters = text.replace(/<[^<>]*>/g, '').length
  return accented + tail(Math.ceil(letters * LONGER))
}

/** A catalog with every text in its pseudo form; `language.ts` says which language and direction that is. */
export function pseudo(path: string, source: string, language: string): string {
  if (path.endsWith('/language.ts')) return source.replace(/(language: string = )'[^']*'/, `$1'${language}'`)
  const { program } = parseSync(path, source)
  const changes: { start: number; end: number; text: string }[] = []
  const skipped = new Set<number>()
  /** What `Intl` is asked for. */
  const formats: { start: number; end: number }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && /^(date|number|list)$/.test(callee.name)) formats.push(...given)
    },
    ImportDeclaration: (node) => void skipped.add(node.source.start),
    ExportNamedDeclaration: (node) => void (node.source && skipped.add(node.source.start)),
    // The name of a key is no word.
    Property: (node) => void (node.key.type === 'Literal' && skipped.add(node.key.start)),
    BinaryExpression: (node) => {
      for (const side of [node.left, node.right]) if (side.type === 'Literal') skipped.add(side.start)
    },
    TSLiteralType: (node) => void skipped.add(node.literal.start),
    Literal: (node) => {
      if (typeof node.value === 'string' && !skipped.has(node.start))
        changes.push({ start: node.start, end: node.end, text: JSON.stringify(pseudoText(node.value)) })
    },
    TemplateElement: (node) => {
      const written = node.value.raw
      if (!/\p{L}/u.test(written)) return
      // Of TypeScript the parser counts the signs around it as part of it.
      const start = source.indexOf(written, node.start)
      changes.push({ start, end: start + written.length, text: pseudoText(written) })
    },
  }).visit(program)
  const isFormat = (at: number) => formats.some(({ start, end }) => at >= start && at < end)
  return changes
    .filter(({ start }) => !isFormat(start))
    .sort((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source)
}
