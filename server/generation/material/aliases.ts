import type { Analysis } from './analysis.ts'
import { foldTerm, isStopWord, withoutArticle } from './wordForms.ts'
import { writtenOutIn } from './writtenOut.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const OTHER_NAME = String.raw`[\p{L}\d][\p{L}\d’'-]*(?: [\p{L}\d’'-]+){0,3}?`
const ALSO = `(?:(?:also|sometimes|often|commonly|more commonly|popularly|more popularly|widely|better|formally|también|a veces) (?:called|known as|termed|referred to as|llamad[oa]s?|conocid[oa]s? como|denominad[oa]s?)|abbreviated(?: as)?)`

/**
 * What may come before a term if the term isn't part of a longer one. For example, 'pain' isn't found in 'insensitivity
 * to pain'.
 */
const BY_ITSELF = String.raw`(?:^|[,;:(“"«] ?|(?<![\p{L}-])(?:an?|the|as|called|is|are|el|la|los|las|un|una|es|son) )[“"«]?`

/**
 * Whether the source has another name for a term. Then it isn't asked for: which of the names is missing is hard to say,
 * and readers called only 66% of these questions good.
 */
export const hasOtherNames = (term: string, analysis: Analysis): boolean =>
  namesOf(term, analysis).length > 1 || isShortened(term, analysis)

/** Whether the source writes out the first word of a term: 'tryptophan (trp) operon' for 'trp operon'. */
function isShortened(term: string, { sentences }: Analysis): boolean {
  const [short, ...others] = term.split(' ')
  return others.length > 0 && sentences.some(({ shown }) => shown.includes(` (${short}) ${others.join(' ')}`))
}

/** The term and its other names in the source. Abbreviations aren't asked for, so the term isn't one. */
function namesOf(term: string, analysis: Analysis): string[] {
  const [, bare, added] = /^([^()]+) \(([^()]+)\)$/.exec(term) ?? []
  if (bare && added) return unique([...namesOf(bare, analysis), added])
  const { sentences } = analysis
  const low = term.toLowerCase()
  const own = new RegExp(
    String.raw`${BY_ITSELF}${escaped(term)}(?:s|es)?(?:,? \(?${ALSO} (?:the |an? |el |la )?| \(or (?:the |an? )?| \(o (?:el |la )?)[“"«]?(${OTHER_NAME})[”"»]?[,.;)]`,
    'iu',
  )
  const bracket = new RegExp(
    String.raw`${BY_ITSELF}${escaped(term)}(?:s|es)? \((?:(?:${ALSO}|or|o) (${OTHER_NAME})|(\p{Lu}[\p{Lu}\d]{1,5}))s?\)`,
    'iu',
  )
  const before = new RegExp(
    String.raw`\b(${OTHER_NAME}),? \(?(?:${ALSO}) (?:the |an? |el |la )?[“"«]?${escaped(term)}\b`,
    'iu',
  )
  const another = new RegExp(
    `^(${OTHER_NAME}):? (?:is )?(?:another|a|the (?:common|scientific|technical)) (?:term|name|word) for (?:an? |the )?${escaped(term)}(?=[.,;]|$)`,
    'iu',
  )
  const found = sentences
    .flatMap(({ shown }) => near(shown, low))
    .filter((shown) => RENAMES.test(shown))
    .flatMap((shown) =>
      [own, bracket, before, another].flatMap((pattern) => {
        const match = pattern.exec(shown)
        return match?.[1] ?? match?.[2] ?? []
      }),
    )
  const others = found.map(withoutArticle).filter((name) => name.length > 1 && name.length < 45 && isName(name))
  return unique([withoutArticle(term), ...others, ...lettersFor(term, analysis)])
}

/**
 * Words that introduce another name of a term. They are looked for first, because most sentences contain none of them.
 */
const RENAMES =
  /\(|called|another|(?:term|name|word) for|known as|termed|referred to|abbreviated|llamad|conocid|denominad|, or |, o /
const NEAR = 90

/** The text around a term. Other names of the term are only searched for there. */
function near(shown: string, low: string): string[] {
  const at = shown.toLowerCase().indexOf(low)
  return at < 0 ? [] : [shown.slice(Math.max(0, at - NEAR), at + low.length + NEAR)]
}

const isName = (name: string) => !/^\d+$/.test(name) && !name.split(' ').some((word) => isStopWord(word))

const GREEK: Record<string, string> = { α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta' }

/**
 * The accepted answers for a term: also with a space instead of a hyphen, as one word, and with Greek letters by name.
 * Plurals aren't needed, because scoring accepts them anyway.
 */
export function spellingsOf(term: string): string[] {
  const bare = withoutArticle(term)
  const inLatin = bare.replace(/[αβγδ]/g, (letter) => GREEK[letter] ?? letter)
  const spelt = [bare, inLatin].flatMap((name) => [name, name.replaceAll('-', ' '), name.replaceAll('-', '')])
  return unique(/[^m]ma$/.test(bare) ? [...spelt, `${bare}ta`] : spelt)
}

/** The abbreviations of a term. */
const lettersFor = (term: string, analysis: Analysis) =>
  writtenOutIn(analysis).flatMap(({ letters, long }) => (foldTerm(long) === foldTerm(term) ? [letters] : []))

function unique(answers: string[]): string[] {
  const taken = new Set<string>()
  return answers.filter((answer) => {
    const key = answer.toLowerCase()
    if (taken.has(key)) return false
    taken.add(key)
    return true
  })
}
