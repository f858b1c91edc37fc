import * as words from '#words/questions.editor.ts'
import { Area } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { WrongFields } from '../editor/WrongFields.tsx'

export function Editor({ item, onChange }: EditorOf<'output'>) {
  return (
    <>
      <Area
        label={words.code}
        path="code"
        rows={6}
        value={item.code}
        onChange={(code) => onChange({ ...item, code })}
      />
      <Area
        label={words.whatItPrints}
        path="answer"
        hint={words.printedHint}
        rows={3}
        value={item.answer}
        onChange={(answer) => onChange({ ...item, answer })}
      />
      <Area label={words.whyPrinted} path="why" value={item.why} onChange={(why) => onChange({ ...item, why })} />
      <WrongFields wrong={item.wrong} onChange={(wrong) => onChange({ ...item, wrong })} />
    </>
  )
}
