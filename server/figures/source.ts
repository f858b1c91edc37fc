import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from 'yaml'
import type { z } from 'zod'

const MOST_CHARACTERS = 12_000

/** The data of a figure. `lineOf` returns the line inside the fence (from 1) where the data at `path` is written. */
export type Source = { value: unknown; lineOf: (path: readonly PropertyKey[]) => number }

export class FigureError extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/** Parses the YAML of a figure. @throws FigureError */
export function parseSource(text: string): Source {
  if (text.length > MOST_CHARACTERS) throw new FigureError(`A figure may have ${MOST_CHARACTERS} characters.`, 1)
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'core', lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const [error] = document.errors
  if (error) throw new FigureError(error.message, error.linePos?.[0].line ?? lines.linePos(error.pos[0]).line)
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 0 })
  } catch {
    throw new FigureError('A figure may not refer to other parts of itself with * or &.', 1)
  }
  return { value, lineOf: (path) => lineIn(document.contents, path, lines) }
}

/** The line of the deepest part of the path that exists. */
function lineIn(root: ParsedNode | null, path: readonly PropertyKey[], lines: LineCounter): number {
  let node: Node | null = root
  let line = 1
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      if (isScalar(pair.key) && pair.key.range) line = lines.linePos(pair.key.range[0]).line
      node = pair.value as Node | null
    } else if (isSeq(node) && typeof step === 'number') {
      node = (node.items[step] as Node | undefined) ?? null
      if (node?.range) line = lines.linePos(node.range[0]).line
    } else break
  }
  return line
}

/** What is wrong with the data, as a sentence with the name of the field. */
export function sayIssue(error: z.ZodError): { message: string; path: PropertyKey[] } {
  const [issue] = error.issues
  if (!issue) return { message: 'The figure is not valid.', path: [] }
  if (issue.code === 'unrecognized_keys')
    return { message: `'${issue.keys[0]}' has no meaning here.`, path: [...issue.path, issue.keys[0] ?? ''] }
  const name = issue.path.filter((step) => typeof step === 'string').at(-1)
  return { message: name ? `${String(name)}: ${issue.message}` : issue.message, path: issue.path }
}
