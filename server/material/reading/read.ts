import type { Given } from '../../guard/service.ts'
import type { ReadBlock } from '../document.ts'
import { type Declared, type Reading, tidied } from './blocks.ts'
import type { FileKind } from './kinds.ts'
import { requireProse } from './prose.ts'
import { refuse } from './refuse.ts'

// This is the module that the reading process runs. It loads each reader only when it's needed, so that it starts fast.

/** About as many characters as in eight long novels. */
const MAX_CHARACTERS = 4_000_000
const MAX_BLOCKS = 200_000
/** Messages to the server contain about this many characters, so that it never has to parse a whole book at once. */
const MESSAGE_CHARACTERS = 64_000

/** `charset` is the encoding that the web server declared. */
export type Asked = { kind: FileKind; charset: string | null }
export type Report = (done: number, total: number) => void
export type Reader = (bytes: Uint8Array, report: Report, asked: Asked) => Reading | Promise<Reading>

/** What the process sends before it ends: its progress, and then the blocks. */
export type Told = { done: number; total: number } | { blocks: ReadBlock[] }

const readers: Record<FileKind, () => Promise<Reader>> = {
  text: async () => (await import('./text.ts')).readText,
  markdown: async () => (await import('./markdown.ts')).readMarkdown,
  subtitles: async () => (await import('./subtitles.ts')).readSubtitles,
  pdf: async () => (await import('./pdf/read.ts')).readPdf,
  docx: async () => (await import('./docx.ts')).readDocx,
  epub: async () => (await import('./epub.ts')).readEpub,
  html: async () => (await import('./html/read.ts')).readHtml,
}

export async function read(asked: Asked, { bytes, tell }: Given): Promise<Declared> {
  const send = (told: Told) => tell(told)
  const reader = await readers[asked.kind]()
  const { declared, blocks } = await reader(bytes, (done, total) => send({ done, total }), asked)
  const tidy = tidied(bounded(blocks), declared.title)
  requireProse(tidy.blocks)
  for (const part of parts(tidy.blocks)) send({ blocks: part })
  return { ...declared, title: tidy.title }
}

function bounded(blocks: Iterable<ReadBlock>) {
  const kept: ReadBlock[] = []
  let characters = 0
  for (const block of blocks) {
    if (block.text.trim() === '') continue
    characters += block.text.length
    if (characters > MAX_CHARACTERS || kept.length >= MAX_BLOCKS) refuse('too_long')
    kept.push(block)
  }
  return kept
}

function* parts(blocks: readonly ReadBlock[]) {
  let part: ReadBlock[] = []
  let characters = 0
  for (const block of blocks) {
    part.push(block)
    characters += block.text.length
    if (characters < MESSAGE_CHARACTERS) continue
    yield part
    part = []
    characters = 0
  }
  yield part
}
