import type { MaterialDocument } from '../../material/service.ts'
import { type Definition, definitionsOf } from './definitions.ts'
import { languageOfText } from './language.ts'
import { once } from './once.ts'
import { readable } from './prose.ts'
import { type Sentence, sentencesOf, shownText } from './sentences.ts'
import { foldTerm, wordsOf } from './wordForms.ts'

/** A sentence, and its text as learners see it. */
export type Shown = Sentence & { shown: string }

/** What is computed once per document and used for its outline, its lessons and its questions. */
export type Analysis = {
  language: string | null
  kept: boolean[]
  sentences: Shown[]
  /** Terms that are emphasised or headings in the source, as `foldTerm` returns them. */
  marked: ReadonlySet<string>
  /** How often each word occurs with a capital letter within a sentence. */
  names: ReadonlyMap<string, number>
  /** How often each word occurs in lower case. */
  small: ReadonlyMap<string, number>
  definitions: Definition[]
}

export const analysisOf = once((document: MaterialDocument): Analysis => {
  const kept = readable(document)
  const sentences = sentencesOf(document)
    .filter(({ block }) => kept[block])
    .map((sentence) => ({ ...sentence, shown: shownText(sentence.text) }))
  const language = languageOfText(proseIn(document, kept), document.source.language)
  const base = { language, kept, sentences, marked: markedIn(document), ...lettersIn(sentences) }
  return { ...base, definitions: definitionsOf(document, base) }
})

const proseIn = ({ blocks, text }: MaterialDocument, kept: boolean[]) =>
  blocks
    .filter(({ kind }, at) => kept[at] && kind !== 'other' && kind !== 'heading')
    .slice(0, 200)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')

const LONGEST_TERM_WORDS = 5

function markedIn({ blocks, text, source }: MaterialDocument): Set<string> {
  const emphasised = blocks.flatMap((block) => block.emphasised.map(({ start, end }) => text.slice(start, end)))
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => text.slice(start, end))
  const all = [...emphasised, ...headings, source.title].map((term) =>
    term.replace(/^[\d.)\s“"‘]+|(?<![.:;,\s”"’])[.:;,\s”"’]+$/g, '').trim(),
  )
  return new Set(all.filter((term) => term !== '' && wordsOf(term).length <= LONGEST_TERM_WORDS).map(foldTerm))
}

function lettersIn(sentences: Shown[]) {
  const names = new Map<string, number>()
  const small = new Map<string, number>()
  for (const { shown, kind } of sentences) {
    if (kind === 'heading' || kind === 'other') continue
    wordsOf(shown).forEach((word, at) => {
      const counts = /^\p{Lu}/u.test(word) ? (at === 0 ? null : names) : small
      counts?.set(word, (counts.get(word) ?? 0) + 1)
    })
  }
  return { names, small }
}
