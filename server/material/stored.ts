import { z } from 'zod'
import type { MaterialSummary } from '#contract/material.ts'
import type { TopicSource } from '#contract/topicSource.ts'
import { storedJson } from '../db/storedJson.ts'
import type { MaterialRow } from '../db/tables.ts'
import { Block, type MaterialDocument, Source } from './document.ts'
import type { SummaryRow } from './store.ts'

const Blocks = z.array(Block)

/** The document as it was read, apart from its title, which its owner may have changed. */
export function documentIn(row: Pick<MaterialRow, 'source' | 'text' | 'hash' | 'blocks'>): MaterialDocument {
  return { source: sourceIn(row), text: row.text, hash: row.hash, blocks: storedJson(Blocks, row.blocks) }
}

export const sourceIn = ({ source }: Pick<MaterialRow, 'source'>): Source => storedJson(Source, source)

/** The details of a source that clients receive. */
export function toldOf({ language, ...source }: Source): TopicSource {
  return source
}

export function summaryOf(row: SummaryRow): MaterialSummary {
  const { kind, address, author } = sourceIn(row)
  const { id, title, words, bytes, topicCount, createdAt } = row
  return { id, title, kind, address, author, words, bytes, topicCount, createdAt }
}
