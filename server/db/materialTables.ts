/** People's own texts, and what was made from them. */
export type MaterialTables = {
  material: MaterialRow
  /** Only for topics made from material. If the material is deleted, its topics keep their source. */
  topicSources: { topicId: string; materialId: string | null; source: string }
  /**
   * The passages that a lesson and its questions are based on. `start` and `end` are offsets in the material's text.
   */
  citations: CitationRow
}

export type MaterialRow = {
  id: string
  ownerId: string
  title: string
  /** JSON: where the text comes from. */
  source: string
  /** SHA-256 of the text, in hexadecimal. */
  hash: string
  text: string
  /** JSON: the text's blocks (such as headings and paragraphs) and their places in it. */
  blocks: string
  words: number
  /** The size of the text and its blocks. */
  bytes: number
  createdAt: number
}

export type CitationRow = {
  lessonId: string
  /** The number of the passage within the lesson, from 1. */
  n: number
  materialId: string
  start: number
  end: number
  quote: string
}
