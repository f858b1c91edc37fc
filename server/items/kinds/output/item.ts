import { z } from 'zod'
import { CodeLanguage } from '#contract/quizzes.ts'
import { authoredShared, Code, Text } from '../../authored.ts'
import { Markdown, shared } from '../../parts.ts'

export const OutputItem = z.object({
  ...shared,
  kind: z.literal('output'),
  language: CodeLanguage,
  /** The code that is run and shown below the stem. */
  code: z.string().min(1),
  /** The output of the code. For SQL, the rows, with `|` between values. */
  answer: z.string().min(1),
  why: Markdown,
  /** Expected wrong outputs, each with an explanation of the mistake. */
  wrong: z.array(z.object({ answer: z.string().min(1), why: Markdown })),
})
export type OutputItem = z.infer<typeof OutputItem>

export const authored = z.strictObject({
  ...authoredShared,
  kind: z.literal('output'),
  language: CodeLanguage,
  code: Code,
  answer: Code,
  why: Text,
  wrong: z.array(z.strictObject({ answer: Code, why: Text })).default([]),
})
