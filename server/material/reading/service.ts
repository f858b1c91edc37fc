import { join } from 'node:path'
import { z } from 'zod'
import { childModule } from '../../childModule.ts'
import { createOnce, type Outcome } from '../../guard/service.ts'
import { Licence, ReadBlock, type ReadSource, Source } from '../document.ts'
import { extensionOf, type FileKind, kindOf, MAX_BYTES } from './kinds.ts'
import { ReadRefused } from './refusal.ts'
import { RefusalCause } from './refuse.ts'

export type { FileKind } from './kinds.ts'
export { FILE_KINDS, MAX_BYTES } from './kinds.ts'
export { ReadRefused, refusalError } from './refusal.ts'
export type { RefusalReason } from './refuse.ts'

/**
 * A book of 700 pages takes about 10 s of processor time and 350 MB. The limits are higher, because small machines are
 * five times slower, and because a process on a busy machine also has to wait.
 */
const MEMORY_MB = 512
const limitsOf = (cpuMs: number) => ({ cpuMs, wallMs: cpuMs * 3, memoryMb: MEMORY_MB })
const LIMITS: Record<FileKind, ReturnType<typeof limitsOf>> = {
  text: limitsOf(15_000),
  markdown: limitsOf(20_000),
  subtitles: limitsOf(15_000),
  html: limitsOf(20_000),
  docx: limitsOf(30_000),
  epub: limitsOf(30_000),
  pdf: limitsOf(60_000),
}
/** The limits for V8's heap and for everything the process allocates. MEMORY_MB is usually reached first. */
const HEAP_MB = 400
const DATA_MB = 1_024
const NICENESS = 10
/** How many files are read at once. One hostile file doesn't block the others, and both together need at most 1 GB. */
const PLACES = 2
/**
 * The maximum number of characters that the server accepts. The reading process sends at most 4 million. If it sends
 * more, a hostile file must have taken control of it.
 */
const MAX_CHARACTERS = 5_000_000
const TITLE_MAX_LENGTH = 120

const Told = z.union([
  z.object({ done: z.int().nonnegative(), total: z.int().nonnegative() }),
  z.object({ blocks: z.array(ReadBlock) }),
])
const Declared = z
  .object({
    title: z.string().max(1_000),
    author: Source.shape.author,
    date: Source.shape.date,
    language: Source.shape.language,
    licence: Licence.nullable(),
    address: Source.shape.address,
  })
  .partial()

export type ReadInput = {
  bytes: Uint8Array
  /** The file name. It decides between kinds of text. Other kinds are recognised by their content. */
  fileName?: string | undefined
  /** Given instead of a file name, for example for pasted text. */
  kind?: FileKind | undefined
  /** The address of a web page, after redirects. */
  address?: string | undefined
  /** The encoding that the web server declared. */
  charset?: string | null | undefined
  /** Called while the file is read. The unit depends on the kind, for example pages of a PDF or chapters of a book. */
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined
  owner?: string | undefined
  signal?: AbortSignal | undefined
}

/** Reads files in separate processes, so that their content can't harm the server. */
export type Reading = {
  /**
   * @throws ReadRefused
   * @throws AppError `rate_limited` if the queue is full, `unavailable` if no process can be started
   * @throws what the signal was aborted with
   */
  read(input: ReadInput): Promise<ReadSource>
  /** Process ids of the reading processes. */
  readonly pids: number[]
  close(): void
}

/** `cpuMs` replaces the limit of processor time for all kinds. */
export type ReadingOptions = { bubblewrapAt?: readonly string[]; cpuMs?: number }

export function createReading({ cpuMs, ...options }: ReadingOptions = {}): Reading {
  const once = createOnce({
    ...options,
    module: childModule(join(import.meta.dirname, 'read.ts')),
    reads: ['server/material', 'node_modules'],
    ...{ heapMb: HEAP_MB, dataMb: DATA_MB, niceness: NICENESS, places: PLACES },
    said: { busy: ({ material }) => material.readerBusy, down: ({ material }) => material.readerDown },
  })
  return {
    async read({ bytes, fileName = '', kind: given, address, charset = null, onProgress, owner, signal }) {
      const kind = findKind(bytes, fileName, given)
      const limits = cpuMs === undefined ? LIMITS[kind] : limitsOf(cpuMs)
      const blocks: ReadBlock[] = []
      let characters = 0
      const onTold = (value: unknown) => {
        const told = Told.parse(value)
        if (!('blocks' in told)) return onProgress?.(told)
        for (const block of told.blocks) {
          characters += block.text.length
          blocks.push(block)
        }
        if (characters > MAX_CHARACTERS) throw new Error('more text than a reading process sends')
      }
      const declared = declaredIn(
        await once.call('read', [{ kind, charset }], { bytes, onTold, owner, signal, limits }),
      )
      return { source: sourceOf({ kind, fileName, address, declared, blocks }), blocks }
    },
    get pids() {
      return once.pids
    },
    close: () => once.close(),
  }
}

function findKind(bytes: Uint8Array, fileName: string, given: FileKind | undefined): FileKind {
  if (bytes.length === 0) throw new ReadRefused('empty')
  const kind = given ?? kindOf(bytes, fileName)
  if (!isFileKind(kind)) throw new ReadRefused(kind)
  const maxBytes = MAX_BYTES[kind]
  if (bytes.length > maxBytes) throw new ReadRefused('too_large', { maxBytes })
  return kind
}

const isFileKind = (kind: ReturnType<typeof kindOf>): kind is FileKind => kind in MAX_BYTES

function declaredIn(outcome: Outcome): z.infer<typeof Declared> {
  switch (outcome.type) {
    case 'done':
      return Declared.parse(outcome.value)
    case 'refused':
      // If the error has no such cause, V8 itself threw it, because the stack overflowed or an array was too long.
      throw new ReadRefused(RefusalCause.safeParse(outcome.cause).data?.reason ?? 'too_complex')
    case 'late':
      throw new ReadRefused('too_slow')
    case 'gone':
      throw new ReadRefused('too_complex')
    case 'failed':
      throw new ReadRefused('broken', { cause: new Error(outcome.message) })
  }
}

type Known = Pick<ReadInput, 'address'> & {
  kind: FileKind
  fileName: string
  declared: z.infer<typeof Declared>
  blocks: readonly ReadBlock[]
}

function sourceOf({ kind, fileName, address, declared, blocks }: Known): Source {
  const named = fileName.slice(0, fileName.length - (extensionOf(fileName).length + 1)).replaceAll('_', ' ')
  return {
    kind,
    title: declared.title || (extensionOf(fileName) ? named : fileName) || beginningOf(blocks[0]?.text ?? ''),
    author: declared.author ?? null,
    address: address ?? declared.address ?? null,
    revision: null,
    licence: declared.licence ?? null,
    authorsAddress: null,
    date: declared.date ?? null,
    language: declared.language ?? null,
  }
}

function beginningOf(text: string) {
  const [line = ''] = text.split('\n')
  if (line.length <= TITLE_MAX_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', TITLE_MAX_LENGTH) || TITLE_MAX_LENGTH)} …`
}
