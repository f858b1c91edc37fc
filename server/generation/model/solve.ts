import type { Answer } from '#contract/quizzes.ts'
import {
  answerInWords,
  type Item,
  optionsOf,
  randomFrom,
  scoreAnswer,
  solvedBy,
  solvingSheet,
  whatIsWrong,
} from '../../items/service.ts'
import type { Solution } from './wire.ts'

/**
 * A question as the solver sees it: without its key, and with its parts in random order and marked with letters. The
 * order is derived from the text of the question, so that solving the same question again is the same call, whose
 * stored reply can be used.
 */
export type Sheet = { text: string; partOf: ReadonlyMap<string, string> }

/** The letters with which the first and the second list of a question start. */
const FIRST_LETTERS = ['a', 'n']
const letterAt = (place: number, from = 'a') => String.fromCharCode(from.charCodeAt(0) + place)

export function sheetOf(item: Item, { id, round }: { id: string; round: number }): Sheet {
  const { shuffle } = randomFrom(`${item.stem}/${round}`)
  const partOf = new Map<string, string>()
  const { lists = [], lines = [] } = solvingSheet(item)
  const listed = lists.flatMap((parts, list) =>
    shuffle(parts).map((part, place) => {
      const letter = letterAt(place, FIRST_LETTERS[list])
      partOf.set(letter, part.id)
      return `${letter}) ${part.text}`
    }),
  )
  return { text: [`id: ${id}`, `kind: ${item.kind}`, item.stem, ...listed, ...lines].join('\n'), partOf }
}

export const NO_ANSWER = 'The checker gave no answer to it.'

/** Why the solver and the key disagree, as a text for the writer. Null if they agree. */
export function disagreement(item: Item, { partOf }: Sheet, solution: Solution | undefined): string | null {
  if (!solution) return NO_ANSWER
  if (solution.problem !== null) return `The checker says: ${solution.problem}`
  const answer = answerOf(item, partOf, solution)
  if (!answer || !isRight(item, answer)) return `The checker answered ${said(item, partOf, solution)}, and not the key.`
  return secondAnswer(item, partOf, solution) ?? otherAnswer(item, partOf, solution)
}

function answerOf(item: Item, partOf: Sheet['partOf'], { chosen, truth, answer, pairs }: Solution): Answer | null {
  return solvedBy(item, {
    chosen: chosen.flatMap((letter) => partOf.get(letter) ?? []),
    truth,
    answer,
    pairs: pairs.map(({ left, right }) => ({ leftId: partOf.get(left) ?? '', rightId: partOf.get(right) ?? '' })),
  })
}

function isRight(item: Item, answer: Answer) {
  try {
    return scoreAnswer(item, answer).correct
  } catch {
    // The answer isn't valid, for example because it contains a step twice or an unknown letter.
    return false
  }
}

/** Check 3 (docs/checks.md): says which options other than the key an expert could defend. Null if there are none. */
function secondAnswer(item: Item, partOf: Sheet['partOf'], { defensible }: Solution): string | null {
  const options = optionsOf(item)
  const others = defensible
    .flatMap((letter) => options.find(({ id }) => id === partOf.get(letter)) ?? [])
    .filter(({ correct }) => !correct)
  return others.length > 0 ? `It can also be answered: ${others.map(({ text }) => `“${text}”`).join(', ')}.` : null
}

/** Says which other words or orders an expert would accept that the key doesn't. Null if there are none. */
function otherAnswer(item: Item, partOf: Sheet['partOf'], { others }: Solution): string | null {
  const refused = others.flatMap((other) => {
    const letters = other.toLowerCase().match(/[a-z]/g) ?? []
    const chosen = letters.flatMap((letter) => partOf.get(letter) ?? [])
    const answer = solvedBy(item, { chosen, truth: null, answer: other, pairs: [] })
    if (!answer || whatIsWrong(item, answer) !== null || isRight(item, answer)) return []
    return `“${answerInWords(item, answer)}”`
  })
  return refused.length > 0 ? `Somebody could also answer ${refused.join(', ')}, and would be told it’s wrong.` : null
}

function said(item: Item, partOf: Sheet['partOf'], { chosen, answer }: Solution) {
  const texts = new Map(optionsOf(item).map(({ id, text }) => [id, text]))
  const words = chosen.flatMap((letter) => texts.get(partOf.get(letter) ?? '') ?? [])
  if (words.length > 0) return words.map((word) => `“${word}”`).join(', ')
  return answer === null ? 'otherwise' : `“${answer}”`
}
