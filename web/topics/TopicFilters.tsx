import type { TopicSummary } from '#contract/catalog.ts'
import { Chips } from '../ui/Chips.tsx'
import { levelLabels } from '../ui/topicLabels.ts'
import type { TopicFilter } from './filterTopics.ts'

type Props = {
  topics: TopicSummary[]
  filter: TopicFilter
  onChange: (part: Partial<TopicFilter>) => void
}

/** Narrows the list as it is typed. A form of its own, so that it also works before, or without, JavaScript. */
export function TopicFilters({ topics, filter, onChange }: Props) {
  // What is chosen stays on offer, also where the list has none of it.
  const subjects = [...new Set([...topics.map((t) => t.subject), filter.subject])].filter(Boolean).sort()
  const present = new Set<string>([...topics.map((t) => t.level), filter.level])
  const levels = Object.entries(levelLabels).filter(([level]) => present.has(level))
  return (
    <form
      className="topic-filters"
      role="search"
      aria-label="Filter topics"
      action="/topics"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="topic-filter">
        <span>Filter topics</span>
        <input
          className="input"
          type="search"
          name="q"
          autoComplete="off"
          value={filter.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </label>
      {levels.length > 1 && (
        <Chips
          legend="Level"
          options={[{ value: '', label: 'Any' }, ...levels.map(([value, label]) => ({ value, label }))]}
          value={filter.level}
          onChange={(level) => onChange({ level })}
        />
      )}
      {subjects.length > 1 && (
        <Chips
          legend="Subject"
          options={[{ value: '', label: 'Any' }, ...subjects.map((value) => ({ value, label: value }))]}
          value={filter.subject}
          onChange={(subject) => onChange({ subject })}
        />
      )}
    </form>
  )
}
