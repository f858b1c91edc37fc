import { z } from 'zod'
import { Level } from '#contract/catalog.ts'
import { EmbeddedLanguage } from '#contract/compilations.ts'
import { Bloom, writtenKinds } from '../../items/service.ts'

/**
 * There are two schemas for everything. The one named `…Wire` is sent to the provider. It requires all keys and has no
 * limits. The other one parses and cleans the provider's reply.
 */
const Line = (longest: number) => z.string().trim().min(1).max(longest)
/** A sentence, or null if there is nothing to say. */
const Remark = z
  .string()
  .nullable()
  .transform((text) => text?.trim() || null)
  .catch(null)

export const UnderstoodWire = z.object({
  title: z.string(),
  subject: z.string(),
  level: Level,
  goal: z.string(),
  language: z.string(),
  exclusions: z.array(z.string()),
  refuse: z.string().nullable(),
})
export const Understood = z.object({
  title: Line(120),
  subject: Line(60),
  level: Level.catch('beginner'),
  goal: Line(400),
  language: Line(40).catch('English'),
  exclusions: z.array(Line(200)).max(20).catch([]),
  refuse: Remark,
})

const LessonWire = z.object({
  title: z.string(),
  summary: z.string(),
  minutes: z.number(),
  skill: z.string(),
  bloom: Bloom,
  buildsOn: z.array(z.number()),
  reason: z.string(),
  misconceptions: z.array(z.string()),
})
export const PlannedLesson = z.object({
  title: Line(120),
  summary: Line(400),
  minutes: z.coerce
    .number()
    .catch(12)
    .transform((minutes) => Math.min(30, Math.max(5, Math.round(minutes)))),
  skill: Line(160),
  bloom: Bloom.catch('understand'),
  buildsOn: z.array(z.coerce.number().int()).catch([]),
  reason: Line(400),
  misconceptions: z.array(Line(300)).max(6).catch([]),
})
export type PlannedLesson = z.infer<typeof PlannedLesson>

export const PlannedWire = z.object({
  title: z.string(),
  summary: z.string(),
  objective: z.string(),
  assumed: z.array(z.string()),
  code: EmbeddedLanguage.nullable(),
  lessons: z.array(LessonWire),
})
export const Planned = z.object({
  title: Line(120),
  summary: Line(400),
  objective: Line(400),
  assumed: z.array(Line(200)).max(12).catch([]),
  code: EmbeddedLanguage.nullable().catch(null),
  lessons: z.array(PlannedLesson).min(2).max(8),
})
export type Planned = z.infer<typeof Planned>

const QuestionWire = z.object({
  kind: z.enum(writtenKinds),
  bloom: Bloom,
  stem: z.string(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean(), why: z.string() })),
  truth: z.boolean().nullable(),
  answers: z.array(z.string()),
  answer: z.number().nullable(),
  tolerance: z.number().nullable(),
  unit: z.string().nullable(),
  steps: z.array(z.string()),
  pairs: z.array(z.object({ left: z.string(), right: z.string(), why: z.string() })),
  extra: z.array(z.object({ right: z.string(), why: z.string() })),
  why: z.string().nullable(),
  wrong: z.array(z.object({ answer: z.string(), why: z.string() })),
  evidence: z.string(),
})
export const WrittenQuestion = z.object({
  kind: z.enum(writtenKinds),
  bloom: Bloom.catch('understand'),
  stem: Line(1_000),
  options: z.array(z.object({ text: Line(600), correct: z.boolean(), why: Line(1_000) })).catch([]),
  truth: z.boolean().nullable().catch(null),
  answers: z.array(Line(200)).catch([]),
  answer: z.coerce.number().nullable().catch(null),
  tolerance: z.coerce.number().min(0).nullable().catch(null),
  unit: Line(20).nullable().catch(null),
  steps: z.array(Line(300)).catch([]),
  pairs: z.array(z.object({ left: Line(200), right: Line(200), why: Line(600) })).catch([]),
  extra: z
    .array(z.object({ right: Line(200), why: Line(600) }))
    .max(3)
    .catch([]),
  why: Line(1_000).nullable().catch(null),
  wrong: z.array(z.object({ answer: Line(200), why: Line(600) })).catch([]),
  evidence: Line(600),
})
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

export const QuestionsWire = z.object({ questions: z.array(QuestionWire) })
export const Questions = z.object({ questions: z.array(WrittenQuestion).min(1).max(16) })

export const MendedWire = z.object({ questions: z.array(QuestionWire.extend({ id: z.string() })) })
export const Mended = z.object({ questions: z.array(WrittenQuestion.extend({ id: Line(20) })).max(16) })

/** What a reader looks for in a question that it sees with its key: for each point, what it found, or null. */
const PointsWire = z.object({
  answer: z.string().nullable(),
  why: z.string().nullable(),
  options: z.string().nullable(),
  lesson: z.string().nullable(),
  twice: z.string().nullable(),
  language: z.string().nullable(),
})
const Points = z.object({
  id: z.string().trim().toLowerCase().max(20),
  ...{ answer: Remark, why: Remark, options: Remark, lesson: Remark, twice: Remark, language: Remark },
})
const faultsIn = ({ answer, why, options, lesson, twice, language }: Omit<z.infer<typeof Points>, 'id'>) =>
  [answer, why, options, lesson, twice, language].filter((remark) => remark !== null)

export const EditedWire = z.object({
  questions: z.array(z.object({ id: z.string(), ...PointsWire.shape, question: QuestionWire.nullable() })),
})
/** What the editor finds in a question, and how it reads without it, or null if it stays as it is. */
export const EditedQuestion = Points.extend({ question: WrittenQuestion.nullable().catch(null) }).transform(
  ({ id, question, ...points }) => ({ id, question, faults: faultsIn(points) }),
)
export type EditedQuestion = z.infer<typeof EditedQuestion>
export const Edited = z.object({ questions: z.array(EditedQuestion).max(16) })

const SolutionWire = z.object({
  id: z.string(),
  chosen: z.array(z.string()),
  defensible: z.array(z.string()),
  truth: z.boolean().nullable(),
  answer: z.string().nullable(),
  others: z.array(z.string()),
  pairs: z.array(z.object({ left: z.string(), right: z.string() })),
  problem: z.string().nullable(),
})
const Letter = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(/^[a-z]$/))
export const Solution = z.object({
  id: Line(20),
  chosen: z.array(Letter).catch([]),
  defensible: z.array(Letter).catch([]),
  truth: z.boolean().nullable().catch(null),
  answer: z.coerce.string().nullable().catch(null),
  others: z.array(Line(200)).max(10).catch([]),
  pairs: z.array(z.object({ left: Letter, right: Letter })).catch([]),
  problem: Remark,
})
export type Solution = z.infer<typeof Solution>
export const SolutionsWire = z.object({ solutions: z.array(SolutionWire) })
export const Solutions = z.object({ solutions: z.array(Solution).max(32) })

const ProofVerdict = z.enum(['print', 'blemish', 'leave out'])
export const ProofsWire = z.object({
  questions: z.array(z.object({ id: z.string(), ...PointsWire.shape, verdict: ProofVerdict })),
})
/** What the checker finds in a question when nothing can be changed any more. */
export const Proof = Points.extend({ verdict: z.string().trim().toLowerCase().pipe(ProofVerdict) }).transform(
  ({ id, verdict, ...points }) => ({ id, verdict, faults: faultsIn(points) }),
)
export type Proof = z.infer<typeof Proof>
export const Proofs = z.object({ questions: z.array(Proof).max(32) })
