import { z } from 'zod'

/** A key term of a lesson. */
export const LessonTerm = z.object({
  /** Safe HTML, like the definition. */
  term: z.string(),
  definition: z.string(),
  /** The heading of the section that explains the term; null for the text above the first heading. */
  headingId: z.string().nullable(),
})
export type LessonTerm = z.infer<typeof LessonTerm>
