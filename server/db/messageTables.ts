import type { MessageSubject } from '#contract/messages.ts'

export type MessageTables = {
  messages: MessageRow
}

/** What somebody wrote through the contact form. */
export type MessageRow = {
  id: string
  /** Null for a visitor. */
  uid: string | null
  name: string
  email: string
  about: MessageSubject
  subject: string
  text: string
  /** Of the network that it came from, keyed by the server's secret: for the limit, and null once that is over. */
  network: string | null
  createdAt: number
  closedAt: number | null
  /** When it was given to the mail server; null if it was not. */
  mailedAt: number | null
  /** When to try it (again); null if nothing more is to be tried. */
  mailDue: number | null
  mailTries: number
}
