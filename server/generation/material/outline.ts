import type { MaterialDocument } from '../../material/service.ts'
import type { Outline } from '../engine.ts'
import { analysisOf } from './analysis.ts'
import { type Part, partsOf } from './parts.ts'
import { rootOf, rootsOf, wordsOf } from './wordForms.ts'
import { type ExtractWords, wordsFor } from './words.ts'

/** The maximum number of lessons in a topic. If a source has more parts, the learner chooses some of them. */
export const MOST_LESSONS = 8

/** The parts of a document, in order. Each part becomes a lesson. */
export function outlineOf(document: MaterialDocument): Part[] {
  const { language } = analysisOf(document)
  const words = wordsFor(language)
  const parts = partsOf(document, () => '')
  if (parts.length === 1)
    return parts.map((part) => ({ ...part, title: part.title || document.source.title || words.partNumber(1) }))
  const untitled = new Set(parts.filter(({ title }) => /^(?: \(\d+\)|·|\s)*$/.test(title)).map(({ key }) => key))
  return parts.map((part, at) =>
    untitled.has(part.key) ? { ...part, title: titleFor(document, part, at + 1, parts, words) } : part,
  )
}

const WORDS_OF_A_TITLE = 3

/** A title for a part without a heading, from the words that occur more often in it than in other parts. */
function titleFor(
  { text }: MaterialDocument,
  part: Part,
  position: number,
  parts: Part[],
  words: ExtractWords,
): string {
  const own = countsOf(text.slice(part.start, part.end))
  const others = parts.filter(({ key }) => key !== part.key).map(({ start, end }) => countsOf(text.slice(start, end)))
  const scored = [...own].flatMap(([root, count]) => {
    const elsewhere = others.filter((counts) => counts.has(root)).length
    return count < 3 ? [] : [{ root, score: count * Math.log((parts.length + 1) / (1 + elsewhere)) }]
  })
  const best = scored.sort((a, b) => b.score - a.score || (a.root < b.root ? -1 : 1)).slice(0, WORDS_OF_A_TITLE)
  const forms = best.filter(({ score }) => score > 0).map(({ root }) => formOf(root, text.slice(part.start, part.end)))
  return forms.length === 0 ? words.partNumber(position) : words.partAbout(position, forms.join(', '))
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const root of rootsOf(text)) counts.set(root, (counts.get(root) ?? 0) + 1)
  return counts
}

function formOf(root: string, text: string): string {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text))
    if (word.length >= 3 && rootOf(word) === root) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? root
}

/**
 * The outline of a topic of these parts. Its skills only promise what its questions can test: knowing what the text
 * says.
 * @throws RangeError if there are no parts, or more than a topic can have.
 */
export function topicOf(document: MaterialDocument, parts: Part[]): Outline {
  if (parts.length === 0 || parts.length > MOST_LESSONS)
    throw new RangeError(`A topic has 1–${MOST_LESSONS} lessons, not ${parts.length}.`)
  const words = wordsFor(analysisOf(document).language)
  const { source } = document
  const title = source.title || parts[0]?.title || words.partNumber(1)
  const outcomes = parts.map((part) => words.outcome(part.title))
  return {
    title,
    summary: words.summaryOfTopic(title, parts.length),
    objective: words.objective(title),
    outcomes,
    assumed: [],
    lessons: parts.map((part, at) => ({
      key: part.key,
      title: part.title,
      summary: summaryOf(part, words),
      minutes: part.minutes,
      asked: true,
      reason: words.chosen,
      prerequisiteKeys: [],
      skills: [{ id: part.key, title: outcomes[at] ?? '' }],
      sources: [source.address ?? source.title].filter(Boolean),
    })),
  }
}

const WORDS_TO_ROUND = 50

function summaryOf({ words: count, firstPlace, lastPlace }: Part, words: ExtractWords): string {
  const rounded = Math.max(WORDS_TO_ROUND, Math.round(count / WORDS_TO_ROUND) * WORDS_TO_ROUND)
  if (!firstPlace || !lastPlace || firstPlace.label === lastPlace.label) return words.summaryOfLesson(rounded)
  return words.summaryWithPages(rounded, firstPlace.label, lastPlace.label)
}
