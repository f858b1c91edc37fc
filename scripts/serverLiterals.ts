import { type ESTree, parseSync, Visitor } from 'vite'
import type { SourceFile } from './moduleReferences.ts'

/** Contains the sentences whose exact wording is specified. The catalogs take them from this file. */
const SPECIFIED = 'contract/errors.ts'
/** A text of two or more words that ends like a sentence, but not with three dots, which end progress messages. */
const SENTENCE = /\p{L} [\s\S]*[^.\s][.!?]$/u

/**
 * The first text for people that is hard-coded in one language instead of in the catalogs: an argument of AppError or,
 * in the contract, a sentence of a schema. Undefined if there is none.
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

/** The text literals that an expression can evaluate to, including those in branches and bodies of arrow functions. */
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
