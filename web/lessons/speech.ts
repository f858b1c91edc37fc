import * as words from '#words/lessons.aloud.ts'

/** One breath of reading aloud, and the block of the text that it stands in. */
export type Sentence = { block: Element; text: string }

const CONTAINERS = ['UL', 'OL', 'BLOCKQUOTE', 'TABLE', 'THEAD', 'TBODY']
const BLOCKS = [...CONTAINERS, 'P', 'PRE', 'DIV', 'LI', 'TR', 'H2', 'H3', 'H4']

/** A text of this language in the order to be read; formulas and code that no voice can say are named. */
export function sentencesIn(prose: Element, language: string): Sentence[] {
  return listBlocks(prose).flatMap((block) =>
    splitSentences(spokenText(block), language).map((text) => ({ block, text })),
  )
}

export function splitSentences(text: string, language: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  const sentences = Array.from(segmenter.segment(plain), (s) => s.segment)
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** A variable or a number is said as it is. */
export const spokenMath = (text: string) => (/^[\p{L}\p{N}]{1,12}$/u.test(text.trim()) ? text : words.formula)

/** Each is marked by itself while it is read: the items of a list and the rows of a table too. */
function listBlocks(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    if (CONTAINERS.includes(child.tagName) || child.matches('.table-scroll')) return listBlocks(child)
    if (!BLOCKS.includes(child.tagName)) return []
    return child.matches('li') ? [child, ...listBlocks(child)] : [child]
  })
}

function spokenText(block: Element): string {
  if (block.matches('pre')) return words.codeBlock
  if (block.matches('.math-display')) return words.formulaBlock
  return [...block.childNodes].map(spokenNode).join('')
}

function spokenNode(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  if (node.localName === 'math') return spokenMath(node.textContent)
  if (node.matches('td, th')) return `${spokenText(node)}, `
  // It is read by itself.
  if (BLOCKS.includes(node.tagName)) return ' '
  return node.matches('br') ? ' ' : spokenText(node)
}
