import { useId } from 'react'
import type { Answer, Question } from '#contract/quizzes.ts'
import { TextField } from '../ui/TextField.tsx'
import { Snippet } from './Snippet.tsx'

const ANSWER_MAX_LENGTH = 200

type Props = {
  question: Question
  /** What the fields answer. */
  stemId: string
  answer: Answer | null
  /** An answer that is on its way is not changed any more; its field keeps the focus. */
  locked: boolean
  invalid: boolean
  onChoose: (answer: Answer | null) => void
}

export function AnswerFields({ question, stemId, answer, locked, invalid, onChoose }: Props) {
  const name = useId()
  if (question.kind === 'typed') {
    return (
      <TextField
        label="Your answer"
        aria-describedby={stemId}
        aria-invalid={invalid || undefined}
        className="quiz-typed"
        maxLength={ANSWER_MAX_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        readOnly={locked}
        value={answer?.kind === 'typed' ? answer.text : ''}
        onChange={(event) => onChoose({ kind: 'typed', text: event.target.value })}
      />
    )
  }
  return (
    <fieldset className="options" aria-describedby={stemId}>
      <legend className="sr-only">Choose one answer</legend>
      {question.options.map((option, index) => (
        <label key={option.id} className="option">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={answer?.kind === 'single' && answer.optionId === option.id}
            onChange={() => onChoose({ kind: 'single', optionId: option.id })}
          />
          <Snippet html={option.html} />
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  )
}
