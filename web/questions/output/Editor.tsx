import { Area } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { WrongFields } from '../editor/WrongFields.tsx'

export function Editor({ item, onChange }: EditorOf<'output'>) {
  return (
    <>
      <Area label="Code" path="code" rows={6} value={item.code} onChange={(code) => onChange({ ...item, code })} />
      <Area
        label="What it prints"
        path="answer"
        hint="Line by line; of SQL the rows, their values separated by |."
        rows={3}
        value={item.answer}
        onChange={(answer) => onChange({ ...item, answer })}
      />
      <Area label="Why it prints that" path="why" value={item.why} onChange={(why) => onChange({ ...item, why })} />
      <WrongFields wrong={item.wrong} onChange={(wrong) => onChange({ ...item, wrong })} />
    </>
  )
}
