import { z } from 'zod'
import type { Item } from '../items/service.ts'
import { itemFrom } from './itemFrom.ts'
import type { Fence } from './sections.ts'
import { parseYaml, words } from './yaml.ts'

export const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be kebab-case.')
const Text = z.string().trim().min(1)
/** The spaces that a line begins with mean something. */
const Code = z
  .string()
  .regex(/\S/)
  .transform((text) => text.trimEnd())

const shared = {
  id: Slug,
  skill: Slug,
  bloom: z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate']),
  stem: Text,
  evidence: Text,
  /** In place of those that are derived, from the faintest on. */
  hints: z.array(Text).min(1).max(3).optional(),
}

const YesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true')

const Option = z.strictObject({
  text: Text,
  correct: YesOrNo.optional(),
  misconception: z
    .string()
    .regex(/^[1-9]$/, 'Must be the number of a misconception, 1 = the first.')
    .transform(Number)
    .optional(),
  why: Text,
})

const WrongAnswer = z.strictObject({ answer: Text, why: Text })

/** A question as it is written. Scalars are read as strings, so that `answers: [0.50]` keeps its nought. */
const AuthoredQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('single'), options: z.array(Option) }),
  z.strictObject({ ...shared, kind: z.literal('multiple'), options: z.array(Option) }),
  z.strictObject({
    ...shared,
    kind: z.literal('typed'),
    answers: z.array(Text).min(1),
    why: Text,
    wrong: z.array(WrongAnswer).default([]),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('numeric'),
    answer: Text,
    tolerance: Text.optional(),
    unit: Text.optional(),
    units: z
      .array(z.strictObject({ unit: Text, factor: z.coerce.number().optional(), why: Text.optional() }))
      .optional(),
    why: Text,
    wrong: z.array(WrongAnswer).default([]),
  }),
  z.strictObject({ ...shared, kind: z.literal('true-false'), truth: YesOrNo, reasons: z.array(Option) }),
  z.strictObject({
    ...shared,
    kind: z.literal('output'),
    language: z.enum(['python', 'javascript', 'sql']),
    code: Code,
    answer: Code,
    why: Text,
    wrong: z.array(z.strictObject({ answer: Code, why: Text })).default([]),
  }),
  z.strictObject({ ...shared, kind: z.literal('ordering'), steps: z.array(Text), why: Text }),
  z.strictObject({
    ...shared,
    kind: z.literal('matching'),
    pairs: z.array(z.strictObject({ left: Text, right: Text, why: Text })),
    extra: z.array(z.strictObject({ right: Text, why: Text })).optional(),
  }),
])

/** The item of one ```` ```yaml question ```` fence, or what is wrong with it. */
export function parseQuestion(fence: Fence, unitId: string): { item: Item } | { problem: string } {
  const { value, problem } = parseYaml(fence.text)
  if (problem) return { problem: `line ${fence.line}: ${problem}` }
  const authored = AuthoredQuestion.safeParse(value)
  if (!authored.success) return { problem: `line ${fence.line}: ${words(authored.error)}` }

  const { id, skill: skillId, bloom, evidence, hints } = authored.data
  const item = itemFrom(authored.data, { id: `${unitId}/${id}`, skillId, bloom, evidence, hints })
  return item.success ? { item: item.data } : { problem: `line ${fence.line}: ${words(item.error)}` }
}
