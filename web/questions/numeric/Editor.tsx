import * as words from '#words/questions.editor.ts'
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
      <Line
        label={words.answer}
        path="answer"
        value={item.answer}
        onChange={(answer) => onChange({ ...item, answer })}
      />
      <NumberLine
        label={words.tolerance}
        path="tolerance"
        value={item.tolerance}
        onChange={(tolerance) => onChange({ ...item, tolerance: tolerance ?? 0 })}
      />
      <Line
        label={words.unit}
        path="unit"
        hint={words.noUnitHint}
        value={item.unit ?? ''}
        onChange={(unit) => onChange({ ...item, unit: unit || null })}
      />
      {units.map((other, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their position
        <Part key={at} name={words.otherUnit(at + 1)} onRemove={() => set(withoutPart(units, at))}>
          <Line
            label={words.unit}
            path={`units.${at}.unit`}
            value={other.unit}
            onChange={(unit) => set(withPart(units, at, { unit }))}
          />
          <NumberLine
            label={item.unit === null ? words.factorOfUnit : words.factor(item.unit)}
            path={`units.${at}.factor`}
            hint={words.factorHint}
            value={other.factor}
            onChange={(factor) => set(withPart(units, at, { factor }))}
          />
          <Area
            label={words.whyNotRight}
            path={`units.${at}.why`}
            value={other.why ?? ''}
            onChange={(why) => set(withPart(units, at, { why: why || null }))}
          />
          <FlawsOf path={`units.${at}`} />
        </Part>
      ))}
      <FlawsOf path="units" />
      <AddButton onClick={() => set([...units, { unit: '', factor: null, why: null }])}>{words.addUnit}</AddButton>
      <Area label={words.whyRight} path="why" value={item.why} onChange={(why) => onChange({ ...item, why })} />
      <WrongFields wrong={item.wrong} onChange={(wrong) => onChange({ ...item, wrong })} />
    </>
  )
}
