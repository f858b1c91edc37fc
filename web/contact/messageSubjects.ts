import type { MessageSubject } from '#contract/messages.ts'
import { subjects } from '#words/contact.subjects.ts'

export const subjectLabels: Record<MessageSubject, string> = subjects
