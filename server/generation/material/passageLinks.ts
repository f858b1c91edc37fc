import { PASSAGE_LINK } from '#contract/passages.ts'
import type { Item } from '../../items/service.ts'

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const MARK = /(?<!\\)\[(\d+)\]/g

const linkTo = (n: number) => `[\\[${n}\\]](${PASSAGE_LINK}${n})`

/**
 * Turns the marks `[n]` in a lesson into links to passages. Marks whose passage isn't stored are removed. Code isn't
 * changed.
 */
export function linked(markdown: string, stored: ReadonlySet<number>): string {
  let fence: string | null = null
  const lines = markdown.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1]
    if (fence === null && mark !== undefined) fence = mark
    else if (fence !== null && mark?.startsWith(fence)) fence = null
    else if (fence === null)
      return line.replace(MARK, (_, n: string) => (stored.has(Number(n)) ? linkTo(Number(n)) : '')).trimEnd()
    return line
  })
  return lines.join('\n')
}

/**
 * Adds links to the explanation of a question, which lead to the passages that the question is based on. If several
 * options are right, only the one that is closest to the evidence gets them, because the others may rest on other
 * passages.
 */
export function withLink<Of extends Item>(item: Of, numbers: readonly number[]): Of {
  const links = (own: readonly number[]) => own.map((n) => ` ${linkTo(n)}`).join('')
  if ('pairs' in item && item.pairs.length === numbers.length) {
    const pairs = item.pairs.map((pair, at) => ({ ...pair, why: `${pair.why}${links(numbers.slice(at, at + 1))}` }))
    return { ...item, pairs }
  }
  if ('options' in item) {
    const right = item.options.filter(({ correct }) => correct)
    const shared = right.map(({ text, why }) => countShared(`${text} ${why}`, item.evidence ?? ''))
    const linked = right[shared.indexOf(Math.max(...shared))]
    const options = item.options.map((option) =>
      option === linked ? { ...option, why: `${option.why}${links(numbers)}` } : option,
    )
    return { ...item, options }
  }
  return 'why' in item && typeof item.why === 'string' ? { ...item, why: `${item.why}${links(numbers)}` } : item
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu))

/** How many longer words two texts share. */
function countShared(one: string, other: string) {
  const others = wordsOf(other)
  return [...wordsOf(one)].filter((word) => others.has(word)).length
}
