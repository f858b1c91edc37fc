import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TopicFilter } from './filterTopics.ts'

/** The filter is stored in the search parameters, so that it survives a reload and can be shared. */
export function useTopicFilter() {
  const { subject = '', level = '', mine } = useSearch({ from: '/topics' })
  const navigate = useNavigate({ from: '/topics' })
  const filter: TopicFilter = { subject, level, mine: mine === '1' }
  const change = (part: Partial<TopicFilter>) => {
    const next = { ...filter, ...part }
    const search = {
      subject: next.subject || undefined,
      level: next.level || undefined,
      mine: next.mine ? '1' : undefined,
    }
    void navigate({ search, replace: true, resetScroll: false })
  }
  return [filter, change] as const
}
