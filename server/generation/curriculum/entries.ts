import type { Library, Unit } from '../../library/service.ts'
import { contentWords, isTelling, stem, textWords } from './words.ts'

/** How much a word tells where it stands in a unit's name, in its skills, or in its subject's name. */
const WEIGHT = { name: 1, skill: 0.6, subject: 0.5 } as const
/** In its text a word tells the more the oftener it stands there, up to the first; half of that at the second. */
const TEXT_WEIGHT = 0.5
const TEXT_COUNT = 2
/** Words of a sentence stand together when no more than this minus one others are between them. */
const NEAR = 2

/** What a prompt can ask for: a unit or a whole subject. Words are stemmed, names as they are written. */
export type Entry = {
  /** Of the unit or the subject. */
  id: string
  /** One unit, or all of a subject's where the prompt names the subject. */
  unitIds: string[]
  title: string
  names: string[]
  weights: Map<string, number>
  /** Words that stand together, one of them at least a word of a name; made when first asked for. */
  pairs(): ReadonlySet<string>
}

/** Subjects first. */
export const entriesOf = (library: Library): Entry[] => [
  ...library.subjects.map((subject) => subjectEntry(library, subject)),
  ...[...library.units.values()].map((unit) => unitEntry(library, unit)),
]

export const isNameWord = ({ weights }: Entry, word: string) => weights.get(word) === WEIGHT.name

/** In either order: 'pressure of water' is 'water pressure'. */
const pairOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

export type Pair = { words: [string, string]; close: boolean }

/** The pairs of telling words that follow each other, `close` where nothing stands between them. */
export function pairsOf(text: string): Pair[] {
  const words = textWords(text)
  const telling = words.flatMap((word, place) => (isTelling(word) ? { word: stem(word), place } : []))
  return telling.slice(1).flatMap(({ word, place }, i) => {
    const before = telling[i]
    return before ? { words: [before.word, word] as [string, string], close: place - before.place === 1 } : []
  })
}

/** 'linear algebra' must stand there, of 'cadence in music' both words may be names of their own. */
export const holdsPair = (entry: Entry, { words: [a, b], close }: Pair) =>
  entry.pairs().has(pairOf(a, b)) || (!close && isNameWord(entry, a) && isNameWord(entry, b))

function unitEntry(library: Library, unit: Unit): Entry {
  const subject = library.subjects.find(({ id }) => id === unit.subjectId)
  const names = [unit.title, ...unit.aliases]
  const skills = [unit.objective, ...unit.skills.map((skill) => skill.title)]
  const weights = textWeights(unit.words)
  addWords(weights, [subject?.title ?? '', ...(subject?.aliases ?? [])], WEIGHT.subject)
  addWords(weights, skills, WEIGHT.skill)
  addWords(weights, names, WEIGHT.name)
  const pairs = once(() => namedPairs([...names, ...skills, unit.words], weights))
  return { id: unit.id, unitIds: [unit.id], title: unit.title, names, weights, pairs }
}

function subjectEntry(library: Library, { id, title, aliases, unitIds }: Library['subjects'][number]): Entry {
  const names = [title, ...aliases]
  const weights = new Map<string, number>()
  addWords(weights, names, WEIGHT.name)
  const texts = unitIds.map((unitId) => library.units.get(unitId)?.words ?? '')
  const pairs = once(() => namedPairs([...names, ...texts], weights))
  return { id, unitIds, title, names, weights, pairs }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function textWeights(text: string) {
  const counts = new Map<string, number>()
  for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, (TEXT_WEIGHT * count) / (count + TEXT_COUNT)]))
}

/** Later calls carry the greater weight and win. */
function addWords(weights: Map<string, number>, texts: string[], weight: number) {
  for (const word of contentWords(texts.join(' '))) weights.set(word, weight)
}

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
