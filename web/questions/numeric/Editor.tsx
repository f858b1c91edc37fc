import { Area, FlawsOf, Line } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { withoutPart, withPart } from '../editor/lists.ts'
import { NumberLine } from '../editor/NumberLine.tsx'
import { AddButton, Part } from '../editor/Part.tsx'
import { WrongFields } from '../editor/WrongFields.tsx'

export function Editor({ item, onChange }: EditorOf<'numeric'>) {
  const { units } = item
  const set = (changed: typeof units) => onChange({ ...item, units: changed })
  return (
    <>
      <Line label="Answer" path="answer" value={item.answer} onChange={(answer) => onChange({ ...item, answer })} />
      <NumberLine
        label="How far from it is still right"
        path="tolerance"
        value={item.tolerance}
        onChange={(tolerance) => onChange({ ...item, tolerance: tolerance ?? 0 })}
      />
      <Line
        label="Unit"
        path="unit"
        hint="Empty where there is none."
        value={item.unit ?? ''}
        onChange={(unit) => onChange({ ...item, unit: unit || null })}
      />
      {units.map((other, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whoever edits them knows them by their places
        <Part key={at} name={`Other unit ${at + 1}`} onRemove={() => set(withoutPart(units, at))}>
          <Line
            label="Unit"
            path={`units.${at}.unit`}
            value={other.unit}
            onChange={(unit) => set(withPart(units, at, { unit }))}
          />
          <NumberLine
            label={`How many of it one ${item.unit ?? 'unit'} is`}
            path={`units.${at}.factor`}
            hint="Empty where this unit cannot be right."
            value={other.factor}
            onChange={(factor) => set(withPart(units, at, { factor }))}
          />
          <Area
            label="Why it cannot be right"
            path={`units.${at}.why`}
            value={other.why ?? ''}
            onChange={(why) => set(withPart(units, at, { why: why || null }))}
          />
          <FlawsOf path={`units.${at}`} />
        </Part>
      ))}
      <FlawsOf path="units" />
      <AddButton onClick={() => set([...units, { unit: '', factor: null, why: null }])}>Add another unit</AddButton>
      <Area label="Why it is right" path="why" value={item.why} onChange={(why) => onChange({ ...item, why })} />
      <WrongFields wrong={item.wrong} onChange={(wrong) => onChange({ ...item, wrong })} />
    </>
  )
}
