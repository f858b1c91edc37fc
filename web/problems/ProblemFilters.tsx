import { PROBLEM_WORDS_MAX_LENGTH } from '#contract/problems.ts'
import { languageTitles } from '../code/languages.ts'
import { difficultyLabels, stateLabels } from '../problemLabels.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import type { ProblemSearch } from './useProblemList.ts'

const choices = (labels: Record<string, string>) => [
  { value: '', label: 'Any' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

type Props = { search: ProblemSearch; signedIn: boolean; onChange: (part: ProblemSearch) => void }

export function ProblemFilters({ search, signedIn, onChange }: Props) {
  const { difficulty = '', language = '', state = '', q = '' } = search
  return (
    <div className="problem-filters">
      <Words key={q} q={q} onChange={onChange} />
      <Chips
        legend="Difficulty"
        options={choices(difficultyLabels)}
        value={difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <Chips
        legend="Language"
        options={choices(languageTitles)}
        value={language}
        onChange={(language) => onChange({ language })}
      />
      {signedIn && (
        <Chips legend="Yours" options={choices(stateLabels)} value={state} onChange={(state) => onChange({ state })} />
      )}
    </div>
  )
}

/** Asked for with Enter; without JavaScript the address does it. */
function Words({ q, onChange }: { q: string; onChange: Props['onChange'] }) {
  return (
    <form
      role="search"
      aria-label="Search the problems"
      action="/problems"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ q: String(new FormData(event.currentTarget).get('q')).trim() })
      }}
    >
      <label htmlFor="words">Words</label>
      <input
        id="words"
        className="input"
        type="search"
        name="q"
        placeholder="Of the title or of a skill"
        maxLength={PROBLEM_WORDS_MAX_LENGTH}
        defaultValue={q}
      />
      <Button type="submit">Find</Button>
    </form>
  )
}
