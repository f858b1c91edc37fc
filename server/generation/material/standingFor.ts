import type { Analysis, Shown } from './analysis.ts'
import { once } from './once.ts'

const LETTERS = / \((\p{Lu}{2,6})s?\)/gu
const MOST_WORDS = 7
/** An abbreviation that occurs less often in the source isn't worth remembering. */
const OFTEN = 5
/** Organisations. They are usually known by their abbreviations, and their full names aren't part of the subject. */
const ORGANISATION =
  /\b(?:Institutes?|Association|Organi[sz]ation|Administration|Survey|Federation|Service|University|Department|Agency|Office|Society|Council|Committee|Commission|Foundation|Company|Corporation|Party|Act|Bureau|Instituto|Asociación|Universidad|Departamento|Agencia|Oficina|Sociedad|Consejo|Comité|Comisión|Fundación|Compañía|Partido|Ley)\b/

type WrittenOut = { sentence: Shown; letters: string; long: string }

/** Abbreviations that the source writes out: 'random access memory (RAM)'. */
export const writtenOutIn = once(({ sentences, small }: Analysis): WrittenOut[] =>
  sentences.flatMap((sentence) =>
    sentence.kind === 'heading' || sentence.kind === 'other' || sentence.kind === 'caption'
      ? []
      : [...sentence.shown.matchAll(LETTERS)].flatMap(({ 1: letters = '', index }) => {
          const long = writtenOut(wordsBefore(sentence.shown, index), letters)
          if (long === null || isOtherForm(long, sentence.shown.slice(index + letters.length + 2))) return []
          return [{ sentence, letters, long: inMidSentence(long, sentence.shown, small) }]
        }),
  ),
)

/**
 * Whether the words are another form of the full name that the letters abbreviate: 'magnetic resonance images (MRI)'.
 */
const isOtherForm = (long: string, after: string) =>
  / images$/i.test(long) ||
  (/[^s]s$/.test(long) && !after.startsWith('s') && !/\b(?:of|de) \p{L}+$|\p{Lu}\p{Ll}+$/u.test(long))

/** Words from the beginning of a sentence as they are written in the middle of one, without the capital letter. */
const inMidSentence = (long: string, sentence: string, small: Analysis['small']) =>
  sentence.startsWith(long) && / \p{Ll}/u.test(long) && !/ \p{Lu}/u.test(long) && !/^\p{Lu}{2}/u.test(long)
    ? `${long.charAt(0).toLowerCase()}${long.slice(1)}`
    : small.has(long)
      ? long.toLowerCase()
      : long

/** Signs of a Spanish name. If a Spanish source gives an English name, it isn't clear in which language to answer. */
const SPANISH = /(?:^| )(?:de|del|por|para|la|los|y) |(?:ción|dad|ico|ica|al|or|aje)(?: |$)/i

/**
 * Abbreviations worth asking for: the source uses them often and for one thing only, and they belong to its subject.
 */
export const standingFor = once((analysis: Analysis): WrittenOut[] => {
  const { sentences, names, language } = analysis
  const taken = new Set<string>()
  return writtenOutIn(analysis).filter(({ sentence, letters, long }) => {
    if (taken.has(letters) || ORGANISATION.test(long) || !isSentence(sentence.shown)) return false
    if ((names.get(letters) ?? 0) + (names.get(`${letters}s`) ?? 0) < OFTEN) return false
    if (language === 'es' && !SPANISH.test(long)) return false
    // Of 'digital object identifiers (DOIs)', it isn't clear whether the singular is asked for.
    if (sentence.shown.includes(`(${letters}s)`)) return false
    const isMixed = new RegExp(String.raw`\w/${letters}\b|\b${letters}/\w`)
    if (sentences.some(({ shown }) => isMixed.test(shown))) return false
    taken.add(letters)
    return true
  })
})

const FEWEST_WORDS = 8
const isSentence = (text: string) => /[.”"]$/.test(text) && text.split(' ').length >= FEWEST_WORDS

/** The words directly before an offset, up to `MOST_WORDS` of them, without punctuation in between. */
function wordsBefore(text: string, offset: number): string[] {
  const words = text
    .slice(Math.max(0, offset - 200), offset)
    .split(' ')
    .slice(-MOST_WORDS)
  const apart = words.findLastIndex((word) => !/^[\p{L}-]+$/u.test(word))
  return words.slice(apart + 1)
}

/**
 * The last words whose initials are the letters; function words in between may be skipped. Null if there are no such
 * words.
 */
function writtenOut(words: string[], letters: string): string | null {
  for (let length = 2; length <= words.length; length += 1) {
    const tail = words.slice(-length)
    const initials = tail
      .flatMap((word) => word.split('-'))
      .filter((word) => !/^(?:of|and|the|for|in|to|on|de|del|la|y|el|los|las|para|en)$/i.test(word))
    if (/^(?:of|and|the|for|in|to|an?|de|del|la|y|el)$/i.test(tail[0] ?? '')) continue
    if (initials.map((word) => word.charAt(0).toUpperCase()).join('') === letters) return tail.join(' ')
  }
  return null
}
