import { z } from 'zod'

/**
 * How many of a text's statements a model confirmed. `judge` is the model, and `by` says whether it compared them with
 * the source of the text or relied on its own knowledge.
 */
export const Support = z.object({
  ...{ supported: z.number().int(), statements: z.number().int(), judge: z.string() },
  by: z.enum(['source', 'knowledge']).default('source'),
})
export type Support = z.infer<typeof Support>
