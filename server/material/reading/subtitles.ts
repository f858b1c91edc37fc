import type { ReadBlock } from '../document.ts'
import { blockOf, declaredLanguage, declaredText, type Reading } from './blocks.ts'
import { decode, normalised, onOneLine } from './decode.ts'
import type { Asked, Report } from './read.ts'
import { refuse } from './refuse.ts'

type Cue = { from: number; to: number; text: string }

const TIMES = /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})/
/** A paragraph ends at the first end of a sentence after this many characters, or at a pause. */
const PARAGRAPH_CHARACTERS = 400
/** The maximum length of a paragraph, for subtitles without punctuation. */
const PARAGRAPH_MAX_CHARACTERS = 900
const PAUSE_S = 3

export function readSubtitles(bytes: Uint8Array, _report: Report, { charset }: Asked): Reading {
  const text = normalised(decode(bytes, charset))
  const cues = withoutRepeats(cuesOf(text))
  if (cues.length === 0) refuse(text.trim() === '' ? 'empty' : 'broken')
  const header = text.startsWith('WEBVTT') ? (text.split('\n\n')[0] ?? '') : ''
  return {
    declared: {
      title: declaredText(/^WEBVTT[ \t]+[-–]?[ \t]*(.+)/.exec(header)?.[1]),
      language: declaredLanguage(/^Language:\s*(\S+)/m.exec(header)?.[1]),
    },
    blocks: paragraphsOf(cues),
  }
}

function cuesOf(text: string): Cue[] {
  const cues: Cue[] = []
  for (const chunk of text.split(/\n[ \t]*\n/)) {
    const lines = chunk.split('\n')
    const at = lines.findIndex((line) => TIMES.test(line))
    const [, ...times] = TIMES.exec(lines[at] ?? '') ?? []
    if (times.length === 0) continue
    const [h1, m1, s1, f1, h2, m2, s2, f2] = times
    const said = lines
      .slice(at + 1)
      .map(spoken)
      .filter((line) => line !== '')
    cues.push(...said.map((line) => ({ from: seconds(h1, m1, s1, f1), to: seconds(h2, m2, s2, f2), text: line })))
  }
  return cues
}

const seconds = (...[hours = '0', minutes = '0', whole = '0', fraction = '0']: (string | undefined)[]) =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(whole) + Number(`0.${fraction}`)

/** Removes tags, descriptions of sounds and music, and the dash before a new speaker from a line. */
const spoken = (line: string) =>
  onOneLine(
    line
      .replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')
      .replace(/\[[^[\]]*\]|♪[^♪]*♪?/g, ' ')
      .replace(/&(amp|lt|gt|nbsp|quot);/g, (_, name: string) => ENTITIES[name] ?? ' ')
      .replace(/^[\s>–—-]+/, ''),
  )
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Removes repeated lines. Automatic subtitles scroll, so each cue repeats the line before. */
const withoutRepeats = (cues: readonly Cue[]) =>
  cues.filter(({ text, from }, i) => {
    const earlier = [cues[i - 1], cues[i - 2]].filter((cue) => cue !== undefined)
    return !earlier.some((cue) => cue.text === text && from - cue.to < 1)
  })

function* paragraphsOf(cues: readonly Cue[]): Generator<ReadBlock> {
  let begun: Cue | undefined
  let end = 0
  for (const cue of cues) {
    const { length } = begun?.text ?? ''
    const isSentence = /[.!?…]["'”’»)]*$/.test(begun?.text ?? '')
    const pause = cue.from - end >= PAUSE_S
    const isFull = length >= PARAGRAPH_MAX_CHARACTERS || (length >= PARAGRAPH_CHARACTERS && isSentence)
    if (begun && (isFull || (pause && (isSentence || length >= PARAGRAPH_CHARACTERS)))) {
      yield paragraph(begun)
      begun = undefined
    }
    begun = begun ? { ...begun, text: `${begun.text} ${cue.text}` } : cue
    end = cue.to
  }
  if (begun) yield paragraph(begun)
}

const paragraph = ({ from, text }: Cue) =>
  blockOf({ kind: 'paragraph', text, place: { kind: 'second', label: String(Math.floor(from)) } })
