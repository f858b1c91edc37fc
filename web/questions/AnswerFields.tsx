import { useId } from 'react'
import type { Question } from '#contract/quizzes.ts'
import { TextField } from '../ui/TextField.tsx'
import type { Draft } from './draft.ts'
import { MatchingFields } from './MatchingFields.tsx'
import { NumericFields } from './NumericFields.tsx'
import { OrderingFields } from './OrderingFields.tsx'
import { OutputFields } from './OutputFields.tsx'
import { Snippet } from './Snippet.tsx'
import { TrueFalseFields } from './TrueFalseFields.tsx'

const ANSWER_MAX_LENGTH = 200

export type FieldsOf<Kind extends Question['kind']> = {
  question: Extract<Question, { kind: Kind }>
  /** What the fields answer. */
  stemId: string
  answer: Draft | null
  /** An answer that is on its way is not changed any more; its field keeps the focus. */
  locked: boolean
  invalid: boolean
  onChoose: (answer: Draft | null) => void
}

/** The fields of one question, whatever its kind: the player, a review and a practice show the same. */
export function AnswerFields({ question, ...rest }: FieldsOf<Question['kind']>) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceFields question={question} {...rest} />
    case 'typed':
      return <TypedField question={question} {...rest} />
    case 'numeric':
      return <NumericFields question={question} {...rest} />
    case 'true-false':
      return <TrueFalseFields question={question} {...rest} />
    case 'output':
      return <OutputFields question={question} {...rest} />
    case 'ordering':
      return <OrderingFields question={question} {...rest} />
    case 'matching':
      return <MatchingFields question={question} {...rest} />
  }
}

function TypedField({ stemId, answer, locked, invalid, onChoose }: FieldsOf<'typed'>) {
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

function ChoiceFields({ question, stemId, answer, locked, onChoose }: FieldsOf<'single' | 'multiple'>) {
  const name = useId()
  const several = question.kind === 'multiple'
  const chosen = answer?.kind === 'multiple' ? answer.optionIds : answer?.kind === 'single' ? [answer.optionId] : []
  const choose = (id: string, on: boolean) => {
    if (locked) return
    if (!several) return onChoose({ kind: 'single', optionId: id })
    const optionIds = question.options.map((o) => o.id).filter((other) => (other === id ? on : chosen.includes(other)))
    onChoose({ kind: 'multiple', optionIds })
  }
  return (
    <fieldset className="options" aria-describedby={stemId}>
      <legend className={several ? 'muted' : 'sr-only'}>
        {several ? 'Choose all that apply' : 'Choose one answer'}
      </legend>
      {question.options.map((option, index) => (
        <label key={option.id} className="option">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={(event) => choose(option.id, event.target.checked)}
          />
          <Snippet html={option.html} />
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  )
}
