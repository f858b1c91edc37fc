/** What people say is wrong, what was changed by hand, and what they were told of it. */

export type ReportRow = {
  id: string
  uid: string
  kind: 'topic' | 'lesson' | 'question'
  thingId: string
  topicId: string
  /** For a question: a quiz that asks it. */
  quizId: string | null
  /** As it was when it was reported: what is reported may be gone, or private to the reporter. */
  title: string
  reason: 'wrong' | 'unclear' | 'offensive' | 'broken' | 'other'
  detail: string
  closed: number
  createdAt: number
  /** What the reporter had answered, and in which attempt. */
  attemptId: string | null
  answer: string | null
  outcome: 'upheld' | 'rejected' | null
  /** What the reporter was told. */
  decision: string | null
  decidedAt: number | null
  /** What a second model made of the question, in words. */
  checked: string | null
}

type EditKey = {
  kind: 'lesson' | 'question'
  thingId: string
  /** The topic that it holds for; '' where it holds wherever the question is asked. */
  scope: string
}

export type EditRow = EditKey & {
  /** As `scope`, so that an edit goes with its topic. */
  topicId: string | null
  /** For a question: its name in the library, which stays when a release gives it other words. */
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
  /** Null if it was not written by hand, or its editor has left. */
  editorId: string | null
  /** `model`: written again by a language model. */
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
