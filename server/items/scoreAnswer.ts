import type { Answer } from '#contract/quizzes.ts'
import type { ChoiceItem, Item } from './item.ts'
import * as matching from './kinds/matching.ts'
import * as multiple from './kinds/multiple.ts'
import * as numeric from './kinds/numeric.ts'
import * as ordering from './kinds/ordering.ts'
import * as output from './kinds/output.ts'
import * as single from './kinds/single.ts'
import * as trueFalse from './kinds/trueFalse.ts'
import * as typed from './kinds/typed.ts'

/** What is right, in the form of the item's kind; texts are Markdown. */
export type Key =
  | { kind: 'single' | 'multiple'; options: { id: string; correct: boolean; why: string }[] }
  /** The answer as it would be written. */
  | { kind: 'typed'; text: string }
  | { kind: 'numeric'; text: string; unit: string | null }
  | { kind: 'true-false'; truth: boolean; reasons: { id: string; correct: boolean; why: string }[] }
  | { kind: 'output'; text: string }
  | { kind: 'ordering'; stepIds: string[] }
  | {
      kind: 'matching'
      pairs: { leftId: string; rightId: string; why: string }[]
      extra: { rightId: string; why: string }[]
    }

/** What an answer brings back. `why` says why the key is right, or why the given answer is not. */
export type Score = { correct: boolean; why: string; key: Key }

/** Why an answer cannot be given to a question, in a sentence; null where it can. */
export function findProblem(item: Item, answer: Answer): string | null {
  if (item.kind === 'single' && answer.kind === 'single') return single.findProblem(answer.optionId, item)
  if (item.kind === 'multiple' && answer.kind === 'multiple') return multiple.findProblem(answer.optionIds, item)
  if (item.kind === 'typed' && answer.kind === 'typed') return null
  if (item.kind === 'numeric' && answer.kind === 'numeric') return numeric.findProblem(answer, item)
  if (item.kind === 'true-false' && answer.kind === 'true-false') return trueFalse.findProblem(answer, item)
  if (item.kind === 'output' && answer.kind === 'output') return null
  if (item.kind === 'ordering' && answer.kind === 'ordering') return ordering.findProblem(answer.stepIds, item)
  if (item.kind === 'matching' && answer.kind === 'matching') return matching.findProblem(answer.pairs, item)
  return `This question takes an answer of kind ${item.kind}.`
}

/** Throws a TypeError for an answer in which `findProblem` finds one. */
export function scoreAnswer(item: Item, answer: Answer): Score {
  const problem = findProblem(item, answer)
  if (problem !== null) throw new TypeError(problem)

  if (item.kind === 'single' && answer.kind === 'single') {
    const { correct } = single.score(answer.optionId, item)
    return { correct, why: whyOf(item, (option) => option.id === answer.optionId), key: optionsOf(item) }
  }
  if (item.kind === 'multiple' && answer.kind === 'multiple') {
    const { correct, missed } = multiple.score(answer.optionIds, item)
    const telling = correct ? answer.optionIds : missed
    return { correct, why: whyOf(item, (option) => telling.includes(option.id)), key: optionsOf(item) }
  }
  if (item.kind === 'typed' && answer.kind === 'typed') {
    const { correct, matchedWrong } = typed.score(answer.text, item)
    return { correct, why: together(matchedWrong?.why, item.why), key: { kind: 'typed', text: item.answers[0] ?? '' } }
  }
  if (item.kind === 'numeric' && answer.kind === 'numeric') {
    const { correct, why } = numeric.score(answer, item)
    return { correct, why: together(why, item.why), key: { kind: 'numeric', text: item.answer, unit: item.unit } }
  }
  if (item.kind === 'true-false' && answer.kind === 'true-false') {
    const { correct, isReasonRight } = trueFalse.score(answer, item)
    const telling = item.reasons.filter((reason) => reason.correct || reason.id === answer.reasonId)
    // The given reason's own error comes first, then why the right one is.
    telling.sort((a, b) => Number(a.correct) - Number(b.correct))
    return {
      correct,
      why: together(!correct && isReasonRight ? judged(item.truth) : null, ...telling.map(({ why }) => why)),
      key: {
        kind: 'true-false',
        truth: item.truth,
        reasons: item.reasons.map(({ id, correct, why }) => ({ id, correct, why })),
      },
    }
  }
  if (item.kind === 'output' && answer.kind === 'output') {
    const { correct, matchedWrong } = output.score(answer.text, item)
    return { correct, why: together(matchedWrong?.why, item.why), key: { kind: 'output', text: item.answer } }
  }
  if (item.kind === 'ordering' && answer.kind === 'ordering') {
    const { correct } = ordering.score(answer.stepIds, item)
    return { correct, why: item.why, key: { kind: 'ordering', stepIds: item.steps.map(({ id }) => id) } }
  }
  if (item.kind === 'matching' && answer.kind === 'matching') {
    const { correct, missed } = matching.score(answer.pairs, item)
    const telling = item.pairs.filter(({ leftId }) => correct || missed.includes(leftId))
    return {
      correct,
      why: together(...telling.map(({ why }) => why)),
      key: {
        kind: 'matching',
        pairs: item.pairs.map(({ leftId, rightId, why }) => ({ leftId, rightId, why })),
        extra: item.extra.map(({ rightId, why }) => ({ rightId, why })),
      },
    }
  }
  throw new TypeError(`An answer of kind ${answer.kind} cannot be scored.`)
}

const optionsOf = ({ kind, options }: ChoiceItem): Key => ({
  kind,
  options: options.map(({ id, correct, why }) => ({ id, correct, why })),
})

const whyOf = ({ options }: ChoiceItem, isTelling: (option: ChoiceItem['options'][number]) => boolean) =>
  together(...options.filter(isTelling).map(({ why }) => why))

const judged = (truth: boolean) => `The reason is right, and it makes the statement ${truth ? 'true' : 'false'}.`

const together = (...whys: (string | null | undefined)[]) => whys.filter(Boolean).join('\n\n')
