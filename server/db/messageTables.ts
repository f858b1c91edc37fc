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
  /** Keyed hash of the sender's network, for the rate limit. Null once the time window of the limit is over. */
  network: string | null
  createdAt: number
  closedAt: number | null
  /** When the mail server accepted the message. Null if it wasn't e-mailed. */
  mailedAt: number | null
  /** When the next attempt to send it is due. Null if there will be none. */
  mailDue: number | null
  mailTries: number
}
