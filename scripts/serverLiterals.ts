import { type ESTree, parseSync, Visitor } from 'vite'
import type { SourceFile } from './moduleReferences.ts'

/** The specification's own sentences, which clients know to the letter; the catalogs take them from there. */
const SPECIFIED = 'contract/errors.ts'
/** Ends like a sentence, and has two words at least. Three points end no sentence: so a progress message ends. */
const SENTENCE = /\p{L} [\s\S]*[^.\s][.!?]$/u

/**
 * A text for people that stands in a program of the server and so knows one language: one given to an AppError, or, in
 * the contract, a sentence of a schema. Undefined where there is none.
 */
export function sentenceOutsideCatalogs({ path, source }: SourceFile): string | undefined {
  const isContract = path.startsWith('contract/') && path !== SPECIFIED
  if (!isContract && !source.includes('AppError(')) return undefined
  const { program } = parseSync(path, source)
  const found: ESTree.Node[] = []
  new Visitor({
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'AppError') return
      const [, said] = node.arguments
      if (said) found.push(...textsIn(said))
    },
    Literal(node) {
      if (isContract && typeof node.value === 'string' && SENTENCE.test(node.value)) found.push(node)
    },
    TemplateLiteral(node) {
      if (isContract && SENTENCE.test(node.quasis.map(({ value }) => value.raw).join('x'))) found.push(node)
    },
  }).visit(program)
  const [first] = found.sort((a, b) => a.start - b.start)
  return first && source.slice(first.start, first.end)
}

/** What a value is written as where it is written as text, in one branch of it at least, or in the body of a function. */
function textsIn(node: ESTree.Node): ESTree.Node[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : []
    case 'TemplateLiteral':
      return [node]
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...textsIn(node.left), ...textsIn(node.right)]
    case 'ArrowFunctionExpression':
      return textsIn(node.body)
    case 'ParenthesizedExpression':
      return textsIn(node.expression)
    default:
      return []
  }
}
