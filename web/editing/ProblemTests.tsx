import * as words from '#words/editing.programs.ts'
import { moved, withoutPart, withPart } from '../questions/editor/lists.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { PartProps } from './ProblemEditor.tsx'
import { WithHidden } from './WithHidden.tsx'

const MOST_TESTS = 50

/** The tests in order; learners never see the hidden ones. */
export function ProblemTests({ problem, onChange }: PartProps) {
  const { tests, form, ordered } = problem
  const isQuery = form === 'query'
  const hiddenCount = tests.filter(({ hidden }) => hidden).length
  const add = () =>
    onChange({
      tests: [
        ...tests,
        {
          name: '',
          hidden: tests.length >= 3,
          argumentsJson: isQuery ? null : '[]',
          setup: isQuery ? '' : null,
          expected: '',
        },
      ],
    })
  return (
    <section aria-labelledby="tests">
      <h2 id="tests">{words.testsTitle}</h2>
      <p className="muted small">{words.testCounts(tests.length - hiddenCount, hiddenCount)}</p>
      {isQuery && (
        <label className="check">
          <input type="checkbox" checked={ordered} onChange={(event) => onChange({ ordered: event.target.checked })} />
          {words.orderCounts}
        </label>
      )}
      <ol>
        {tests.map((test, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their position
          <li key={at}>
            <Test
              test={test}
              at={at}
              count={tests.length}
              onChange={(part) => onChange({ tests: withPart(tests, at, part) })}
              onMove={(by) => onChange({ tests: moved(tests, at, at + by) })}
              onRemove={() => onChange({ tests: withoutPart(tests, at) })}
            />
          </li>
        ))}
      </ol>
      {tests.length < MOST_TESTS && <Button onClick={add}>{words.addTest}</Button>}
    </section>
  )
}

type Written = PartProps['problem']['tests'][number]
type TestProps = {
  test: Written
  at: number
  count: number
  onChange: (part: Partial<Written>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function Test({ test, at, count, onChange, onMove, onRemove }: TestProps) {
  const { name, hidden, argumentsJson, setup, expected } = test
  return (
    <fieldset className="problem-test">
      <legend>{words.test(at + 1)}</legend>
      <TextField
        label={words.name}
        maxLength={120}
        value={name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {argumentsJson !== null && (
        <Code
          label={words.args}
          hint={words.argsHint}
          value={argumentsJson}
          onChange={(argumentsJson) => onChange({ argumentsJson })}
        />
      )}
      {setup !== null && (
        <Code label={words.setup} hint={words.setupHint} value={setup} onChange={(setup) => onChange({ setup })} />
      )}
      <Code
        label={words.expected}
        hint={argumentsJson === null ? words.expectedHints.query : words.expectedHints.function}
        value={expected}
        onChange={(expected) => onChange({ expected })}
      />
      <div className="problem-test-foot">
        <label className="check me-auto">
          <input type="checkbox" checked={hidden} onChange={(event) => onChange({ hidden: event.target.checked })} />
          {words.hidden}
        </label>
        {([-1, 1] as const).map((by) => {
          const isEnd = by < 0 ? at === 0 : at === count - 1
          return (
            <Button
              key={by}
              variant="quiet"
              className={`btn-icon ${by < 0 ? 'is-up' : 'is-down'}`}
              aria-label={by < 0 ? words.moveTest.up(at + 1) : words.moveTest.down(at + 1)}
              aria-disabled={isEnd || undefined}
              onClick={() => !isEnd && onMove(by)}
            >
              <Icon name="arrow" />
            </Button>
          )
        })}
        <Button onClick={onRemove}>
          <WithHidden text={words.removeTest(at + 1)} />
        </Button>
      </div>
    </fieldset>
  )
}

type CodeProps = { label: string; hint: string; value: string; onChange: (value: string) => void }

function Code({ label, hint, value, onChange }: CodeProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className="input problem-code"
          rows={2}
          maxLength={20_000}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
