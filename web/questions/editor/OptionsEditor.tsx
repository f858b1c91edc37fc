import { useId } from 'react'
import * as words from '#words/questions.editor.ts'
import { Area, FlawsOf } from './flaws.tsx'
import { freshId, withoutPart, withPart } from './lists.ts'
import { AddButton, Part } from './Part.tsx'

type Option = { id: string; text: string; correct: boolean; why: string }
type Props = { options: Option[]; several?: boolean; onChange: (options: Option[]) => void }

export function OptionsEditor({ options, several = false, onChange: set }: Props) {
  const group = useId()
  const mark = (at: number, correct: boolean) => {
    if (several) set(withPart(options, at, { correct }))
    else set(options.map((option, index) => ({ ...option, correct: index === at })))
  }
  return (
    <>
      {options.map((option, at) => (
        <Part key={option.id} name={words.option(at + 1)} onRemove={() => set(withoutPart(options, at))}>
          <Area
            label={words.text}
            path={`options.${at}.text`}
            value={option.text}
            onChange={(text) => set(withPart(options, at, { text }))}
          />
          <label className="check">
            <input
              type={several ? 'checkbox' : 'radio'}
              name={group}
              checked={option.correct}
              onChange={(event) => mark(at, event.target.checked)}
            />
            {words.isRight}
          </label>
          <Area
            label={words.whyRightOrNot}
            path={`options.${at}.why`}
            value={option.why}
            onChange={(why) => set(withPart(options, at, { why }))}
          />
        </Part>
      ))}
      <FlawsOf path="options" />
      <AddButton
        onClick={() =>
          set([...options, { id: freshId(options.map(({ id }) => id)), text: '', correct: false, why: '' }])
        }
      >
        {words.addOption}
      </AddButton>
    </>
  )
}
