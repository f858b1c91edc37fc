import { distance } from 'fastest-levenshtein'
import type { Language } from '#contract/languages.ts'
import { stem } from './inflection.ts'
import type { FoundPage } from './mediawiki.ts'
import { phrases } from './phrases.ts'

/** Simplifies a title for comparison: lower case, without accents, punctuation, and brackets at the end. */
export const plain = (title: string) =>
  title
    .replace(/ \([^()]*\)$/, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const contentStems = (text: string, language: Language) =>
  new Set(
    (text.match(/[\p{L}\p{N}+#]+/gu) ?? [])
      .filter((word) => !phrases[language].empty.has(word.toLowerCase()))
      .map((word) => stem(word, language)),
  )

const namesOf = ({ title, matched }: FoundPage) => (matched ? [title, matched] : [title])

/** Whether a page's title has all words of the subject, and no other words except in brackets at its end. */
export function hasSameWords(page: FoundPage, subject: string, language: Language): boolean {
  const asked = contentStems(subject, language)
  if (asked.size === 0) return false
  return namesOf(page).some((name) => {
    const all = contentStems(name, language)
    const outside = contentStems(name.replace(/ \([^()]*\)$/, ''), language)
    return [...asked].every((word) => all.has(word)) && [...outside].every((word) => asked.has(word))
  })
}

/** How many words a page's title and a subject have in common, from 0 (none) to 1 (all). */
export function likeness(page: FoundPage, subject: string, language: Language): number {
  const asked = contentStems(subject, language)
  const alike = namesOf(page).map((name) => {
    const own = contentStems(name, language)
    const shared = [...own].filter((word) => asked.has(word)).length
    return own.size + asked.size === 0 ? 0 : (2 * shared) / (own.size + asked.size)
  })
  return Math.max(...alike)
}

/** The edit distance between a page's title and a subject. Null if it's too large for a misspelling. */
export function misspelling(page: FoundPage, subject: string): number | null {
  const asked = plain(subject)
  const allowed = asked.length >= 8 ? 2 : asked.length >= 5 ? 1 : 0
  const fewest = Math.min(...namesOf(page).map((name) => distance(plain(name), asked)))
  return fewest <= allowed ? fewest : null
}
