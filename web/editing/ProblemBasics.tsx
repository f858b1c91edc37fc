import * as words from '#words/editing.problem.ts'
import { withoutPart } from '../questions/editor/lists.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Field } from '../ui/Field.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { PartProps } from './ProblemEditor.tsx'
import { difficulties } from './problemParts.ts'
import { StatementPreview } from './StatementPreview.tsx'
import { WithHidden } from './WithHidden.tsx'

const MOST_HINTS = 5

/** Title, difficulty, statement and hints. */
export function ProblemBasics({ problem, onChange }: PartProps) {
  const { title, difficulty, statement, hints } = problem
  return (
    <section aria-labelledby="words">
      <h2 id="words">{words.asked}</h2>
      <TextField
        label={words.title}
        required
        minLength={3}
        maxLength={120}
        value={title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div className="problem-choices">
        <Chips
          legend={words.difficulty}
          options={difficulties}
          value={difficulty}
          onChange={(difficulty) => onChange({ difficulty })}
        />
      </div>
      <Field label={words.statement} hint={words.statementHint}>
        {(control) => (
          <textarea
            {...control}
            rows={14}
            maxLength={20_000}
            value={statement}
            onChange={(event) => onChange({ statement: event.target.value })}
          />
        )}
      </Field>
      <StatementPreview statement={statement} />
      <fieldset>
        <legend>{words.hints}</legend>
        {hints.map((hint, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their position
          <div className="problem-line" key={at}>
            <textarea
              className="input"
              rows={2}
              maxLength={1_000}
              aria-label={words.hint(at + 1)}
              value={hint}
              onChange={(event) => onChange({ hints: hints.with(at, event.target.value) })}
            />
            <Button onClick={() => onChange({ hints: withoutPart(hints, at) })}>
              <WithHidden text={words.removeHint(at + 1)} />
            </Button>
          </div>
        ))}
        {hints.length < MOST_HINTS && (
          <Button onClick={() => onChange({ hints: [...hints, ''] })}>{words.addHint}</Button>
        )}
      </fieldset>
    </section>
  )
}
