import { PROBLEM_WORDS_MAX_LENGTH } from '#contract/problems.ts'
import * as words from '#words/problems.list.ts'
import { languageTitles } from '../code/languages.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { difficultyLabels, stateLabels } from './problemLabels.ts'
import type { ProblemSearch } from './useProblemList.ts'

const choices = (labels: Record<string, string>) => [
  { value: '', label: words.any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

type Props = { search: ProblemSearch; signedIn: boolean; onChange: (part: ProblemSearch) => void }

export function ProblemFilters({ search, signedIn, onChange }: Props) {
  const { difficulty = '', language = '', state = '', q = '' } = search
  return (
    <div className="problem-filters">
      <Words key={q} q={q} onChange={onChange} />
      <Chips
        legend={words.difficulty}
        options={choices(difficultyLabels)}
        value={difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <Chips
        legend={words.language}
        options={choices(languageTitles)}
        value={language}
        onChange={(language) => onChange({ language })}
      />
      {signedIn && (
        <Chips
          legend={words.yours}
          options={choices(stateLabels)}
          value={state}
          onChange={(state) => onChange({ state })}
        />
      )}
    </div>
  )
}

/** Search field, submitted with Enter. Without JavaScript, the browser submits the form to the same address. */
function Words({ q, onChange }: { q: string; onChange: Props['onChange'] }) {
  return (
    <form
      role="search"
      aria-label={words.search}
      action="/problems"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ q: String(new FormData(event.currentTarget).get('q')).trim() })
      }}
    >
      <label htmlFor="words">{words.words}</label>
      <input
        id="words"
        className="input"
        type="search"
        name="q"
        placeholder={words.wordsOf}
        maxLength={PROBLEM_WORDS_MAX_LENGTH}
        defaultValue={q}
      />
      <Button type="submit">{words.find}</Button>
    </form>
  )
}
