import type { Answer } from '#contract/quizzes.ts'
import type { Item } from './item.ts'

const among = (parts: { id: string; text: string }[], ids: string[]) =>
  ids.map((id) => parts.find((part) => part.id === id)?.text ?? '(taken out since)')

/** An answer in plain words, for whoever judges a report. */
export function answerInWords(item: Item, answer: Answer): string {
  const options = item.kind === 'single' || item.kind === 'multiple' ? item.options : []
  switch (answer.kind) {
    case 'single':
      return among(options, [answer.optionId]).join()
    case 'multiple':
      return among(options, answer.optionIds).join('; ')
    case 'typed':
      return answer.text
    case 'numeric':
      return [answer.value, answer.unit].filter(Boolean).join(' ')
    case 'true-false': {
      const reasons = item.kind === 'true-false' ? item.reasons : []
      return [answer.truth ? 'True' : 'False', ...among(reasons, [answer.reasonId])].join(': ')
    }
    case 'output':
      return answer.text
    case 'ordering':
      return among(item.kind === 'ordering' ? item.steps : [], answer.stepIds).join(' → ')
    case 'matching': {
      if (item.kind !== 'matching') return ''
      const left = item.pairs.map(({ leftId, left }) => ({ id: leftId, text: left }))
      const right = [...item.pairs, ...item.extra].map(({ rightId, right }) => ({ id: rightId, text: right }))
      return answer.pairs.map((pair) => `${among(left, [pair.leftId])} = ${among(right, [pair.rightId])}`).join('; ')
    }
  }
}

/** What a question asks and what is right, in plain words. */
export function itemInWords(item: Item): string {
  const keyed = (key: string[]) => `${item.stem}\n→ ${key.join('; ')}`
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return keyed(item.options.filter(({ correct }) => correct).map(({ text }) => text))
    case 'typed':
      return keyed(item.answers)
    case 'numeric':
      return keyed([[item.answer, item.unit].filter(Boolean).join(' ')])
    case 'true-false':
      return keyed([
        item.truth ? 'True' : 'False',
        ...item.reasons.filter(({ correct }) => correct).map(({ text }) => text),
      ])
    case 'output':
      return keyed([item.answer])
    case 'ordering':
      return keyed([item.steps.map(({ text }) => text).join(' → ')])
    case 'matching':
      return keyed(item.pairs.map(({ left, right }) => `${left} = ${right}`))
  }
}
