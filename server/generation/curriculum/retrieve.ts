import type { Library } from '../../library/service.ts'
import { allWords, contentWords, correctSpelling, stem, tellingWords, VAGUE } from './words.ts'

/**
 * A prompt is covered when this share of what it says, weighed by how telling each word is, stands in what is found.
 * Set by the prompts in retrieve.test.ts; a library of many subjects calibrates it anew.
 */
const P = (globalThis as any).P ?? {}
const FLOOR = P.FLOOR ?? 0.55

/** How much a word tells where it stands in a unit's name, in its skills, in its subject's name, or in its text. */
const WEIGHT = { name: 1, skill: P.SKILL ?? 0.6, subject: P.SUBJECT ?? 0.5, text: P.TEXT ?? 0.2 }
/** What is left of a score when the prompt's words never stand side by side there: 'linear algebra' is no sum of its parts. */
const STRANGE_PHRASE = P.STRANGE ?? 0.5
const NEAR = P.NEAR ?? 2
const MAX_TARGETS = 3
const NEAREST = 3

type Entry = {
  /** Of the unit or the subject. */
  id: string
  /** One unit, or all of a subject's where the prompt names the subject. */
  unitIds: string[]
  title: string
  /** As they are written. */
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
  /** Ids of units and subjects that have to do with the prompt, best first, whether or not they cover it. */
  rank(prompt: string): string[]
}

/** Finds what a prompt asks for: whole names first, then words weighed by their rarity (idf) and by the company they keep. */
export function createRetriever(library: Library): Retriever {
  const units = unitEntries(library)
  const entries = [...subjectEntries(library), ...units]
  const named = nameFinder(entries)
  const idf = rarity(units)
  const spellings = new Set(entries.flatMap((entry) => entry.names.flatMap(tellingWords)))
  const unheardOf = Math.log(1 + library.units.size)
  const rarityOf = (word: string) => (VAGUE.has(word) ? (P.VAGUE ?? 0.1) : 1) * (idf.get(word) ?? unheardOf)
  const spell = (word: string) => (idf.has(stem(word)) ? word : (correctSpelling(word, spellings) ?? word))
  const wordsOf = (text: string) => tellingWords(text).map((word) => stem(spell(word)))

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

  const nameOf = (text: string) => named(text) ?? named(tellingWords(text).map(spell).join(' '))

  /** The one entry that a text, which is no name, asks for. */
  function match(text: string): Entry | undefined {
    const telling = tellingWords(text).filter((word) => !VAGUE.has(stem(word)))
    const core = telling.length > 0 ? nameOf(telling.join(' ')) : undefined
    if (core) return core
    // A lone word that is no name says too little: 'learn a language' is not about language models.
    if (telling.length <= 1) return undefined
    const best = rank(text)[0]
    return best && best.score >= FLOOR ? best.entry : undefined
  }

  /** 'binary search and vaccines': each part must be found on its own. */
  function parts(prompt: string, findPart: (part: string) => Entry | undefined): Entry[] {
    const texts = prompt
      .split(/\s*(?:[,;&+]|\band\b|\bvs\b\.?|\bversus\b)\s*/i)
      .filter((part) => contentWords(part).length > 0)
    if (texts.length < 2 || texts.length > MAX_TARGETS) return []
    const found = texts.map(findPart)
    return found.every((one) => one !== undefined) ? [...new Set(found)] : []
  }

  function targetsOf(prompt: string): { targets: Entry[]; exact: boolean } {
    const whole = nameOf(prompt)
    if (whole) return { targets: [whole], exact: true }
    const named = parts(prompt, nameOf)
    if (named.length > 0) return { targets: named, exact: false }
    const one = match(prompt)
    return { targets: one ? [one] : parts(prompt, (part) => nameOf(part) ?? match(part)), exact: false }
  }

  return {
    find(prompt) {
      const { targets, exact } = targetsOf(prompt)
      return {
        targetIds: targets.map((entry) => entry.id),
        unitIds: [...new Set(targets.flatMap((entry) => entry.unitIds))],
        title: targets.map((entry) => entry.title).join(' and '),
        exact,
        nearest: rank(prompt)
          .filter(({ entry }) => wordsOf(prompt).some((word) => entry.weights.get(word) === WEIGHT.name))
          .slice(0, NEAREST)
          .map(({ entry }) => ({ title: entry.title, prompt: entry.title })),
      }
    },
    ...{ debug: (prompt: string) => rank(prompt).map(({ entry, score }) => `${entry.id} ${score.toFixed(2)}`) },
    rank: (prompt) => rank(prompt).map(({ entry }) => entry.id),
  }
}

/** From STRANGE_PHRASE to 1, by how many of the prompt's pairs of words are pairs of the entry too. */
function companyOf(words: string[], entry: Entry) {
  const pairs = pairsOf(words).filter((pair) => pair.split(' ').some((word) => entry.weights.get(word) === WEIGHT.name))
  if (pairs.length === 0) return words.length > 1 ? STRANGE_PHRASE : 1
  const met = pairs.filter((pair) => entry.pairs.has(pair)).length
  return STRANGE_PHRASE + (1 - STRANGE_PHRASE) * (met / pairs.length)
}

const pairOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)
const pairsOf = (words: string[]) => words.slice(1).map((word, i) => pairOf(words[i] ?? '', word))

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
    return { id: unit.id, unitIds: [unit.id], title: unit.title, names, weights, pairs }
  })
}

function subjectEntries(library: Library): Entry[] {
  return library.subjects.map(({ id, title, aliases, unitIds }) => {
    const weights = new Map<string, number>()
    const names = [title, ...aliases]
    addWords(weights, names, WEIGHT.name)
    const texts = unitIds.map((id) => library.units.get(id)?.words ?? '')
    return { id, unitIds, title, names, weights, pairs: namedPairs([...names, ...texts], weights) }
  })
}

/** What stands side by side, or nearly, in a sentence. */
function namedPairs(texts: string[], weights: Map<string, number>) {
  const isName = (word: string) => weights.get(word) === WEIGHT.name
  const pairs = new Set<string>()
  for (const sentence of texts.flatMap((text) => text.split(/[.!?:;\n]/))) {
    const words = contentWords(sentence)
    words.forEach((word, i) => {
      const named = isName(word)
      for (const other of words.slice(i + 1, i + 1 + NEAR)) if (named || isName(other)) pairs.add(pairOf(word, other))
    })
  }
  return pairs
}

/** Finds whose name a text is: letter by letter, else by its telling words, else by their stems; the shorter name wins. */
function nameFinder(entries: Entry[]) {
  const ways = [allWords, tellingWords, contentWords].map((way) => (text: string) => way(text).join(' '))
  const names = entries.flatMap((entry) => entry.names.map((name) => ({ name, entry })))
  // The sort is stable, so of equals the subject comes first.
  names.sort((a, b) => allWords(a.name).length - allWords(b.name).length)
  const maps = ways.map((way) => new Map(names.toReversed().map(({ name, entry }) => [way(name), entry])))
  return (text: string) => {
    if (tellingWords(text).length === 0) return undefined
    return ways.map((way, i) => maps[i]?.get(way(text))).find((entry) => entry !== undefined)
  }
}

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
