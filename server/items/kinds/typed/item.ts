import { z } from 'zod'
import { authoredShared, Text, WrongAnswer } from '../../authored.ts'
import { Markdown, shared } from '../../parts.ts'

export const TypedItem = z.object({
  ...shared,
  kind: z.literal('typed'),
  /** All accepted answers as plain text. The first one is shown as the key. */
  answers: z.array(z.string().trim().min(1)).min(1),
  why: Markdown,
  /** Expected wrong answers, each with an explanation of the mistake. */
  wrong: z.array(z.object({ answer: z.string().trim().min(1), why: Markdown })),
})
export type TypedItem = z.infer<typeof TypedItem>

export const authored = z.strictObject({
  ...authoredShared,
  kind: z.literal('typed'),
  answers: z.array(Text).min(1),
  why: Text,
  wrong: z.array(WrongAnswer).default([]),
})
