import { z } from 'zod'
import { CodeLanguage } from '#contract/quizzes.ts'
import { parseNumber } from './numberText.ts'

const Markdown = z.string().trim().min(1)

export const Bloom = z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate'])

const shared = {
  id: z.string().min(1).max(200),
  skillId: z.string().min(1),
  bloom: Bloom,
  stem: Markdown,
  /** What the lesson says, word for word, that makes the key right. Null where the key is computed. */
  evidence: z.string().min(1).nullable(),
  /** Markdown, from the faintest on; they stand in for the ones derived from lesson and key (hints.ts). */
  hints: z.array(Markdown).max(3).optional(),
}

/** Given by the order shown, which is shuffled: it tells nothing about the key. */
const PartId = z.string().min(1).max(40)

const Option = z.object({
  id: PartId,
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
    .refine(haveOwnIds, 'Option ids differ.'),
})
export type SingleItem = z.infer<typeof SingleItem>

export const MultipleItem = z.object({
  ...shared,
  kind: z.literal('multiple'),
  options: z
    .array(Option)
    .min(4)
    .max(6)
    .refine((options) => options.filter((option) => option.correct).length >= 2, 'Two or more options are correct.')
    .refine((options) => options.some((option) => !option.correct), 'One option or more is not correct.')
    .refine(haveOwnIds, 'Option ids differ.'),
})
export type MultipleItem = z.infer<typeof MultipleItem>

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

const NumberText = z
  .string()
  .trim()
  .refine((text) => parseNumber(text) !== null, 'Must be a number.')
const Unit = z.string().trim().min(1).max(20)

export const NumericItem = z
  .object({
    ...shared,
    kind: z.literal('numeric'),
    /** As it would be written, in `unit`. */
    answer: NumberText,
    /** How far from the answer a number may be and still be right, in `unit`. */
    tolerance: z.number().nonnegative(),
    unit: Unit.nullable(),
    /** Other units to choose from. One `unit` is `factor` of these; where that is null, the unit cannot be right. */
    units: z.array(
      z
        .object({ unit: Unit, factor: z.number().positive().nullable(), why: Markdown.nullable() })
        .refine(({ factor, why }) => factor !== null || why !== null, 'A unit that cannot be right needs a why.'),
    ),
    why: Markdown,
    /** Numbers to expect, in `unit`, each with what went wrong. */
    wrong: z.array(z.object({ answer: NumberText, why: Markdown })),
  })
  .refine(({ unit, units }) => unit !== null || units.length === 0, 'A number without a unit has none to choose from.')
  .refine(
    ({ unit, units }) => new Set([unit, ...units.map((other) => other.unit)]).size === units.length + 1,
    'Units differ.',
  )
export type NumericItem = z.infer<typeof NumericItem>

/** A statement, whether it is true, and why: the judgement alone would be guessed too often. */
export const TrueFalseItem = z.object({
  ...shared,
  kind: z.literal('true-false'),
  truth: z.boolean(),
  /** Why the statement is true, or why it is false: exactly one of them is so. */
  reasons: z
    .array(Option)
    .min(3)
    .max(5)
    .refine((reasons) => reasons.filter((reason) => reason.correct).length === 1, 'Exactly one reason is correct.')
    .refine(haveOwnIds, 'Reason ids differ.'),
})
export type TrueFalseItem = z.infer<typeof TrueFalseItem>

export const OutputItem = z.object({
  ...shared,
  kind: z.literal('output'),
  language: CodeLanguage,
  /** As it is run, and shown below the stem. */
  code: z.string().min(1),
  /** What it prints; of SQL the rows, their values separated by `|`. */
  answer: z.string().min(1),
  why: Markdown,
  /** Outputs to expect, each with what went wrong. */
  wrong: z.array(z.object({ answer: z.string().min(1), why: Markdown })),
})
export type OutputItem = z.infer<typeof OutputItem>

export const OrderingItem = z.object({
  ...shared,
  kind: z.literal('ordering'),
  /** In the right order. They are shown in the order of their ids. */
  steps: z
    .array(z.object({ id: PartId, text: Markdown }))
    .min(3)
    .max(7)
    .refine(haveOwnIds, 'Step ids differ.'),
  why: Markdown,
})
export type OrderingItem = z.infer<typeof OrderingItem>

/** The right side stands in a list to choose from, which shows plain text alone. */
const PlainText = z.string().trim().min(1)

export const MatchingItem = z
  .object({
    ...shared,
    kind: z.literal('matching'),
    /** In the order shown. The right sides are shown in the order of their ids. */
    pairs: z
      .array(z.object({ leftId: PartId, left: Markdown, rightId: PartId, right: PlainText, why: Markdown }))
      .min(3)
      .max(6),
    /** Right sides that belong to nothing. */
    extra: z.array(z.object({ rightId: PartId, right: PlainText, why: Markdown })).max(3),
  })
  .refine(({ pairs }) => haveOwnIds(pairs.map(({ leftId }) => ({ id: leftId }))), 'Left ids differ.')
  .refine(
    ({ pairs, extra }) => haveOwnIds([...pairs, ...extra].map(({ rightId }) => ({ id: rightId }))),
    'Right ids differ.',
  )
export type MatchingItem = z.infer<typeof MatchingItem>

/** A question with its key and its reasons: what the server stores and never sends before an answer. */
export const Item = z.discriminatedUnion('kind', [
  SingleItem,
  MultipleItem,
  TypedItem,
  NumericItem,
  TrueFalseItem,
  OutputItem,
  OrderingItem,
  MatchingItem,
])
export type Item = z.infer<typeof Item>
export type ChoiceItem = SingleItem | MultipleItem

function haveOwnIds(parts: { id: string }[]) {
  return new Set(parts.map(({ id }) => id)).size === parts.length
}
