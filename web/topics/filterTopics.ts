import type { TopicSummary } from '#contract/catalog.ts'

/** An empty subject or level matches any. */
export type TopicFilter = { subject: string; level: string; mine: boolean }

/** Filters a visitor's topics in the browser, as the server does for a reader's list. */
export const filterTopics = (topics: TopicSummary[], { subject, level }: TopicFilter) =>
  topics.filter((topic) => (!subject || topic.subject === subject) && (!level || topic.level === level))
