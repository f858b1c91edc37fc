import type { Answer } from '#contract/quizzes.ts'
import type { Item } from './item.ts'
import { type Score, scoreAnswer } from './scoreAnswer.ts'

/** The key of an item, and why it is right, for whoever is shown it without having answered. */
export const keyOfItem = (item: Item): Pick<Score, 'key' | 'why'> => scoreAnswer(item, rightAnswerOf(item))

function rightAnswerOf(item: Item): Answer {
  switch (item.kind) {
    case 'single':
      return { kind: 'single', optionId: rightOptions(item)[0] ?? '' }
    case 'multiple':
      return { kind: 'multiple', optionIds: rightOptions(item) }
    case 'typed':
      return { kind: 'typed', text: item.answers[0] ?? '' }
    case 'numeric':
      return { kind: 'numeric', value: item.answer, unit: item.units.length > 0 ? item.unit : null }
    case 'true-false':
      return { kind: 'true-false', truth: item.truth, reasonId: item.reasons.find(({ correct }) => correct)?.id ?? '' }
    case 'output':
      return { kind: 'output', text: item.answer }
    case 'ordering':
      return { kind: 'ordering', stepIds: item.steps.map(({ id }) => id) }
    case 'matching':
      return { kind: 'matching', pairs: item.pairs.map(({ leftId, rightId }) => ({ leftId, rightId })) }
  }
}

const rightOptions = ({ options }: { options: { id: string; correct: boolean }[] }) =>
  options.filter(({ correct }) => correct).map(({ id }) => id)
