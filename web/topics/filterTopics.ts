import type { TopicSummary } from '#contract/catalog.ts'

export type TopicFilter = { text: string; subject: string; level: string }

/** Topics in which every word occurs, however it is capitalised or accented; '' stands for any subject or level. */
export function filterTopics(topics: TopicSummary[], { text, subject, level }: TopicFilter): TopicSummary[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return topics.filter((topic) => {
    if (subject && topic.subject !== subject) return false
    if (level && topic.level !== level) return false
    const all = plain(`${topic.title} ${topic.summary} ${topic.subject}`)
    return words.every((word) => all.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
