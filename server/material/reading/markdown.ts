import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { ReadBlock } from '../document.ts'
import { type Declared, declaredDate, declaredLanguage, declaredText, licenceAt, type Reading } from './blocks.ts'
import { decode, normalised } from './decode.ts'
import { blocksOfHtml } from './html/blocks.ts'
import type { Asked, Report } from './read.ts'

/** micromark needs hundreds of times as much memory as the text itself, so long texts are rendered in parts. */
const PART_CHARACTERS = 40_000
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/
const DEFINITION = /^ {0,3}\[([^\]\n]{1,200})\]:[ \t]*\S.*$/gm
/** Quotes and lists that are nested too deeply to read. micromark's time for them is quadratic in the depth. */
const DEEP = /^(?:[ \t]*(?:>|[-*+][ \t])){12,}/gm
const FENCE = /^ {0,3}(`{3,}|~{3,})/

export function readMarkdown(bytes: Uint8Array, report: Report, { charset }: Asked): Reading {
  const text = normalised(decode(bytes, charset)).replace(DEEP, '> ')
  const [whole = '', matter = ''] = FRONT_MATTER.exec(text) ?? []
  return { declared: declaredIn(matter), blocks: blocksOf(text.slice(whole.length), report) }
}

function* blocksOf(text: string, report: Report): Generator<ReadBlock> {
  const definitions = new Map(
    text.matchAll(DEFINITION).map(([line, label = '']): [string, string] => [label.toLowerCase(), line]),
  )
  let done = 0
  for (const part of partsOf(text)) {
    const used = new Set(part.matchAll(/\[([^\][\n]{1,200})\]/g).map(([, label = '']) => label.toLowerCase()))
    const lines = [...used].flatMap((label) => definitions.get(label) ?? [])
    const html = micromark(`${part}\n\n${lines.join('\n')}`, {
      allowDangerousHtml: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    })
    yield* blocksOfHtml(html)
    done += part.length
    report(done, text.length)
  }
}

/**
 * Splits a text before headings or, if there is no heading for a long time, between paragraphs. A fenced code block is
 * only split if it's very long.
 */
function* partsOf(text: string): Generator<string> {
  let part: string[] = []
  let characters = 0
  let fence = ''
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
    const isBorder = /^#{1,6}\s/.test(line) || (characters > 2 * PART_CHARACTERS && line.trim() === '')
    if (characters > PART_CHARACTERS && isBorder && (fence === '' || characters > 8 * PART_CHARACTERS)) {
      yield part.join('\n')
      part = []
      characters = 0
    }
    part.push(line)
    characters += line.length + 1
  }
  yield part.join('\n')
}

function declaredIn(matter: string): Declared {
  const of = (...names: string[]) => {
    const line = new RegExp(`^(?:${names.join('|')})[ \\t]*:[ \\t]*(.+)$`, 'im').exec(matter)?.[1]
    return declaredText(line?.replace(/^(["'])(.*)\1\s*$/, '$2'))
  }
  return {
    title: of('title'),
    author: of('author', 'authors')?.replace(/^\[(.*)\]$/, '$1'),
    date: declaredDate(of('updated', 'lastmod', 'date')),
    language: declaredLanguage(of('lang', 'language')),
    licence: licenceAt(of('license', 'licence')),
  }
}
