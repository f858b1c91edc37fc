import { useQuery } from '@tanstack/react-query'
import type { TopicSummary } from '#contract/catalog.ts'
import { getLibrary } from '#contract/site.ts'
import { query } from '../api.ts'
import { Chips } from '../ui/Chips.tsx'
import { levelLabels } from '../ui/topicLabels.ts'
import type { TopicFilter } from './filterTopics.ts'

type Props = {
  topics: TopicSummary[]
  filter: TopicFilter
  signedIn: boolean
  onChange: (part: Partial<TopicFilter>) => void
}

const any = { value: '', label: 'Any' }
const levels = [any, ...Object.entries(levelLabels).map(([value, label]) => ({ value, label }))]
const whose = [
  { value: '', label: 'Everyone’s' },
  { value: '1', label: 'Mine' },
]

export function TopicFilters({ topics, filter, signedIn, onChange }: Props) {
  const { data: library } = useQuery(query(getLibrary, {}))
  // A visitor is shown a few: what none of them is of needs no offer. What is chosen stays on offer in any case.
  const known = signedIn ? (library?.subjects ?? []).map(({ title }) => title) : []
  const subjects = [...new Set([...known, ...topics.map((t) => t.subject), filter.subject])].filter(Boolean).sort()
  return (
    <div className="topic-filters">
      {signedIn && (
        <Chips
          legend="Whose"
          options={whose}
          value={filter.mine ? '1' : ''}
          onChange={(value) => onChange({ mine: value === '1' })}
        />
      )}
      <Chips legend="Level" options={levels} value={filter.level} onChange={(level) => onChange({ level })} />
      {subjects.length > 1 && (
        <Chips
          legend="Subject"
          options={[any, ...subjects.map((value) => ({ value, label: value }))]}
          value={filter.subject}
          onChange={(subject) => onChange({ subject })}
        />
      )}
    </div>
  )
}
