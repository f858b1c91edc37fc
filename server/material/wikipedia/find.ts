import type { Language } from '#contract/languages.ts'
import { isDisambiguation, readMeanings } from './disambiguation.ts'
import { hasSameWords, likeness, misspelling } from './likeness.ts'
import type { FoundPage, MediaWiki } from './mediawiki.ts'
import { phrases } from './phrases.ts'
import { subjectsOf, titlesFor } from './prompt.ts'

export type ArticleRef = { title: string; description: string | null; language: Language }

/** Either the article that a prompt is about, or the ones that it could be about, most likely first. */
export type Found = { kind: 'article'; article: ArticleRef } | { kind: 'choice'; articles: ArticleRef[] }

export const MAX_CHOICES = 6
const SEARCHED = 10
const MAX_SEARCHES = 3
const MAX_PARTS = 12
const TITLES_A_PART = 4
/** Matches titles of pages that only list other pages. */
const LISTS = /^(?:List|Lists|Outline|Index|Glossary|Timeline|Anexo|Liste|Lista)\b|^Portal:/
const DISAMBIGUATED = / \((?:disambiguation|desambiguación|Begriffsklärung)\)$/

type Search = { wiki: MediaWiki; language: Language }

/** Looks for an article with the words of the prompt, or their singular, as its exact title. Follows redirects. */
export async function findByTitle({ wiki, language }: Search, prompt: string): Promise<Found | null> {
  const { whole } = subjectsOf(prompt, language)
  const page = await lookUpFirst(wiki, whole, language)
  return page && foundPage({ wiki, language }, page, whole)
}

/** Searches for articles if none has the words of the prompt as its title. */
export async function findBySearch(search: Search, prompt: string): Promise<Found | null> {
  const { wiki, language } = search
  const { whole, wider } = subjectsOf(prompt, language)
  const [subject] = whole
  if (subject === undefined) return null
  const completed = (await Promise.all(whole.slice(0, 2).map((text) => wiki.complete(text, SEARCHED)))).flat()
  const spelt = closest(completed, whole)
  if (spelt) return foundPage(search, spelt, whole)

  const searched: FoundPage[] = []
  for (const text of whole.slice(0, MAX_SEARCHES)) searched.push(...(await wiki.search(text, SEARCHED)))
  const same = [...searched, ...completed].filter(isArticle).filter((page) => hasSameWords(page, subject, language))
  const certain = distinct(same)
  if (certain.length === 1 && certain[0]) return foundPage(search, certain[0], whole)

  const corrected = certain.length === 0 ? await findCorrected(search, whole, wider) : null
  if (corrected?.kind === 'article' && searched.length === 0) return corrected

  const general = await lookUpFirst(wiki, wider, language)
  const widest = general ? await foundPage(search, general, wider) : null
  const parts = widest ? [] : await lookUpParts(search, subject)
  const choices = [...referred(corrected), ...referred(widest), ...parts]
  const candidates = [...certain, ...searched, ...completed].filter(isArticle)
  if (candidates.length + choices.length === 0) candidates.push(...(await searchLoosely(search, subject)))
  const ranked = distinct(candidates)
    .map((page, rank) => ({ page, rank: likeness(page, subject, language) - rank / 20 }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ page }) => refOf(page, language))
  // First come titles with all words of the subject, then articles found by the exact titles of wider subjects or parts
  // of the subject, and then other search results.
  const articles = [...certain.map((page) => refOf(page, language)), ...choices, ...ranked]
  return widest && articles.length === 1 ? widest : choiceOf(articles)
}

/** Finds articles about parts of the subject: 'Immune system' and 'Virus' for 'immune system fight viruses'. */
async function lookUpParts({ wiki, language }: Search, subject: string): Promise<ArticleRef[]> {
  const words = subject.split(' ')
  const parts = words
    .flatMap((_, start) => words.slice(start).map((_, i) => ({ start, end: start + i + 1 })))
    .filter(({ start, end }) => end - start < words.length && end - start <= 4)
    .map((part) => ({ ...part, text: words.slice(part.start, part.end).join(' ') }))
    .filter(({ text }) => text.length > 3 && !phrases[language].empty.has(text.toLowerCase()))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
    .slice(0, MAX_PARTS)
  const titles = new Map(parts.map((part) => [part, titlesFor(part.text, language).slice(0, TITLES_A_PART)]))
  const found = await wiki.lookUp([...new Set([...titles.values()].flat())])
  const taken: { start: number; end: number }[] = []
  return parts.flatMap((part) => {
    const page = (titles.get(part) ?? []).flatMap((title) => found.get(title) ?? []).find(isArticle)
    if (!page || taken.some(({ start, end }) => part.start < end && start < part.end)) return []
    taken.push(part)
    return [refOf(page, language)]
  })
}

