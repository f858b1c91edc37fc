import { useQuery } from '@tanstack/react-query'
import type { TopicSummary } from '#contract/catalog.ts'
import { getSubjects } from '#contract/collections.ts'
import { query } from '../api.ts'
import { useSession } from '../session.ts'
import { Chips } from '../ui/Chips.tsx'
import { levelLabels } from '../ui/topicLabels.ts'
import type { TopicFilter } from './filterTopics.ts'

type Props = {
  topics: TopicSummary[]
  filter: TopicFilter
  onChange: (part: Partial<TopicFilter>) => void
}

const any = { value: '', label: 'Any' }
const levels = [any, ...Object.entries(levelLabels).map(([value, label]) => ({ value, label }))]
const whose = [
  { value: '', label: 'Everyone’s' },
  { value: '1', label: 'Mine' },
]

/** The same height for everyone and from the first paint on: whatever comes to be known later moves nothing. */
export function TopicFilters({ topics, filter, onChange }: Props) {
  const signedIn = useSession().state === 'signedIn'
  // What nothing is of needs no offer; what is chosen stays on offer in any case.
  const { data } = useQuery({ ...query(getSubjects, {}), enabled: signedIn })
  const known = data?.items.flatMap(({ title, topicCount }) => (topicCount > 0 ? [title] : [])) ?? []
  const subjects = [...new Set([...known, ...topics.map((t) => t.subject), filter.subject])].filter(Boolean).sort()
  return (
    <div className="topic-filters">
      <div className="readers-only">
        <Chips
          legend="Whose"
          options={whose}
          value={filter.mine ? '1' : ''}
          onChange={(value) => onChange({ mine: value === '1' })}
        />
      </div>
      <Chips legend="Level" options={levels} value={filter.level} onChange={(level) => onChange({ level })} />
      <label className="topic-subject">
        Subject
        <select className="input" value={filter.subject} onChange={({ target }) => onChange({ subject: target.value })}>
          <option value="">Any</option>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </label>
    </div>
  )
}
