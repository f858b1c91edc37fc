import { join } from 'node:path'
import { z } from 'zod'
import { childModule } from '../childModule.ts'
import { createOnce } from '../guard/service.ts'
import { ReadBlock, type ReadSource, Source } from './document.ts'
import { type ArticleMeta, type WikipediaReason, WikipediaRefused } from './wikipedia/service.ts'

const LIMITS = { cpuMs: 20_000, wallMs: 60_000, memoryMb: 512 }
const MAX_CHARACTERS = 5_000_000

const Blocks = z.array(ReadBlock)
const Answer = z.union([z.object({ source: Source }), z.object({ refused: z.string() })])

/** Reads Wikipedia articles in separate processes, so that their content can't harm the server. */
export type ArticleReading = {
  /** @throws WikipediaRefused */
  read(input: { html: string; meta: ArticleMeta; owner: string; signal: AbortSignal }): Promise<ReadSource>
  close(): void
}

export function createArticleReading(): ArticleReading {
  const once = createOnce({
    module: childModule(join(import.meta.dirname, 'wikipedia', 'read.ts')),
    reads: [
      'server/material',
      'server/errors.ts',
      'server/words.ts',
      'words',
      'contract',
      'node_modules',
      'package.json',
    ],
    ...{ heapMb: 400, dataMb: 1_024, niceness: 10, places: 2 },
    said: { busy: ({ material }) => material.readerBusy, down: ({ material }) => material.readerDown },
  })
  return {
    async read({ html, meta, owner, signal }) {
      const blocks: ReadBlock[] = []
      let characters = 0
      const onTold = (value: unknown) => {
        for (const block of Blocks.parse(value)) {
          characters += block.text.length
          blocks.push(block)
        }
        if (characters > MAX_CHARACTERS) throw new Error('more text than an article has')
      }
      const bytes = new TextEncoder().encode(html)
      const outcome = await once.call('read', [meta], { bytes, onTold, owner, signal, limits: LIMITS })
      if (outcome.type === 'late') throw new WikipediaRefused('too_slow')
      if (outcome.type === 'gone') throw new WikipediaRefused('too_complex')
      if (outcome.type !== 'done') throw new WikipediaRefused('broken', { cause: new Error(outcome.type) })
      const answer = Answer.parse(outcome.value)
      if ('refused' in answer) throw new WikipediaRefused(answer.refused as WikipediaReason)
      return { source: answer.source, blocks }
    },
    close: () => once.close(),
  }
}
