/** What a person leaves while reading lessons. */
export type ReadingTables = {
  lessonReads: { uid: string; lessonId: string; topicId: string; readAt: number }
  /** Where a reader is in a lesson. */
  lessonPlaces: LessonPlaceRow
  notes: NoteRow
}

export type LessonPlaceRow = {
  uid: string
  lessonId: string
  topicId: string
  block: number
  opening: string
  share: number
  headingId: string | null
  savedAt: number
}

export type NoteRow = {
  /** Made by the client. */
  id: string
  uid: string
  lessonId: string
  quote: string
  prefix: string
  suffix: string
  start: number
  colour: 'yellow' | 'green' | 'pink'
  text: string
  createdAt: number
  updatedAt: number
}
