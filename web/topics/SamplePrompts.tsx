import { useQuery } from '@tanstack/react-query'
import { getLibrary } from '#contract/site.ts'
import * as words from '#words/topics.ts'
import { query } from '../api/api.ts'
import { submitPrompt } from '../generation/generation.ts'
import { Button } from '../ui/Button.tsx'

const SHOWN = 6

/** Sample prompts from the built-in library, a few for each subject. Renders nothing if they aren't loaded. */
export function SamplePrompts() {
  const { data } = useQuery(query(getLibrary, {}))
  const subjects = data?.subjects.filter((subject) => subject.units.length > 0) ?? []
  if (subjects.length === 0) return null
  const each = Math.max(1, Math.floor(SHOWN / subjects.length))
  const samples = subjects.flatMap((subject) => subject.units.slice(-each)).slice(0, SHOWN)
  return (
    <div className="mt-6">
      <p id="samples">{words.samples}</p>
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
