/** Error reports, manual edits, and the notices that tell users about them. */

export type ReportRow = {
  id: string
  uid: string
  kind: 'topic' | 'lesson' | 'question'
  thingId: string
  topicId: string
  /** For a question: a quiz that asks it. */
  quizId: string | null
  /** The title at the time of the report, because the reported thing may since have been deleted or made private. */
  title: string
  reason: 'wrong' | 'unclear' | 'offensive' | 'broken' | 'other'
  detail: string
  closed: number
  createdAt: number
  /** The reporter's answer, and the attempt it was given in. */
  attemptId: string | null
  answer: string | null
  outcome: 'upheld' | 'rejected' | null
  /** The explanation shown to the reporter. */
  decision: string | null
  decidedAt: number | null
  /** A second language model's check of the question, in words. */
  checked: string | null
}

type EditKey = {
  kind: 'lesson' | 'question'
  thingId: string
  /** The topic that the edit applies to; '' if it applies wherever the question is asked. */
  scope: string
}

export type EditRow = EditKey & {
  /** Same as `scope` (null for ''), as a foreign key, so that an edit is deleted with its topic. */
  topicId: string | null
  /** For a question: its id in the library, which stays the same when a release rewords the question. */
  itemId: string | null
  version: number
  editId: string
  content: string
  rendered: string
  withdrawn: number
}

export type EditVersionRow = EditKey & {
  topicId: string | null
  version: number
  content: string
  withdrawn: number
  /** Null if it was not written by hand, or if the editor's account was deleted. */
  editorId: string | null
  /** `model`: rewritten by a language model. */
  source: 'original' | 'release' | 'hand' | 'model'
  createdAt: number
}

export type NoticeRow = {
  id: string
  uid: string
  text: string
  quizId: string | null
  dismissed: number
  createdAt: number
}
