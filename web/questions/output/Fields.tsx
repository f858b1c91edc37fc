import { whatItPrints } from '#words/questions.look.ts'
import * as words from '#words/questions.ts'
import { Field } from '../../ui/Field.tsx'
import type { FieldsOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

const OUTPUT_MAX_LENGTH = 2_000
const LEAST_ROWS = 3

/** A code sample and a field for its output. */
export function Fields({ question, stemId, answer, locked, invalid, onChoose }: FieldsOf<'output'>) {
  const text = answer?.text ?? ''
  const isTable = question.language === 'sql'
  return (
    <>
      <Snippet html={question.codeHtml} className="quiz-code" />
      <Field
        label={isTable ? words.itsRows : whatItPrints}
        hint={isTable ? words.itsRowsHint : words.printedHint}
        className="quiz-output"
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            aria-describedby={`${stemId} ${control['aria-describedby'] ?? ''}`}
            aria-invalid={invalid || undefined}
            maxLength={OUTPUT_MAX_LENGTH}
            rows={Math.max(LEAST_ROWS, text.split('\n').length)}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            wrap="off"
            readOnly={locked}
            value={text}
            onChange={(event) => onChoose({ kind: 'output', text: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
