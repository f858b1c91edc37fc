import { z } from 'zod'
import { AuthoredOption, authoredShared } from '../../authored.ts'
import { isRight, Option } from '../../options.ts'
import { haveOwnIds, shared } from '../../parts.ts'

export const MultipleItem = z.object({
  ...shared,
  kind: z.literal('multiple'),
  options: z
    .array(Option)
    .min(4)
    .max(6)
    .refine((options) => options.filter(isRight).length >= 2, 'Two or more options are correct.')
    .refine((options) => !options.every(isRight), 'One option or more is not correct.')
    .refine(haveOwnIds, 'Option ids differ.'),
})
export type MultipleItem = z.infer<typeof MultipleItem>

export const authored = z.strictObject({
  ...authoredShared,
  kind: z.literal('multiple'),
  options: z.array(AuthoredOption),
})
