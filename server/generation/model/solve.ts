import type { Answer } from '#contract/quizzes.ts'
import { type Item, randomFrom, scoreAnswer, withoutKey } from '../../items/service.ts'
import type { Solution } from './wire.ts'

/**
 * A question as its solver sees it: without its key, its parts in an order of their own, under letters. The order comes
 * from its text, so that the same question is the same call, and one that was answered is not paid for again.
 */
export type Sheet = { text: string; partOf: ReadonlyMap<string, string> }

const RIGHT_FROM = 'n'
const letterAt = (place: number, from = 'a') => String.fromCharCode(from.charCodeAt(0) + place)

export function sheetOf(item: Item, { id, round }: { id: string; round: number }): Sheet {
  const open = withoutKey(item)
  const { shuffle } = randomFrom(`${item.stem}/${round}`)
  const partOf = new Map<string, string>()
  const lines = [`id: ${id}`, `kind: ${item.kind}`, open.stem]
  const list = (parts: { id: string; text: string }[], from?: string) => {
    for (const [place, part] of shuffle(parts).entries()) {
      const letter = letterAt(place, from)
      partOf.set(letter, part.id)
      lines.push(`${letter}) ${part.text}`)
    }
  }
  if (open.kind === 'single' || open.kind === 'multiple') list(open.options)
  if (open.kind === 'true-false') list(open.reasons)
  if (open.kind === 'ordering') list(open.steps)
  if (open.kind === 'matching') {
    list(open.left)
    list(open.right, RIGHT_FROM)
  }
  if (open.kind === 'output') lines.push(open.code)
  if (item.kind === 'numeric' && item.unit !== null) lines.push(`(in ${item.unit})`)
  return { text: lines.join('\n'), partOf }
}

export const NO_ANSWER = 'The checker gave no answer to it.'

/** Why the solver and the key don't agree, in words for the writer; null where they do. */
export function disagreement(item: Item, { partOf }: Sheet, solution: Solution | undefined): string | null {
  if (!solution) return NO_ANSWER
  if (solution.problem !== null) return `The checker says: ${solution.problem}`
  const answer = answerOf(item, partOf, solution)
  if (!answer || !isRight(item, answer)) return `The checker answered ${said(item, partOf, solution)}, and not the key.`
  return secondAnswer(item, partOf, solution)
}

function answerOf(item: Item, partOf: Sheet['partOf'], { chosen, truth, answer, pairs }: Solution): Answer | null {
  const ids = chosen.flatMap((letter) => partOf.get(letter) ?? [])
  const [only = ''] = ids
  switch (item.kind) {
    case 'single':
      return ids.length === 1 ? { kind: 'single', optionId: only } : null
    case 'multiple':
      return ids.length > 0 ? { kind: 'multiple', optionIds: [...new Set(ids)] } : null
    case 'true-false':
      return ids.length === 1 && truth !== null ? { kind: 'true-false', truth, reasonId: only } : null
    case 'ordering':
      return { kind: 'ordering', stepIds: ids }
    case 'matching':
      return {
        kind: 'matching',
        pairs: pairs.map(({ left, right }) => ({ leftId: partOf.get(left) ?? '', rightId: partOf.get(right) ?? '' })),
      }
    case 'typed':
      return answer === null ? null : { kind: 'typed', text: answer }
    case 'numeric':
      return answer === null ? null : { kind: 'numeric', value: answer, unit: item.unit }
    case 'output':
      return answer === null ? null : { kind: 'output', text: answer }
  }
}

function isRight(item: Item, answer: Answer) {
  try {
    return scoreAnswer(item, answer).correct
  } catch {
    // An answer that could not even be given: two times the same step, a letter that is none.
    return false
  }
}

/** Check 3: an option besides the key that somebody who knows the matter could defend. */
function secondAnswer(item: Item, partOf: Sheet['partOf'], { defensible }: Solution): string | null {
  const options = item.kind === 'true-false' ? item.reasons : 'options' in item ? item.options : []
  const others = defensible
    .flatMap((letter) => options.find(({ id }) => id === partOf.get(letter)) ?? [])
    .filter(({ correct }) => !correct)
  return others.length > 0 ? `It can also be answered: ${others.map(({ text }) => `“${text}”`).join(', ')}.` : null
}

function said(item: Item, partOf: Sheet['partOf'], { chosen, answer }: Solution) {
  const texts = new Map(
    'options' in item
      ? item.options.map(({ id, text }) => [id, text] as const)
      : item.kind === 'true-false'
        ? item.reasons.map(({ id, text }) => [id, text] as const)
        : [],
  )
  const words = chosen.flatMap((letter) => texts.get(partOf.get(letter) ?? '') ?? [])
  if (words.length > 0) return words.map((word) => `“${word}”`).join(', ')
  return answer === null ? 'otherwise' : `“${answer}”`
}
