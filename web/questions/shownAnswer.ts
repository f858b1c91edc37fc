import type { Answer, Question, Verdict } from '#contract/quizzes.ts'
import type { Draft } from './draft.ts'

/** One part of an answer: safe HTML of the question, then plain text. */
export type Shown = { html?: string; text?: string /** Shown line by line, as code is. */; code?: string }

/** What keeps an answer from being checked, in a sentence; null where it can be. */
export function whatIsMissing(question: Question, answer: Draft | null): string | null {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return answer && (answer.kind !== 'multiple' || answer.optionIds.length > 0) ? null : 'Choose an answer first.'
    case 'typed':
      return answer?.kind === 'typed' && answer.text.trim() ? null : 'Type an answer.'
    case 'numeric':
      if (answer?.kind !== 'numeric' || !answer.value.trim()) return 'Type a number.'
      // What has a digit may be a number; the server knows.
      if (!/\p{N}/u.test(answer.value)) return 'Write a number, such as 19.6.'
      return question.units.length > 1 && answer.unit === null ? 'Choose a unit.' : null
    case 'true-false':
      if (answer?.kind !== 'true-false' || answer.truth === null) return 'Choose true or false.'
      return answer.reasonId === '' ? 'Choose the reason too.' : null
    case 'output':
      return answer?.kind === 'output' && answer.text.trim() ? null : 'Type what it prints.'
    case 'ordering':
      return answer ? null : 'Put the steps in order first.'
    case 'matching': {
      const matched = answer?.kind === 'matching' ? answer.pairs.length : 0
      return matched === question.left.length ? null : 'Match every line first.'
    }
  }
}

/** What the learner answered. */
export function answerGiven(question: Question, answer: Answer): Shown[] {
  switch (answer.kind) {
    case 'typed':
      return [{ text: answer.text }]
    case 'numeric':
      return [{ text: withUnit(answer.value, answer.unit ?? onlyUnit(question)) }]
    case 'single':
      return options(question, [answer.optionId])
    case 'multiple':
      return options(question, answer.optionIds)
    case 'true-false':
      return judgement(question, answer.truth, answer.reasonId)
    case 'output':
      return [{ code: answer.text }]
    case 'ordering':
      return steps(question, answer.stepIds)
    case 'matching':
      return pairs(question, answer.pairs)
  }
}

/** The right answer, in the same form. */
export function rightAnswer(question: Question, { key }: Verdict): Shown[] {
  switch (key.kind) {
    case 'typed':
      return [{ text: key.text }]
    case 'numeric':
      return [{ text: withUnit(key.text, key.unit) }]
    case 'single':
    case 'multiple':
      return options(
        question,
        key.options.filter(({ correct }) => correct).map(({ id }) => id),
      )
    case 'true-false':
      return judgement(question, key.truth, key.reasons.find(({ correct }) => correct)?.id ?? '')
    case 'output':
      return [{ code: key.text }]
    case 'ordering':
      return steps(question, key.stepIds)
    case 'matching':
      return pairs(question, key.pairs)
  }
}

export const withUnit = (value: string, unit: string | null) =>
  unit === null || value.trim().endsWith(unit) ? value.trim() : `${value.trim()} ${unit}`

const onlyUnit = (question: Question) =>
  question.kind === 'numeric' && question.units.length === 1 ? (question.units[0] ?? null) : null

const found = (parts: { id: string; html: string }[], ids: string[]): Shown[] =>
  ids.flatMap((id) => parts.filter((part) => part.id === id).map(({ html }) => ({ html })))

const options = (question: Question, ids: string[]) => found('options' in question ? question.options : [], ids)
const steps = (question: Question, ids: string[]) => found(question.kind === 'ordering' ? question.steps : [], ids)

const judgement = (question: Question, truth: boolean, reasonId: string): Shown[] => [
  { text: `${wordFor(truth)}, because:` },
  ...found('reasons' in question ? question.reasons : [], [reasonId]),
]

export const wordFor = (truth: boolean) => (truth ? 'True' : 'False')

function pairs(question: Question, matched: { leftId: string; rightId: string }[]): Shown[] {
  if (question.kind !== 'matching') return []
  return question.left.map(({ id, html }) => {
    const rightId = matched.find((pair) => pair.leftId === id)?.rightId
    return { html, text: `→ ${question.right.find((right) => right.id === rightId)?.text ?? '—'}` }
  })
}
