import type { Library } from '../../library/service.ts'
import { contentWords, correctSpelling } from './words.ts'

/**
 * A prompt is covered when this share of what it says, weighed by how telling each word is, stands in what is found.
 * Set by the prompts in retrieve.test.ts; a library of many subjects calibrates it anew.
 */
const FLOOR = 0.55

/** How much a word tells where it stands in a unit's name, in its skills, in its subject's name, or in its text. */
const WEIGHT = { name: 1, skill: 0.75, subject: 0.5, text: 0.3 } as const
/** What is left of a score when the prompt's words never stand side by side there: 'linear algebra' is no sum of its parts. */
const STRANGE_PHRASE = 0.5
const MAX_TARGETS = 3
const NEAREST = 3

type Entry = {
  /** Of the unit or the subject. */
  id: string
  /** One unit, or all of a subject's where the prompt names the subject. */
  unitIds: string[]
  title: string
  names: string[]
  weights: Map<string, number>
  /** Words that stand side by side, one of them at least a word of a name. */
  pairs: Set<string>
}

export type Found = {
  /** The units and subjects that were asked for. */
  targetIds: string[]
  /** Empty where the library does not cover the prompt. */
  unitIds: string[]
  title: string
  /** True where the whole prompt is a name or alias of what was found. */
  exact: boolean
  nearest: { title: string; prompt: string }[]
}

export type Retriever = {
  find(prompt: string): Found
  /** The ids of the units that come nearest, covered or not; none where nothing has to do with it. */
  near(prompt: string, limit: number): string[]
  /** Ids of units and subjects that have to do with the prompt, best first, whether or not they cover it. */
  rank(prompt: string): string[]
}

/** Finds what a prompt asks for: whole names first, then words weighed by their rarity (idf) and by the company they keep. */
export function createRetriever(library: Library): Retriever {
  const units = unitEntries(library)
  const entries = [...subjectEntries(library), ...units]
  const byName = new Map(entries.flatMap((entry) => entry.names.map((name) => [name, entry] as const)))
  const idf = rarity(units)
  const spellings = new Set(entries.flatMap((entry) => entry.names.flatMap((name) => name.split(' '))))
  const unheardOf = Math.log(1 + library.units.size)
  const rarityOf = (word: string) => idf.get(word) ?? unheardOf
  const wordsOf = (text: string) =>
    contentWords(text).map((word) => (idf.has(word) ? word : (correctSpelling(word, spellings) ?? word)))

  function score(words: string[], entry: Entry) {
    const all = words.reduce((sum, word) => sum + rarityOf(word), 0)
    const covered = words.reduce((sum, word) => sum + rarityOf(word) * (entry.weights.get(word) ?? 0), 0)
    return all === 0 ? 0 : (covered / all) * companyOf(words, entry)
  }

  function rank(text: string) {
    const words = [...new Set(wordsOf(text))]
    // A single letter is a name or nothing: 'R' is not the R of 'R0'.
    if (words.every((word) => word.length === 1)) return []
    return entries
      .map((entry) => ({ entry, score: score(words, entry) }))
      .filter((ranked) => ranked.score > 0)
      .sort((a, b) => b.score - a.score)
  }

  /** The one entry that a text asks for. */
  function match(text: string): { entry: Entry; exact: boolean } | undefined {
    const named = byName.get(wordsOf(text).join(' '))
    if (named) return { entry: named, exact: true }
    const best = rank(text)[0]
    return best && best.score >= FLOOR ? { entry: best.entry, exact: false } : undefined
  }

  /** 'binary search and vaccines': each side must be covered on its own. */
  function matchParts(prompt: string): Entry[] {
    const parts = prompt
      .split(/\s*(?:[,;&+]|\band\b|\bvs\b\.?|\bversus\b)\s*/i)
      .filter((part) => contentWords(part).length > 0)
    if (parts.length < 2 || parts.length > MAX_TARGETS) return []
    const found = parts.map(match)
    return found.every((one) => one !== undefined) ? [...new Set(found.map((one) => one.entry))] : []
  }

  return {
    near(prompt, limit) {
      const close = rank(prompt).filter(({ score, entry }) => entry.unitIds.length === 1 && score >= FLOOR / 2)
      return close.slice(0, limit).flatMap(({ entry }) => entry.unitIds)
    },
    find(prompt) {
      const whole = match(prompt)
      const targets = whole ? [whole.entry] : matchParts(prompt)
      return {
        targetIds: targets.map((entry) => entry.id),
        unitIds: [...new Set(targets.flatMap((entry) => entry.unitIds))],
        title: targets.map((entry) => entry.title).join(' and '),
        exact: whole?.exact ?? false,
        nearest: rank(prompt)
          .filter(({ entry }) => wordsOf(prompt).some((word) => entry.weights.get(word) === WEIGHT.name))
          .slice(0, NEAREST)
          .map(({ entry }) => ({ title: entry.title, prompt: entry.title })),
      }
    },
    rank: (prompt) => rank(prompt).map(({ entry }) => entry.id),
  }
}

