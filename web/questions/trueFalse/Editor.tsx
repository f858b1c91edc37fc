import { useId } from 'react'
import * as words from '#words/questions.editor.ts'
import { Area, FlawsOf } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { freshId, withoutPart, withPart } from '../editor/lists.ts'
import { AddButton, Part } from '../editor/Part.tsx'

export function Editor({ item, onChange }: EditorOf<'true-false'>) {
  const group = useId()
  const { reasons } = item
  const set = (changed: typeof reasons) => onChange({ ...item, reasons: changed })
  return (
    <>
      <label className="check mt-6">
        <input
          type="checkbox"
          checked={item.truth}
          onChange={(event) => onChange({ ...item, truth: event.target.checked })}
        />
        {words.statementTrue}
      </label>
      {reasons.map((reason, at) => (
        <Part key={reason.id} name={words.reason(at + 1)} onRemove={() => set(withoutPart(reasons, at))}>
          <Area
            label={words.text}
            path={`reasons.${at}.text`}
            value={reason.text}
            onChange={(text) => set(withPart(reasons, at, { text }))}
          />
          <label className="check">
            <input
              type="radio"
              name={group}
              checked={reason.correct}
              onChange={() => set(reasons.map((other, index) => ({ ...other, correct: index === at })))}
            />
            {words.isReason}
          </label>
          <Area
            label={words.whyReasonOrNot}
            path={`reasons.${at}.why`}
            value={reason.why}
            onChange={(why) => set(withPart(reasons, at, { why }))}
          />
        </Part>
      ))}
      <FlawsOf path="reasons" />
      <AddButton
        onClick={() =>
          set([...reasons, { id: freshId(reasons.map(({ id }) => id)), text: '', correct: false, why: '' }])
        }
      >
        {words.addReason}
      </AddButton>
    </>
  )
}
