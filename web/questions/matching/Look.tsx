import { LookChoices } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

export const Look = ({ question }: LookOf<'matching'>) =>
  question.left.map(({ id, html }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: LookChoices is a select
    <label key={id} className="quiz-look">
      <Snippet html={html} />
      <LookChoices choices={question.right.map(({ text }) => text)} />
    </label>
  ))
