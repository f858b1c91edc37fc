/** Problems that are solved by writing a program. */
export type ProblemTables = {
  problems: ProblemRow
  problemVotes: { uid: string; problemId: string; vote: 'up' | 'down' }
  /** How far somebody is with a problem that they have submitted to. */
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
  /** Ids, in which programs can be graded. */
  languages: string
  /** With their titles. */
  skills: string
  /** What a search looks in, in small letters. */
  words: string
  /** The whole problem with its keys (WrittenProblem). */
  written: string
  /** What everybody sees of it, as safe HTML. */
  rendered: string
  published: number
  upVotes: number
  downVotes: number
  solvedBy: number
  /** For a problem of the library, what it was last written from; null as soon as somebody has changed it by hand. */
  contentHash: string | null
  /** Counts its changes by hand. */
  version: number
  withdrawnAt: number | null
  /** Where lists show it: of each author a few stand in each turn, kept by problems/turns.ts. */
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
  /** What changed by it. */
  mastery: string
  createdAt: number
}
