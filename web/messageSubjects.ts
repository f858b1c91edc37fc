import type { MessageSubject } from '#contract/messages.ts'

export const subjectLabels: Record<MessageSubject, string> = {
  question: 'A question',
  content: 'A lesson or question that is wrong',
  fault: 'Something that does not work',
  account: 'My account',
  payment: 'A payment',
  privacy: 'My data',
  other: 'Something else',
}
