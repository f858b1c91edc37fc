import { z } from 'zod'
import { Item, shuffleOptions } from '../items/service.ts'
import type { Fence } from './sections.ts'
import { parseYaml, words } from './yaml.ts'

export const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be kebab-case.')
const Text = z.string().trim().min(1)

const shared = {
  id: Slug,
  skill: Slug,
  bloom: z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate']),
  stem: Text,
  evidence: Text,
}

/** A question as it is written. Scalars are read as strings, so that `answers: [0.50]` keeps its nought. */
const AuthoredQuestion = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    kind: z.literal('single'),
    options: z.array(
      z.strictObject({
        text: Text,
        correct: z.enum(['true', 'false']).optional(),
        misconception: z
          .string()
          .regex(/^[1-9]$/, 'Must be the number of a misconception, 1 = the first.')
          .optional(),
        why: Text,
      }),
    ),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('typed'),
    answers: z.array(Text).min(1),
    why: Text,
    wrong: z.array(z.strictObject({ answer: Text, why: Text })).default([]),
  }),
])

/** The item of one ```` ```yaml question ```` fence, or what is wrong with it. */
export function parseQuestion(fence: Fence, unitId: string): { item: Item } | { problem: string } {
  const { value, problem } = parseYaml(fence.text)
  if (problem) return { problem: `line ${fence.line}: ${problem}` }
  const authored = AuthoredQuestion.safeParse(value)
  if (!authored.success) return { problem: `line ${fence.line}: ${words(authored.error)}` }

  const { skill: skillId, ...question } = authored.data
  const id = `${unitId}/${question.id}`
  const item = Item.safeParse(
    question.kind === 'typed'
      ? { ...question, id, skillId }
      : {
          ...question,
          id,
          skillId,
          options: question.options.map((option, index) => ({
            id: String(index),
            text: option.text,
            correct: option.correct === 'true',
            why: option.why,
            misconception: option.misconception ? Number(option.misconception) : null,
          })),
        },
  )
  if (!item.success) return { problem: `line ${fence.line}: ${words(item.error)}` }
  return { item: shuffleOptions(item.data, id) }
}
