import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { TopicFilter } from './filterTopics.ts'

const ADDRESS_DELAY_MS = 300

/** The filter lives in the address, so that it survives a reload and can be shared. */
export function useTopicFilter() {
  const { q = '', subject = '', level = '' } = useSearch({ from: '/topics' })
  const navigate = useNavigate({ from: '/topics' })
  // The text is shown as it is typed; the address follows when the typing pauses.
  const [text, setText] = useState(q)
  const written = useRef(q)

  const write = (next: TopicFilter) => {
    written.current = next.text
    const search = { q: next.text || undefined, subject: next.subject || undefined, level: next.level || undefined }
    void navigate({ search, replace: true, resetScroll: false })
  }
  useEffect(() => {
    // Changed by a link or by going back.
    if (q === written.current) return
    written.current = q
    setText(q)
  }, [q])
  useEffect(() => {
    if (text === written.current) return
    const later = setTimeout(() => write({ text, subject, level }), ADDRESS_DELAY_MS)
    return () => clearTimeout(later)
  })

  const filter: TopicFilter = { text, subject, level }
  const change = (part: Partial<TopicFilter>) => {
    if (part.text !== undefined) setText(part.text)
    if (part.subject !== undefined || part.level !== undefined) write({ ...filter, ...part })
  }
  return [filter, change] as const
}
