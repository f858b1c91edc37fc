import { unit, yourAnswer } from '#words/questions.look.ts'
import { LookChoices } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'

export const Look = ({ question: { units } }: LookOf<'numeric'>) => (
  <div className="quiz-look">
    <input className="input" aria-label={yourAnswer} autoComplete="off" inputMode="decimal" />
    {units.length > 1 ? <LookChoices label={unit} choices={units} /> : units[0]}
  </div>
)
