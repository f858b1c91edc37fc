import * as words from '#words/questions.editor.ts'
import { Area, FlawsOf, Line } from './flaws.tsx'
import { withoutPart, withPart } from './lists.ts'
import { AddButton, Part } from './Part.tsx'

type Wrong = { answer: string; why: string }
type Props = { wrong: Wrong[]; onChange: (wrong: Wrong[]) => void }

/** Expected wrong answers, each with an explanation of the mistake. */
export function WrongFields({ wrong, onChange }: Props) {
  return (
    <>
      {wrong.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their position
        <Part key={at} name={words.wrongAnswer(at + 1)} onRemove={() => onChange(withoutPart(wrong, at))}>
          <Line
            label={words.answer}
            path={`wrong.${at}.answer`}
            value={one.answer}
            onChange={(answer) => onChange(withPart(wrong, at, { answer }))}
          />
          <Area
            label={words.whatWentWrong}
            path={`wrong.${at}.why`}
            value={one.why}
            onChange={(why) => onChange(withPart(wrong, at, { why }))}
          />
        </Part>
      ))}
      <FlawsOf path="wrong" />
      <AddButton onClick={() => onChange([...wrong, { answer: '', why: '' }])}>{words.addWrong}</AddButton>
    </>
  )
}
