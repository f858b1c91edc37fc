import { z } from 'zod'
import { authoredShared, Text, WrongAnswer } from '../../authored.ts'
import { Markdown, shared } from '../../parts.ts'

export const TypedItem = z.object({
  ...shared,
  kind: z.literal('typed'),
  /** Every answer that is right; the first is how it would be written. Plain text. */
  answers: z.array(z.string().trim().min(1)).min(1),
  why: Markdown,
  /** Answers to expect, each with what went wrong. */
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
