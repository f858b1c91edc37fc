import type { GenerationOption, Level } from '#contract/catalog.ts'

export type ChatbotTables = {
  /** Topics that people are writing with their own chatbots, until they are finished or cancelled. */
  chatbotTopics: ChatbotTopicRow
}

export type ChatbotTopicRow = {
  id: string
  uid: string
  prompt: string
  level: Level | null
  generationOption: GenerationOption
  /** JSON: what has been pasted so far. */
  state: string
  createdAt: number
  updatedAt: number
}
