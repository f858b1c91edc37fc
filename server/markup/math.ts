import temml from 'temml'

const LONGEST_FORMULA = 2_000
const MOST_EXPANSIONS = 500
const LARGEST_EM = 20

// A macro may double what it is given, and so again: nothing bounds the size of what is defined by the text itself.
const DEFINES =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re|provide)?newcommand|providecommand|renewcommand|definecolor)(?![a-zA-Z])/

/** MathML as Temml writes it, not yet hardened; null if the formula is faulty, too long, or defines macros. */
export function renderMath(latex: string, display: boolean): string | null {
  if (latex.length > LONGEST_FORMULA || DEFINES.test(latex)) return null
  try {
    return temml.renderToString(latex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: false,
      annotate: false,
      maxSize: [LARGEST_EM, LARGEST_EM],
      maxExpand: MOST_EXPANSIONS,
    })
  } catch {
    // Deep nesting ends in a RangeError of the stack, anything else in a ParseError; the reader sees the source.
    return null
  }
}

/** What LaTeX is bad about, in words; null if it renders. */
export function findMathError(latex: string): string | null {
  if (latex.length > LONGEST_FORMULA) return `A formula has at most ${LONGEST_FORMULA} characters.`
  if (DEFINES.test(latex)) return 'A formula defines no macros.'
  try {
    temml.renderToString(latex, { throwOnError: true, strict: false })
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.trim().split('\n')[0] ?? '') : String(error)
  }
}
