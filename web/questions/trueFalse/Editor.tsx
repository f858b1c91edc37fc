import { useId } from 'react'
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
      <label className="edit-check mt-6">
        <input
          type="checkbox"
          checked={item.truth}
          onChange={(event) => onChange({ ...item, truth: event.target.checked })}
        />
        The statement is true
      </label>
      {reasons.map((reason, at) => (
        <Part key={reason.id} name={`Reason ${at + 1}`} onRemove={() => set(withoutPart(reasons, at))}>
          <Area
            label="Text"
            path={`reasons.${at}.text`}
            value={reason.text}
            onChange={(text) => set(withPart(reasons, at, { text }))}
          />
          <label className="edit-check">
            <input
              type="radio"
              name={group}
              checked={reason.correct}
              onChange={() => set(reasons.map((other, index) => ({ ...other, correct: index === at })))}
            />
            It is the reason
          </label>
          <Area
            label="Why it is the reason, or is not"
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
        Add a reason
      </AddButton>
    </>
  )
}