/** From STRANGE_PHRASE to 1, by how many of the prompt's pairs of words are pairs of the entry too. */
function companyOf(words: string[], entry: Entry) {
  const pairs = pairsOf(words).filter((pair) => pair.split(' ').some((word) => entry.weights.get(word) === WEIGHT.name))
  if (pairs.length === 0) return 1
  const met = pairs.filter((pair) => entry.pairs.has(pair)).length
  return STRANGE_PHRASE + (1 - STRANGE_PHRASE) * (met / pairs.length)
}

const pairsOf = (words: string[]) => words.slice(1).map((word, i) => `${words[i]} ${word}`)

function unitEntries(library: Library): Entry[] {
  const subjects = new Map(library.subjects.map((subject) => [subject.id, subject]))
  return [...library.units.values()].map((unit) => {
    const subject = subjects.get(unit.subjectId)
    const weights = new Map<string, number>()
    addWords(weights, [unit.words], WEIGHT.text)
    addWords(weights, [subject?.title ?? '', ...(subject?.aliases ?? [])], WEIGHT.subject)
    addWords(weights, [unit.objective, ...unit.skills.map((skill) => skill.title)], WEIGHT.skill)
    addWords(weights, [unit.title, ...unit.aliases], WEIGHT.name)
    const names = [unit.title, ...unit.aliases]
    const pairs = namedPairs(
      [...names, unit.objective, ...unit.skills.map((skill) => skill.title), unit.words],
      weights,
    )
    return { id: unit.id, unitIds: [unit.id], title: unit.title, names: asNames(names), weights, pairs }
  })
}

function subjectEntries(library: Library): Entry[] {
  return library.subjects.map(({ id, title, aliases, unitIds }) => {
    const weights = new Map<string, number>()
    const names = [title, ...aliases]
    addWords(weights, names, WEIGHT.name)
    const texts = unitIds.map((id) => library.units.get(id)?.words ?? '')
    return { id, unitIds, title, names: asNames(names), weights, pairs: namedPairs([...names, ...texts], weights) }
  })
}

function namedPairs(texts: string[], weights: Map<string, number>) {
  const isName = (word: string) => weights.get(word) === WEIGHT.name
  return new Set(texts.flatMap((text) => pairsOf(contentWords(text)).filter((pair) => pair.split(' ').some(isName))))
}

const asNames = (texts: string[]) => texts.map((text) => contentWords(text).join(' ')).filter(Boolean)

/** Later calls carry the greater weight and win. */
function addWords(weights: Map<string, number>, texts: string[], weight: number) {
  for (const word of contentWords(texts.join(' '))) weights.set(word, weight)
}

/** Inverse document frequency, log(1 + N/df), over the units. */
function rarity(entries: Entry[]) {
  const counts = new Map<string, number>()
  for (const { weights } of entries) for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]))
}
