import type { MaterialDocument } from '../../material/service.ts'
import type { Analysis, Shown } from './analysis.ts'
import { LABEL } from './definitions.ts'
import { headOf } from './heads.ts'
import { areAlike } from './kindsOfThings.ts'
import { isCutShort, withoutCitations } from './markedDefinitions.ts'
import { hasLoosePronoun, isWhole, pointsElsewhere } from './standalone.ts'
import { isTerm, niceTerm } from './terms.ts'
import { countWords, rootsOf, sharesRoot } from './wordForms.ts'

/** A label of a list, and what the source says about it. `others` are entries of the same list, in the same form. */
export type Labelled = Entry & { others: Entry[]; isWhat: boolean }
type Entry = { term: string; told: string; sentence: Shown; form: string; noun: string | null }

const ENTRY = /^([\p{L}\d`][^:–—.,;()]{1,38}?)(?: \([^()]{1,20}\))?(?::| [–—-]) ([\p{L}].+)$/u
const [FEWEST_WORDS, MOST_WORDS] = [5, 30]
const FEWEST_ROOTS = 3
const COUNT = 3
const LEAST_LENGTH = 0.45
const MOST_SHARED = 0.34

/** The form of a text, judged by its first words: an explanation, what something does, an action, or a noun. */
function formOf(told: string): string | null {
  if (/^(?:an?|the) /i.test(told)) return 'article'
  if (/^(?:\p{Ll}|\p{Lu}\p{Ll})\p{Ll}*[^s]s (?:an?|the|to|that|all|each|any|how|which|whether|\p{Ll}+s?)\b/u.test(told))
    return /^(?:this|these|his|its|always|is|was|has|as|others|lots|tools|users|data|applications)\b/i.test(told)
      ? null
      : 'verb'
  if (/^\p{L}+ing (?:an?|the|to|that|of|on|in|with|from|\p{Ll}+)\b/iu.test(told)) return 'action'
  return null
}

/** Lists of at least four labels with an explanation each: '- **proxy**: stands in front of …'. English only. */
export function labelledIn(document: MaterialDocument, analysis: Analysis): Labelled[] {
  const { sentences, language } = analysis
  if (language !== 'en') return []
  // Entries of one list are in consecutive blocks.
  const lists: Entry[][] = []
  let last = -2
  for (const sentence of sentences) {
    if (sentence.kind !== 'item') continue
    const entry = entryOf(document, sentence, analysis)
    if (document.blocks[sentence.block]?.start !== sentence.start) continue
    if (sentence.block !== last + 1) lists.push([])
    last = sentence.block
    if (entry) lists.at(-1)?.push(entry)
  }
  return lists.flatMap((list) =>
    list.flatMap((entry) => {
      const others = list.filter((other) => other !== entry && isFitting(entry, other)).slice(0, COUNT)
      const areApart = others.every(
        (one, at) => !others.slice(at + 1).some((other) => sharesRoot(one.term, other.term)),
      )
      return others.length === COUNT && areApart ? [{ ...entry, others, isWhat: entry.form === 'article' }] : []
    }),
  )
}

function entryOf(document: MaterialDocument, sentence: Shown, analysis: Analysis): Entry | null {
  const block = document.blocks[sentence.block]
  if (!block || block.start !== sentence.start) return null
  const match = ENTRY.exec(withoutCitations(sentence.shown))
  if (!match) return null
  const [, label = '', rest = ''] = match
  const term = niceTerm(label.trim(), analysis)
  const told = rest.replace(/\.$/, '').trim()
  const form = formOf(told)
  const words = countWords(told)
  if (form === null || !isTerm(term) || LABEL.test(term) || words < FEWEST_WORDS || words > MOST_WORDS) return null
  if (sharesRoot(term, told) || new Set(rootsOf(told)).size < FEWEST_ROOTS || isCutShort(told)) return null
  if (!isWhole(told) || /[/?:;`]/.test(told) || pointsElsewhere(told, 'en') || hasLoosePronoun(told, 'en')) return null
  return { term, told, sentence, form, noun: headOf(told, 'en') }
}

function isFitting(entry: Entry, other: Entry): boolean {
  const lengths = [entry.told.length, other.told.length]
  const roots = new Set(rootsOf(entry.told))
  const others = rootsOf(other.told)
  return (
    entry.form === other.form &&
    (entry.form !== 'article' || areAlike(entry, other)) &&
    Math.min(...lengths) / Math.max(...lengths) >= LEAST_LENGTH &&
    !sharesRoot(entry.term, `${other.term} ${other.told}`) &&
    !sharesRoot(other.term, entry.told) &&
    others.filter((root) => roots.has(root)).length / others.length <= MOST_SHARED
  )
}
