import { z } from 'zod'
import { AuthoredOption, authoredShared } from '../../authored.ts'
import { isRight, Option } from '../../options.ts'
import { haveOwnIds, shared } from '../../parts.ts'

export const SingleItem = z.object({
  ...shared,
  kind: z.literal('single'),
  options: z
    .array(Option)
    .min(3)
    .max(5)
    .refine((options) => options.filter(isRight).length === 1, 'Exactly one option is correct.')
    .refine(haveOwnIds, 'Option ids differ.'),
})
export type SingleItem = z.infer<typeof SingleItem>

export const authored = z.strictObject({
  ...authoredShared,
  kind: z.literal('single'),
  options: z.array(AuthoredOption),
})
