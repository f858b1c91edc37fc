import type { Shown } from './analysis.ts'
import { hasLoosePronoun, isWhole, pointsElsewhere } from './standalone.ts'
import { countWords, rootsOf } from './wordForms.ts'

const DAMPING = 0.85
const ROUNDS = 20
const FEWEST_WORDS = 8
const MOST_WORDS = 40
/** Two sentences that share at least this fraction of their words say the same. */
const ALIKE = 0.5

/**
 * The sentences that share the most words with the others, in the order of the text, after Mihalcea and Tarau (2004),
 * "TextRank: bringing order into texts".
 */
export function keySentencesOf(sentences: Shown[], count: number, language: string | null): Shown[] {
  const prose = sentences.filter(
    ({ kind, shown }) => (kind === 'paragraph' || kind === 'item') && countWords(shown) > 3,
  )
  const bags = prose.map(({ shown }) => new Set(rootsOf(shown)))
  const scores = rank(bags)
  const order = prose.map((_, at) => at).filter((at) => isTelling(prose[at]?.shown ?? '', language))
  order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  const taken: number[] = []
  for (const at of order) {
    if (taken.length === count) break
    if (taken.every((other) => overlap(bags[at], bags[other]) < ALIKE)) taken.push(at)
  }
  return taken.sort((a, b) => a - b).flatMap((at) => prose[at] ?? [])
}

function isTelling(text: string, language: string | null): boolean {
  const words = countWords(text)
  if (
    words < FEWEST_WORDS ||
    words > MOST_WORDS ||
    !/[.!]["”»]?$/.test(text) ||
    !/^[\p{Lu}\d“"«]/u.test(text) ||
    !isWhole(text)
  )
    return false
  if (language !== 'en' && language !== 'es') return true
  return !pointsElsewhere(text, language) && !hasLoosePronoun(text, language, 20)
}

function rank(bags: Set<string>[]): number[] {
  const places = new Map<string, number[]>()
  bags.forEach((bag, at) => {
    for (const root of bag) places.set(root, [...(places.get(root) ?? []), at])
  })
  const links = bags.map((bag, at) => {
    const shared = new Map<number, number>()
    for (const root of bag)
      for (const other of places.get(root) ?? []) if (other !== at) shared.set(other, (shared.get(other) ?? 0) + 1)
    return [...shared].map(
      ([other, count]) => [other, count / (Math.log(bag.size + 1) + Math.log((bags[other]?.size ?? 0) + 1))] as const,
    )
  })
  const out = links.map((own) => own.reduce((sum, [, weight]) => sum + weight, 0) || 1)
  let scores = bags.map(() => 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = bags.map(() => 1 - DAMPING)
    links.forEach((own, at) => {
      for (const [other, weight] of own)
        next[other] = (next[other] ?? 0) + (DAMPING * (scores[at] ?? 0) * weight) / (out[at] ?? 1)
    })
    scores = next
  }
  return scores
}

function overlap(a: Set<string> | undefined, b: Set<string> | undefined): number {
  if (!a || !b) return 0
  const shared = [...a].filter((root) => b.has(root)).length
  return shared / Math.max(1, Math.min(a.size, b.size))
}
