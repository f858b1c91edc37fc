import { type Item, type Look, lookOf, randomFrom } from '../../items/service.ts'
import type { Outline, OutlineLesson } from '../engine.ts'

const RANKS = ['the longest', 'neither', 'the shortest', 'neither'] as const
const TRUTHS = ['true', 'false'] as const
/** The numbers of options, and of right options, that questions should have. */
const COUNTS = ['4, 2 right', '5, 2 right', '5, 3 right', '6, 3 right', '6, 4 right', '6, 2 right'] as const
/** The writer is asked for at most this many questions with several right options. */
const MOST_MULTIPLE = 2
/** A quiz rarely has more than this many questions of one kind. */
const TIMES = 2

/**
 * The looks that the questions of a quiz should have: for each aspect, the values in the order in which they are used.
 */
export type Variety = Record<keyof Look, string[]>

/**
 * What the questions of one of a topic's quizzes should look like. Left to themselves, models make the right option the
 * shortest in half of their questions, and nearly all statements false. The lists are random, but are derived from the
 * topic's title, so that the same topic always gets the same lists. Each quiz starts one place further in the lists, so
 * that all values are equally frequent over the whole topic.
 */
export function varietyOf({ title, lessons }: Pick<Outline, 'title' | 'lessons'>, { key }: OutlineLesson): Variety {
  const place = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.key === key),
  )
  const { shuffle } = randomFrom(title)
  const inOrder = (values: readonly string[]) => {
    const drawn = shuffle(values)
    return Array.from({ length: values.length * TIMES }, (_, at) => drawn[(place + at) % drawn.length] ?? '')
  }
  return { rank: inOrder(RANKS), truth: inOrder(TRUTHS), count: inOrder(COUNTS) }
}

/** Tells a model what to vary, as a part of the prompt. */
export const inWords = ({ rank, truth, count }: Variety) =>
  [
    `Among the options of a \`single\` question and the reasons of a \`true-false\` question, the right one is in this order: ${rank.join('; ')}.`,
    `The statements of \`true-false\` questions are in this order: ${truth.join('; ')}.`,
    `The options of \`multiple\` questions are in this order: ${count.slice(0, MOST_MULTIPLE).join('; ')}.`,
  ].join('\n')

/**
 * Reduces the questions to at most `most`. First removes questions of which the quiz has too many according to
 * `variety`, then the last ones.
 */
export function mostVaried(variety: Variety, items: readonly Item[], most: number): Item[] {
  const kept = [...items]
  while (kept.length > most) {
    const excess = kept.map((item) => excessOf(variety, kept, lookOf(item)))
    kept.splice(excess.lastIndexOf(Math.max(...excess)), 1)
  }
  return kept
}

/** How many more questions have this look than a quiz of this size should have. */
function excessOf(variety: Variety, items: readonly Item[], look: Look) {
  const aspects = Object.keys(variety) as (keyof Look)[]
  const excess = aspects.map((aspect) => {
    const looks = items.flatMap((item) => lookOf(item)[aspect] ?? [])
    const times = (values: string[]) => values.filter((value) => value === look[aspect]).length
    return look[aspect] === null ? 0 : times(looks) - times(variety[aspect].slice(0, looks.length))
  })
  return Math.max(0, ...excess)
}
