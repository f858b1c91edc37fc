/** Problems that are solved by writing a program. */
export type ProblemTables = {
  problems: ProblemRow
  problemVotes: { uid: string; problemId: string; vote: 'up' | 'down' }
  /** A user's progress with a problem that they have submitted programs to. */
  problemStandings: {
    uid: string
    problemId: string
    /** When a failure last counted as a wrong answer. */
    failureCountedAt: number | null
    solvedAt: number | null
  }
  submissions: SubmissionRow
}

export type ProblemRow = {
  id: string
  slug: string
  origin: 'library' | 'person'
  /** Null for problems of the library. */
  authorId: string | null
  title: string
  difficulty: 'easy' | 'medium' | 'hard'
  /** Ids of the languages in which programs can be graded. */
  languages: string
  /** The skills with their titles. */
  skills: string
  /** Lower-case text that a search matches. */
  words: string
  /** The whole problem with its keys (WrittenProblem). */
  written: string
  /** The part that everybody sees, as safe HTML. */
  rendered: string
  published: number
  upVotes: number
  downVotes: number
  solvedBy: number
  /** For a library problem, hash of the content that it was last written from; null once it was edited by hand. */
  contentHash: string | null
  /** Number of manual edits. */
  version: number
  withdrawnAt: number | null
  /** Position in lists: each turn holds a few problems of each author. Maintained by problems/turns.ts. */
  turn: number
  createdAt: number
}

export type SubmissionRow = {
  uid: string
  /** The client's idempotency key. */
  id: string
  problemId: string
  language: string
  source: string
  passed: number
  results: string
  /** How the submission changed the mastery of skills. */
  mastery: string
  createdAt: number
}
