import { z } from 'zod'
import { Cursor, Id } from './catalog.ts'
import { Code, EmbeddedLanguage, Language, RunStatus } from './compilations.ts'
import { endpoint, fetching } from './endpoint.ts'
import { SkillLevel } from './mastery.ts'
import { said } from './said.ts'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export const Difficulty = z.enum(DIFFICULTIES)
export type Difficulty = z.infer<typeof Difficulty>

export const VoteAction = z.enum(['up', 'down', 'none'])
export type VoteAction = z.infer<typeof VoteAction>

export const Slug = z
  .string()
  .min(
    3,
    said((words) => words.slugShort),
  )
  .max(
    80,
    said((words) => words.slugLong),
  )
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    said((words) => words.slugForm),
  )

const Votes = z.object({ up: z.number().int(), down: z.number().int() })

/** Where the reader stands: `tried` is without a pass yet. */
export const ProblemState = z.enum(['new', 'tried', 'solved'])
export type ProblemState = z.infer<typeof ProblemState>

export const ProblemSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  difficulty: Difficulty,
  languages: z.array(EmbeddedLanguage),
  skills: z.array(z.object({ id: z.string(), title: z.string() })),
  votes: Votes,
  /** How many people have passed it. */
  solvedBy: z.number().int(),
  origin: z.enum(['library', 'person']),
  /** Only its author sees one that is not. */
  published: z.boolean(),
  /** `new` for visitors. */
  state: ProblemState,
  createdAt: z.number().int(),
})
export type ProblemSummary = z.infer<typeof ProblemSummary>

/** A test that everybody sees. */
export const VisibleTest = z.object({
  name: z.string(),
  /** What stands between the brackets of the call, whose name is each language's own; null for a query. */
  arguments: z.string().nullable(),
  /** SQL that makes the tables, as safe HTML; null for a function. */
  setupHtml: z.string().nullable(),
  /** JSON of what is returned; of a query the rows, as text. */
  expected: z.string(),
})

export const Problem = ProblemSummary.extend({
  statementHtml: z.string(),
  /** What is called, or that rows are asked for. */
  form: z.enum(['function', 'query']),
  /** What is called, by language. Empty for a query. */
  functions: z.array(z.object({ language: EmbeddedLanguage, name: z.string() })),
  starters: z.array(z.object({ language: EmbeddedLanguage, code: z.string() })),
  tests: z.array(VisibleTest),
  hiddenTests: z.number().int(),
  hints: z.array(z.string()),
  ownVote: VoteAction,
  /** May be changed by the reader. */
  editable: z.boolean(),
  /** The topics of the library that teach its skills, nearest first. */
  lessons: z.array(z.object({ topicId: z.string(), title: z.string() })),
  author: z.string().nullable(),
})
export type Problem = z.infer<typeof Problem>

/** One test of a submission. Of hidden ones nothing but the verdict is told. */
export const TestResult = z.object({
  name: z.string(),
  hidden: z.boolean(),
  verdict: z.enum(['passed', 'failed', 'notRun']),
  /** As in VisibleTest; null where hidden. */
  expected: z.string().nullable(),
  /** What came back; null where hidden, or where nothing did. */
  got: z.string().nullable(),
  /** What it printed, stdout and stderr as they came, 4,000 characters at most. Empty where hidden. */
  printed: z.string(),
  /** Null where it ended by itself. */
  status: RunStatus.nullable(),
  /** Why it failed, in words; null where it passed. Of hidden ones without any values. */
  message: z.string().nullable(),
  /** Milliseconds; 0 where hidden. */
  wall_time: z.number(),
})
export type TestResult = z.infer<typeof TestResult>

export const Submission = z.object({
  id: z.string(),
  slug: z.string(),
  language: z.string(),
  source: z.string(),
  passed: z.boolean(),
  results: z.array(TestResult),
  createdAt: z.number().int(),
  /** What changed by it: a skill moves by the first pass of a problem, and by a failure before it. */
  mastery: z.array(
    z.object({
      skillId: z.string(),
      skill: z.string(),
      before: z.number(),
      after: z.number(),
      levelBefore: SkillLevel,
      levelAfter: SkillLevel,
    }),
  ),
})
export type Submission = z.infer<typeof Submission>

export const PROBLEM_WORDS_MAX_LENGTH = 200

const Filter = z.object({
  cursor: Cursor,
  difficulty: Difficulty.optional(),
  language: EmbeddedLanguage.optional(),
  state: ProblemState.optional(),
  /** Words of the title or of a skill. */
  q: z.string().trim().max(PROBLEM_WORDS_MAX_LENGTH).optional(),
  /** Those that practise a skill of this topic. 404 where the reader may not see it. */
  topicId: Id.optional(),
  skillId: z.string().min(1).max(200).optional(),
})
const Page = z.object({ items: z.array(ProblemSummary), nextCursor: z.string().nullable() })
/** An id, or a slug. */
const byId = z.object({ id: Id })

export const listProblems = endpoint({
  method: 'GET',
  path: '/problems',
  access: 'user',
  about: ['problems'],
  failure: fetching('problems'),
  input: Filter,
  output: Page,
})
export const listPublicProblems = endpoint({
  method: 'GET',
  path: '/info/problems',
  access: 'public',
  about: ['problems'],
  failure: fetching('problems'),
  input: Filter.omit({ state: true }),
  output: Page,
})
export const getProblem = endpoint({
  method: 'GET',
  path: '/problems/id/:id',
  access: 'user',
  about: ['problems'],
  failure: fetching('problem'),
  input: byId,
  output: Problem,
})
export const getPublicProblem = endpoint({
  method: 'GET',
  path: '/info/problems/:id',
  access: 'public',
  about: ['problems'],
  failure: fetching('problem'),
  input: byId,
  output: Problem,
})

/** Grades a program by all tests, on the server. The same id brings the stored verdict back. */
export const submitSolution = endpoint({
  method: 'POST',
  path: '/problems/submit',
  access: 'user',
  failure: 'Error submitting solution: ',
  input: z.object({ id: z.uuid(), slug: Slug, language: Language, code: Code }),
  output: Submission,
})
/** Runs the visible tests alone: nothing is kept, no skill moves. */
export const tryTests = endpoint({
  method: 'POST',
  path: '/problems/try',
  access: 'user',
  failure: 'Error running tests: ',
  input: z.object({ slug: Slug, language: Language, code: Code }),
  output: z.object({ passed: z.boolean(), results: z.array(TestResult) }),
})
/** One's own for a problem, newest first, 20 at most. */
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/problems/id/:id/submissions',
  access: 'owner',
  about: ['problems'],
  failure: fetching('submissions'),
  input: byId,
  output: z.object({ items: z.array(Submission.omit({ mastery: true })) }),
})

/** A person has one vote a problem; the same again changes nothing. */
export const updateVote = endpoint({
  method: 'POST',
  path: '/problems/update-vote',
  access: 'user',
  failure: 'Error updating vote: ',
  input: z.object({ slug: Slug, action: VoteAction }),
  output: z.object({ votes: Votes, ownVote: VoteAction }),
})
