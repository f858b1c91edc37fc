import { LookChoices } from '../lookParts.tsx'
import type { LookOf } from '../questionKind.ts'

export const Look = ({ question: { units } }: LookOf<'numeric'>) => (
  <div className="quiz-look">
    <input className="input" aria-label="Your answer" autoComplete="off" inputMode="decimal" />
    {units.length > 1 ? <LookChoices label="Unit" choices={units} /> : units[0]}
  </div>
)
