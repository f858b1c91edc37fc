import { setTimeout as sleep } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { Language } from '#contract/languages.ts'
import type { Config } from '../config.ts'

/** `text` is plain text, in `language`. `replyTo` is the person who wrote to us through a form. */
export type Letter = { to: string; subject: string; text: string; language?: Language; replyTo?: string }

/** The one door to the mail server. */
export type Mail = {
  /** Resolves when the mail server has taken the letter. */
  send(letter: Letter): Promise<void>
  /** Work that ends with a letter and for which nobody waits but `close`. */
  follow(work: Promise<void>): void
  /** Once what is followed has ended, or has had its time. */
  close(): Promise<void>
}

const TIMEOUT_MS = 10_000
const LAST_LETTERS_MS = 4_000

/** Connects with the first letter, and keeps one connection for those that follow. */
export function createMail({ smtpUrl, from }: NonNullable<Config['mail']>): Mail {
  let transport: Promise<Transporter> | undefined
  const followed = new Set<Promise<void>>()
  async function connect() {
    const { createTransport } = await import('nodemailer')
    // Files and addresses named in a letter would be read by this server: nothing of ours names any.
    return createTransport(
      {
        url: smtpUrl,
        pool: true,
        maxConnections: 1,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: { name: 'Lyceum', address: from } },
    )
  }
  return {
    async send({ to, subject, text, language, replyTo }) {
      transport ??= connect()
      // An address given as an object is never parsed as a list: one person gets the letter.
      await (await transport).sendMail({
        to: { name: '', address: to },
        subject,
        text,
        ...(language && { headers: { 'content-language': language } }),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      })
    },
    follow(work) {
      followed.add(work)
      const forget = () => followed.delete(work)
      work.then(forget, forget)
    },
    async close() {
      const inTime = new AbortController()
      const late = sleep(LAST_LETTERS_MS, undefined, { signal: inTime.signal }).catch(() => {})
      await Promise.race([Promise.allSettled(followed), late])
      inTime.abort()
      void transport?.then((one) => one.close())
    },
  }
}
