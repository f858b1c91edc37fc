/** People's own texts, and what was made of them. */
export type MaterialTables = {
  material: MaterialRow
  /** Only for topics made of material. The source stays if the material is deleted. */
  topicSources: { topicId: string; materialId: string | null; source: string }
  /** The passages that a lesson and its questions rest on; `start` and `end` count characters of the material's text. */
  citations: CitationRow
}

export type MaterialRow = {
  id: string
  ownerId: string
  title: string
  /** JSON. */
  source: string
  /** SHA-256 of the text, in hexadecimal. */
  hash: string
  text: string
  /** JSON: what stands where in the text. */
  blocks: string
  words: number
  /** Of the text and its blocks. */
  bytes: number
  createdAt: number
}

export type CitationRow = {
  lessonId: string
  /** Within the lesson, from 1. */
  n: number
  materialId: string
  start: number
  end: number
  quote: string
}
