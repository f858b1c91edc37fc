import { z } from 'zod'
import { VisibleTest } from '#contract/problems.ts'
import { WrittenProblem } from '#contract/writtenProblems.ts'

/** What is known of a problem of the library at any time. */
export const ProblemEntry = z.object({
  slug: z.string(),
  /** Changes whenever anything of it does. */
  hash: z.string(),
})
export type ProblemEntry = z.infer<typeof ProblemEntry>

/** For a query, `givenHtml` is the SQL that makes the tables; for a function it is empty. */
const RenderedTest = VisibleTest.pick({ name: true, expected: true }).extend({ givenHtml: z.string() })
export const RenderedProblem = z.object({ statementHtml: z.string(), tests: z.array(RenderedTest) })
export type RenderedProblem = z.infer<typeof RenderedProblem>

/** A problem of the library, compiled: as its author wrote it, and what everybody sees of it, rendered. */
export const Problem = ProblemEntry.extend({
  written: WrittenProblem,
  ...RenderedProblem.shape,
})
export type Problem = z.infer<typeof Problem>
