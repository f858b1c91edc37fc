import { useQuery } from '@tanstack/react-query'
import { getLibrary } from '#contract/site.ts'
import { query } from '../api.ts'
import { submitPrompt } from '../generation.ts'
import { Button } from '../ui/Button.tsx'

const SHOWN = 6

/** What the built-in library can answer at once, a few of each subject. Nothing where it is not known. */
export function SamplePrompts() {
  const { data } = useQuery(query(getLibrary, {}))
  const subjects = data?.subjects.filter((subject) => subject.units.length > 0) ?? []
  if (subjects.length === 0) return null
  const each = Math.max(1, Math.floor(SHOWN / subjects.length))
  const samples = subjects.flatMap((subject) => subject.units.slice(-each)).slice(0, SHOWN)
  return (
    <div className="mt-6">
      <p id="samples">Ready in the built-in library:</p>
      <ul className="suggestions" aria-labelledby="samples">
        {samples.map((unit) => (
          <li key={unit.id}>
            <Button onClick={() => void submitPrompt(unit.title)}>{unit.title}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
