import { choose } from '#words/questions.look.ts'
import { Snippet } from './Snippet.tsx'

type OptionsProps = { options: { id: string; html: string }[]; type: 'radio' | 'checkbox'; name: string }

export function LookOptions({ options, type, name }: OptionsProps) {
  return options.map(({ id, html }) => (
    <label key={id} className="quiz-look">
      <input type={type} name={name} />
      <Snippet html={html} />
    </label>
  ))
}

export function LookChoices({ choices, label }: { choices: string[]; label?: string }) {
  return (
    <select className="input" aria-label={label}>
      <option value="">{choose}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}
