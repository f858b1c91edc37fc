import { z } from 'zod'

const Markdown = z.string().trim().min(1)

export const Bloom = z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate'])

const shared = {
  id: z.string().min(1).max(200),
  skillId: z.string().min(1),
  bloom: Bloom,
  stem: Markdown,
  /** What the lesson says, word for word, that makes the key right. Null where the key is computed. */
  evidence: z.string().min(1).nullable(),
}

const Option = z.object({
  /** Given by the order stored, which is shuffled: it tells nothing about the key. */
  id: z.string().min(1).max(40),
  text: Markdown,
  correct: z.boolean(),
  /** What is right or wrong with this very option. */
  why: Markdown,
  /** Which misconception of the lesson (1 = first) the option comes from. */
  misconception: z.number().int().positive().nullable(),
})

export const SingleItem = z.object({
  ...shared,
  kind: z.literal('single'),
  options: z
    .array(Option)
    .min(3)
    .max(5)
    .refine((options) => options.filter((option) => option.correct).length === 1, 'Exactly one option is correct.')
    .refine((options) => new Set(options.map((option) => option.id)).size === options.length, 'Option ids differ.'),
})
export type SingleItem = z.infer<typeof SingleItem>

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

/** A question with its key and its reasons: what the server stores and never sends before an answer. */
export const Item = z.discriminatedUnion('kind', [SingleItem, TypedItem])
export type Item = z.infer<typeof Item>