/** Tries the spelling that the wiki suggests for the subject or, if it suggests none, for a wider subject. */
async function findCorrected(search: Search, whole: string[], wider: string[]): Promise<Found | null> {
  const { wiki, language } = search
  for (const text of [...whole.slice(0, 1), ...wider.slice(0, 1)]) {
    const suggestion = await wiki.suggest(text)
    if (!suggestion) continue
    const page = await lookUpFirst(wiki, [suggestion], language)
    if (page) return foundPage(search, page, [suggestion])
    const results = (await wiki.search(suggestion, SEARCHED)).filter(isArticle)
    const same = results.find((page) => hasSameWords(page, suggestion, language))
    if (same) return foundPage(search, same, [suggestion])
    if (results.length > 0) return choiceOf(results.map((page) => refOf(page, language)))
  }
  return null
}

/** Searches for any of the words, in case the prompt has a word that no suitable article contains. */
async function searchLoosely({ wiki, language }: Search, subject: string): Promise<FoundPage[]> {
  const words = (subject.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 2 && !phrases[language].empty.has(word.toLowerCase()),
  )
  if (words.length < 2) return []
  return (await wiki.search(words.join(' OR '), SEARCHED)).filter(isArticle)
}

async function lookUpFirst(wiki: MediaWiki, subjects: string[], language: Language): Promise<FoundPage | null> {
  const titles = [...new Set(subjects.flatMap((subject) => titlesFor(subject, language)))]
  if (titles.length === 0) return null
  const found = await wiki.lookUp(titles)
  const pages = titles.flatMap((title) => found.get(title) ?? [])
  // The titles are in order of preference, so the first one that exists is used.
  return pages[0] ?? null
}

/** Returns the page or, for a disambiguation page, the articles that it lists. */
async function foundPage({ wiki, language }: Search, page: FoundPage, subjects: string[]): Promise<Found | null> {
  const lists = page.isDisambiguation ?? (page.description !== null && isAboutAName(page.description))
  if (!lists) return { kind: 'article', article: refOf(page, language) }
  const { html } = await wiki.getPage(page.title)
  if (page.isDisambiguation === null && !isDisambiguation(html))
    return { kind: 'article', article: refOf(page, language) }
  const meanings = readMeanings(html).filter(({ title }) => !DISAMBIGUATED.test(title))
  const own = subjects.map((subject) => subject.toLowerCase())
  const named = ({ title }: { title: string }) => own.some((subject) => title.toLowerCase().startsWith(subject))
  const articles = [...meanings.filter(named), ...meanings.filter((meaning) => !named(meaning))]
  const [only] = articles
  if (only && articles.length === 1) return { kind: 'article', article: { ...only, language } }
  return choiceOf(articles.map((meaning) => ({ ...meaning, language })))
}

const isAboutAName = (description: string) =>
  /^(?:Topics referred to by the same term|Wikimedia disambiguation page|página de desambiguación|Begriffsklärungsseite)/i.test(
    description,
  )
const isArticle = ({ title, description, isDisambiguation: lists }: FoundPage) =>
  !lists && !DISAMBIGUATED.test(title) && !LISTS.test(title) && !(description && isAboutAName(description))

/** The page whose title is closest to a misspelt subject. Null if there is none, or if several are equally close. */
function closest(pages: FoundPage[], subjects: string[]): FoundPage | null {
  const near = distinct(pages).flatMap((page) => {
    const distances = subjects.flatMap((subject) => misspelling(page, subject) ?? [])
    return distances.length > 0 ? [{ page, distance: Math.min(...distances) }] : []
  })
  const fewest = Math.min(...near.map(({ distance }) => distance))
  const [only, ...others] = near.filter(({ distance }) => distance === fewest)
  return only && others.length === 0 ? only.page : null
}

const distinct = (pages: FoundPage[]) =>
  [...new Map(pages.toReversed().map((page) => [page.title, page])).values()].toReversed()
const refOf = ({ title, description }: FoundPage, language: Language): ArticleRef => ({ title, description, language })
const referred = (found: Found | null) =>
  found === null ? [] : found.kind === 'article' ? [found.article] : found.articles

function choiceOf(articles: ArticleRef[]): Found | null {
  const chosen = [...new Map(articles.toReversed().map((article) => [article.title, article])).values()].toReversed()
  return chosen.length === 0 ? null : { kind: 'choice', articles: chosen.slice(0, MAX_CHOICES) }
}
