import * as words from '#words/questions.editor.ts'
import { Area, FlawsOf, Line } from '../editor/flaws.tsx'
import type { EditorOf } from '../editor/itemEditor.ts'
import { withoutPart } from '../editor/lists.ts'
import { AddButton, Part } from '../editor/Part.tsx'
import { WrongFields } from '../editor/WrongFields.tsx'

export function Editor({ item, onChange }: EditorOf<'typed'>) {
  const { answers } = item
  const set = (changed: string[]) => onChange({ ...item, answers: changed })
  return (
    <>
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their position
        <Part key={at} name={words.rightAnswer(at + 1)} onRemove={() => set(withoutPart(answers, at))}>
          <Line
            label={at === 0 ? words.asWritten : words.rightToo}
            path={`answers.${at}`}
            value={answer}
            onChange={(text) => set(answers.map((other, index) => (index === at ? text : other)))}
          />
        </Part>
      ))}
      <FlawsOf path="answers" />
      <AddButton onClick={() => set([...answers, ''])}>{words.addRight}</AddButton>
      <Area label={words.whyRight} path="why" value={item.why} onChange={(why) => onChange({ ...item, why })} />
      <WrongFields wrong={item.wrong} onChange={(wrong) => onChange({ ...item, wrong })} />
    </>
  )
}
