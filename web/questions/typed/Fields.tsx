import { yourAnswer } from '#words/questions.look.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { FieldsOf } from '../questionKind.ts'

const ANSWER_MAX_LENGTH = 200

export function Fields({ stemId, answer, locked, invalid, onChoose }: FieldsOf<'typed'>) {
  return (
    <TextField
      label={yourAnswer}
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
      value={answer?.text ?? ''}
      onChange={(event) => onChoose({ kind: 'typed', text: event.target.value })}
    />
  )
}
