import type { Analysis } from './analysis.ts'
import { foldTerm, isStopWord, withoutArticle } from './wordForms.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const OTHER_NAME = String.raw`[\p{L}\d][\p{L}\d’'-]*(?: [\p{L}\d’'-]+){0,3}?`
const ALSO = `(?:(?:also|sometimes|often|commonly|more commonly|formally|también|a veces) (?:called|known as|termed|referred to as|llamad[oa]s?|conocid[oa]s? como|denominad[oa]s?)|abbreviated(?: as)?)`

/** What a term may be called as well, so that nobody's right answer is counted as wrong. */
export function answersFor(term: string, { sentences }: Analysis): string[] {
  const low = term.toLowerCase()
  const isLetters = /^\p{Lu}{2,6}$/u.test(term)
  const own = new RegExp(
    String.raw`\b${escaped(term)}(?:s|es)?,? \(?(?:${ALSO} (?:the |an? |el |la )?|or (?:the |an? )?|o (?:el |la )?)[“"«]?(${OTHER_NAME})[”"»]?[,.;)]`,
    'iu',
  )
  const bracket = new RegExp(String.raw`\b${escaped(term)} \((?:(?:${ALSO}|or|o) (${OTHER_NAME})|(\p{Lu}{2,6}))\)`, 'u')
  const before = new RegExp(
    String.raw`\b(${OTHER_NAME}),? \(?(?:${ALSO}) (?:the |an? |el |la )?[“"«]?${escaped(term)}\b`,
    'iu',
  )
  const reversed = new RegExp(String.raw`([\p{L}-]+(?: [\p{L}-]+){0,3}) \(${escaped(term)}s?\)`, 'iu')
  const found = sentences
    .flatMap(({ shown }) => near(shown, low))
    .filter((shown) => RENAMES.test(shown))
    .flatMap((shown) =>
      [own, bracket, before, ...(isLetters ? [reversed] : [])].flatMap((pattern) => {
        const match = pattern.exec(shown)
        return match?.[1] ?? match?.[2] ?? []
      }),
    )
  const others = found.map(withoutArticle).filter((name) => name.length > 1 && name.length < 45 && isName(name))
  return unique([withoutArticle(term), ...others, ...otherForms(term)])
}

/** What another name comes with; most sentences have none of it. */
const RENAMES = /\(|called|known as|termed|referred to|abbreviated|llamad|conocid|denominad|, or |, o /
const NEAR = 90

/** The words around a term, which is all that another name of it can be in. */
function near(shown: string, low: string): string[] {
  const at = shown.toLowerCase().indexOf(low)
  return at < 0 ? [] : [shown.slice(Math.max(0, at - NEAR), at + low.length + NEAR)]
}

const isName = (name: string) => !/^\d+$/.test(name) && !name.split(' ').some((word) => isStopWord(word))

/** Spellings that mean the same: with a hyphen or a space, singular or plural. Scoring forgives one letter by itself. */
function otherForms(term: string): string[] {
  const bare = withoutArticle(term)
  const spelt = bare.includes('-') ? [bare.replaceAll('-', ' '), bare.replaceAll('-', '')] : []
  const single = foldTerm(bare)
  return single === bare.toLowerCase() || /^\p{Lu}/u.test(bare) ? spelt : [...spelt, single]
}

function unique(answers: string[]): string[] {
  const taken = new Set<string>()
  return answers.filter((answer) => {
    const key = answer.toLowerCase()
    if (taken.has(key)) return false
    taken.add(key)
    return true
  })
}
