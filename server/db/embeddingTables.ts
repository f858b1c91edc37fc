/** What topics and quizzes are about, as vectors; and the runs that make them. */
export type EmbeddingTables = {
  embeddings: EmbeddingRow
  embeddingJobs: EmbeddingJobRow
}

export type EmbeddingRow = {
  kind: 'topic' | 'quiz'
  /** `local:…` for our own, else provider:model. */
  model: string
  id: string
  topicId: string
  /** As of the topic; null if nobody finds it. */
  audience: string | null
  /** The hash of the text that the vector was made of. */
  textHash: string
  /** Signed bytes. */
  vector: Uint8Array
  /** Grows with every change: a server reads what came after what it knows. */
  version: number
}

export type EmbeddingJobRow = {
  id: string
  kind: 'topic' | 'quiz'
  /** Who asked first: the calls of a provider's model are in their name. */
  uid: string
  /** JSON: everybody who asked, and hears how it goes. */
  watchers: string
  state: 'running' | 'done' | 'failed'
  done: number
  total: number
  /** Why it failed. */
  message: string | null
  leaseOwner: string | null
  leaseUntil: number
  createdAt: number
}
