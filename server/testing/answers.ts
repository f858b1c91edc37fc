import type { Answer, Question } from '#contract/quizzes.ts'
import type { Random } from '../../content/template.ts'
import { type Item, randomFrom, rightAnswer } from '../items/service.ts'

export { rightAnswer } from '../items/service.ts'

/** A well-formed wrong answer. */
export function wrongAnswer(item: Item): Answer {
  const right = rightAnswer(item)
  switch (right.kind) {
    case 'single':
      return { kind: 'single', optionId: optionsOf(item).find((option) => !option.correct)?.id ?? '' }
    case 'multiple':
      return { kind: 'multiple', optionIds: right.optionIds.slice(1) }
    case 'typed':
      return { kind: 'typed', text: `${right.text} it is certainly not` }
    case 'numeric':
      return { ...right, value: `${right.value}e6` }
    case 'true-false':
      return { ...right, reasonId: reasonsOf(item).find(({ correct }) => !correct)?.id ?? '' }
    case 'output':
      return { kind: 'output', text: `${right.text}\nand more` }
    case 'ordering':
      return { kind: 'ordering', stepIds: right.stepIds.toReversed() }
    case 'matching': {
      const rights = right.pairs.map(({ rightId }) => rightId)
      const moved = [...rights.slice(1), ...rights.slice(0, 1)]
      return { kind: 'matching', pairs: right.pairs.map(({ leftId }, i) => ({ leftId, rightId: moved[i] ?? '' })) }
    }
    case 'table':
      return { kind: 'table', cells: right.cells.map(({ id }) => ({ id, text: '-98765' })) }
  }
}

const reasonsOf = (item: Item) => (item.kind === 'true-false' ? item.reasons : [])
const optionsOf = (item: Item) => (item.kind === 'single' || item.kind === 'multiple' ? item.options : [])

/** A random well-formed answer, which may be right or wrong. */
export function anyAnswer(question: Question, random: Random = randomFrom(question.id)): Answer {
  const ids = (parts: { id: string }[]) => parts.map(({ id }) => id)
  switch (question.kind) {
    case 'single':
      return { kind: 'single', optionId: random.pick(ids(question.options)) }
    case 'multiple':
      return { kind: 'multiple', optionIds: ids(question.options).slice(0, random.int(1, 3)) }
    case 'typed':
      return { kind: 'typed', text: random.pick(['friction', 'glue', '7']) }
    case 'numeric':
      return { kind: 'numeric', value: String(random.int(-5, 50)), unit: question.units[0] ?? null }
    case 'true-false':
      return { kind: 'true-false', truth: random.pick([true, false]), reasonId: random.pick(ids(question.reasons)) }
    case 'output':
      return { kind: 'output', text: random.pick(['3', '  3\n4']) }
    case 'ordering':
      return { kind: 'ordering', stepIds: random.shuffle(ids(question.steps)) }
    case 'matching': {
      const rights = ids(question.right)
      return { kind: 'matching', pairs: ids(question.left).map((leftId) => ({ leftId, rightId: random.pick(rights) })) }
    }
    case 'table': {
      const blanks = question.rows.flatMap(({ cells }) => cells.flatMap(({ blank }) => blank ?? []))
      return { kind: 'table', cells: blanks.map(({ id }) => ({ id, text: random.pick(['2', '7']) })) }
    }
  }
}
