import { useId } from 'react'
import { chooseAll } from '#words/questions.look.ts'
import { chooseOne } from '#words/questions.ts'
import * as words from '#words/questions.verdicts.ts'
import { Line } from './Line.tsx'
import { Snippet } from './Snippet.tsx'

type Option = { id: string; html: string }
type Told = { id: string; correct: boolean; whyHtml: string }

type FieldsProps = {
  options: Option[]
  stemId: string
  chosen: string[]
  several?: boolean
  onChoose: (id: string, on: boolean) => void
}

/** Radio buttons, or checkboxes if `several` options may be chosen. */
export function OptionFields({ options, stemId, chosen, several = false, onChoose }: FieldsProps) {
  const name = useId()
  return (
    <fieldset className="options" aria-describedby={stemId}>
      <legend className={several ? 'muted' : 'sr-only'}>{several ? chooseAll : chooseOne}</legend>
      {options.map((option, index) => (
        <label key={option.id} className="option">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={(event) => onChoose(option.id, event.target.checked)}
          />
          <Snippet html={option.html} />
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  )
}

type ExplainedProps = {
  options: Option[]
  told: Told[]
  chosen: string[]
  several?: boolean
  thing?: 'answer' | 'reason'
}

/** The options after answering, each with its own explanation. */
export function ExplainedOptions({ options, told, chosen, several = false, thing = 'answer' }: ExplainedProps) {
  return (
    <ul className="options">
      {options.map(({ id, html }) => {
        const known = told.find((option) => option.id === id)
        const mine = chosen.includes(id)
        const word = known?.correct
          ? mine
            ? words.chosen[thing].right
            : several
              ? words.leftOut
              : words.chosen[thing].notChosen
          : mine
            ? words.chosen[thing].wrong
            : several
              ? words.rightlyLeftOut
              : undefined
        const right = known?.correct ? true : mine ? false : undefined
        return <Line key={id} right={right} word={word} html={html} whyHtml={known?.whyHtml} />
      })}
    </ul>
  )
}
