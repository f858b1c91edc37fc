import type { MessageSubject } from '#contract/messages.ts'

export type MessageTables = {
  messages: MessageRow
}

/** A message sent through the contact form. */
export type MessageRow = {
  id: string
  /** Null for a visitor. */
  uid: string | null
  name: string
  email: string
  about: MessageSubject
  subject: string
  text: string
  /** Keyed hash of the sender's network, for the rate limit; null once the limit's time window is over. */
  network: string | null
  createdAt: number
  closedAt: number | null
  /** When the mail server accepted it; null if it was not e-mailed. */
  mailedAt: number | null
  /** When to try sending it next; null if no further try is due. */
  mailDue: number | null
  mailTries: number
}
