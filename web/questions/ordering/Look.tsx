import type { LookOf } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'

export const Look = ({ question }: LookOf<'ordering'>) =>
  question.steps.map(({ id, html }) => <Snippet key={id} className="quiz-look" html={html} />)
