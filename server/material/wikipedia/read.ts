import type { Given } from '../../guard/service.ts'
import type { ReadBlock, ReadSource } from '../document.ts'
import { type ArticleMeta, readArticle } from './article.ts'
import { type WikipediaReason, WikipediaRefused } from './refused.ts'

// This is the module that runs in the process that reads an article.

/** Messages contain about this many characters, so that the server never has to parse a whole article at once. */
const PART_CHARACTERS = 64_000

export type Read = { source: ReadSource['source'] } | { refused: WikipediaReason }

export function read(meta: ArticleMeta, { bytes, tell }: Given): Read {
  try {
    const { source, blocks } = readArticle(new TextDecoder().decode(bytes), meta)
    let part: ReadBlock[] = []
    let characters = 0
    for (const block of blocks) {
      part.push(block)
      characters += block.text.length
      if (characters < PART_CHARACTERS) continue
      tell(part)
      part = []
      characters = 0
    }
    tell(part)
    return { source }
  } catch (error) {
    if (error instanceof WikipediaRefused) return { refused: error.reason }
    throw error
  }
}
