import { Parser } from 'htmlparser2'
import type { BlockKind, Place, ReadBlock } from '../../document.ts'
import { blockOf } from '../blocks.ts'
import { areMadeLines } from '../lines.ts'
import { refuse } from '../refuse.ts'
import { Run } from './run.ts'

/** Pages written by people are never nested this deeply, and each level slows parsers down. */
export const MAX_DEPTH = 512
const SKIPPED = names(
  'script style noscript template svg nav form button select textarea iframe object video audio canvas head title rp rt',
)
const BLOCKS = names(
  'p div section article main header footer aside body html address details summary figure dl dt dd ul ol table tbody thead tfoot hr fieldset center li blockquote pre tr figcaption caption h1 h2 h3 h4 h5 h6',
)
const EMPHASIS = names('b strong i em dfn mark')
const VOID = names('area base br col embed hr img input link meta source track wbr')
/** Matches the names that Word files and books give to footnotes. */
const NOTE = /^(?:foot|end|rear)notes?\b/
/** Matches a reference to a note, such as `[1]` or `†`, or an edit link, such as `[edit]`. */
const REFERENCE = /^\s*(?:\[\s*[\w\s]{1,8}\]|[\d*†‡§]{1,4})\s*$/
const LIST_KINDS: Record<string, BlockKind> = {
  li: 'item',
  blockquote: 'quote',
  figcaption: 'caption',
  caption: 'caption',
}

function names(list: string) {
  return new Set(list.split(' '))
}

type Attributes = Record<string, string>
type Open = { name: string; skips: boolean }

/** Converts HTML to blocks in one pass and without recursion, so that large or deeply nested pages do no harm. */
export function blocksOfHtml(
  html: string,
  { place = null, xml = false }: { place?: Place | null; xml?: boolean } = {},
) {
  const walker = new Walker(place)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walker.open(name, attributes),
      onclosetag: (name) => walker.close(name),
      ontext: (text) => walker.text(text),
    },
    { decodeEntities: true, xmlMode: xml, lowerCaseTags: true, recognizeSelfClosing: true },
  )
  parser.write(html)
  parser.end()
  return walker.end()
}

class Walker {
  readonly #blocks: ReadBlock[] = []
  readonly #open: Open[] = []
  readonly #kinds: string[] = []
  readonly #place: Place | null
  #skipped = 0
  #run = new Run()
  /** Cells of the row that is being read. */
  #cells: string[] | undefined
  #hasHeader = false

  constructor(place: Place | null) {
    this.#place = place
  }

  open(name: string, attributes: Attributes) {
    if (VOID.has(name)) return this.#void(name)
    const skips = isSkipped(name, attributes)
    if (this.#open.push({ name, skips }) > MAX_DEPTH) refuse('too_complex')
    if (skips) this.#skipped++
    if (this.#skipped > 0) return
    if (name === 'tr') {
      this.#flush()
      this.#cells = []
    } else if (this.#cells) {
      if (name === 'th') this.#hasHeader = true
    } else if (BLOCKS.has(name)) {
      this.#flush()
      if (isKind(name)) this.#kinds.push(name)
    } else if (EMPHASIS.has(name)) this.#run.beginEmphasis()
    if (name === 'sup') this.#run.mark()
    if (name === 'q') this.#run.add('“')
  }

  close(name: string) {
    if (VOID.has(name)) return
    const opened = this.#open.pop()
    if (opened?.skips) {
      this.#skipped--
      return
    }
    if (this.#skipped > 0) return
    if (name === 'tr') this.#endRow()
    else if (this.#cells) {
      if (name === 'td' || name === 'th') this.#cells.push(this.#run.take({ keepsLines: false }).text)
    } else if (BLOCKS.has(name)) {
      this.#flush()
      if (isKind(name)) this.#kinds.pop()
    } else if (EMPHASIS.has(name)) this.#run.endEmphasis()
    if (name === 'sup') this.#run.dropSinceMark((text) => REFERENCE.test(text))
    if (name === 'q') this.#run.add('”')
  }

  text(text: string) {
    if (this.#skipped === 0) this.#run.add(text, { keepsLines: this.#kinds.at(-1) === 'pre' })
  }

  end() {
    this.#flush()
    return this.#blocks
  }

  #void(name: string) {
    if (this.#skipped > 0) return
    if (name === 'br') this.#run.breakLine()
    if (name === 'hr' && !this.#cells) this.#flush()
  }

  #flush() {
    if (this.#cells) return
    const name = this.#kinds.findLast((kind) => kind !== 'li') ?? this.#kinds.at(-1)
    const isPre = name === 'pre'
    const { text, lines, emphasised } = this.#run.take({ keepsLines: isPre })
    if (text === '') return
    const place = this.#place
    const heading = /^h([1-6])$/.exec(this.#kinds.at(-1) ?? '')
    if (heading) this.#blocks.push(blockOf({ kind: 'heading', level: Number(heading[1]), text, place }))
    else if (isPre) this.#blocks.push(blockOf({ kind: 'other', text, place }))
    else if (lines.length > 1 && areMadeLines(lines))
      this.#blocks.push(blockOf({ kind: 'other', text: lines.join('\n'), place }))
    else {
      const kind = LIST_KINDS[this.#kinds.at(-1) ?? ''] ?? LIST_KINDS[name ?? ''] ?? 'paragraph'
      this.#blocks.push(blockOf({ kind, text, emphasised, place }))
    }
  }

  #endRow() {
    const cells = (this.#cells ?? []).map((cell) => cell.trim())
    this.#cells = undefined
    const [only = ''] = cells
    // A row with a single cell and no header belongs to a table that is only used for layout.
    const isLayout = cells.length === 1 && !this.#hasHeader
    const text = isLayout ? only : cells.join(' | ')
    if (cells.some((cell) => cell !== ''))
      this.#blocks.push(blockOf({ kind: isLayout ? 'paragraph' : 'other', text, place: this.#place }))
    this.#run.take({ keepsLines: false })
  }
}

const isKind = (name: string) => name in LIST_KINDS || name === 'pre' || /^h[1-6]$/.test(name)

function isSkipped(name: string, { hidden, style, id, role, class: classes, 'epub:type': type, ...rest }: Attributes) {
  if (SKIPPED.has(name)) return true
  if (hidden !== undefined || rest['aria-hidden'] === 'true' || /display:\s*none/i.test(style ?? '')) return true
  if (role === 'navigation' || /\bmw-editsection\b/.test(classes ?? '')) return true
  if (/\b(?:footnote|endnote|rearnote)s?\b|\bpagebreak\b/.test(type ?? '')) return true
  return (name === 'li' && NOTE.test(id ?? '')) || (name === 'section' && NOTE.test(classes ?? ''))
}
