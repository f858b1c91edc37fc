import type { TopicSummary } from '#contract/catalog.ts'

/** '' stands for any subject or level. */
export type TopicFilter = { subject: string; level: string; mine: boolean }

/** What the server does to a reader's list, done to the few topics that a visitor is shown. */
export const filterTopics = (topics: TopicSummary[], { subject, level }: TopicFilter) =>
  topics.filter((topic) => (!subject || topic.subject === subject) && (!level || topic.level === level))
