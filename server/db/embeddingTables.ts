/** Embedding vectors of topics and quizzes, and the jobs that compute them. */
export type EmbeddingTables = {
  embeddings: EmbeddingRow
  embeddingJobs: EmbeddingJobRow
}

export type EmbeddingRow = {
  kind: 'topic' | 'quiz'
  /** `local:…` for the built-in model, otherwise `provider:model`. */
  model: string
  id: string
  topicId: string
  /** The topic's audience; null if nobody finds the topic. */
  audience: string | null
  /** Hash of the embedded text. */
  textHash: string
  /** One signed byte per dimension. */
  vector: Uint8Array
  /** Increases with every change, so that each server can read just the rows changed since its last read. */
  version: number
}

export type EmbeddingJobRow = {
  id: string
  kind: 'topic' | 'quiz'
  /** The user who requested the job first; calls to a provider's model are recorded in their name. */
  uid: string
  /** JSON: the users who requested the job and receive its progress events. */
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
