/** Rounds of quizzes, mixed practice, and the diagnosis of what somebody knows already. */
export type PracticeTables = {
  /** One way through a quiz, by the id that the client gave it; lists are JSON, `attemptIds` in the order of the answers. */
  quizRounds: { uid: string; id: string; quizId: string; questionIds: string; attemptIds: string; begunAt: number }
  practices: { id: string; uid: string; topicId: string | null; title: string; mixed: number; createdAt: number }
  /** `attemptId` is the first answer to it in this practice. */
  practiceQuestions: {
    practiceId: string
    position: number
    questionId: string
    quizId: string
    attemptId: string | null
  }

  diagnoses: DiagnosisRow
  /** What was asked, in this order; the last one may wait for its answer. */
  diagnosisQuestions: {
    diagnosisId: string
    position: number
    questionId: string
    quizId: string
    skillId: string
    guess: number
    attemptId: string | null
    correct: number | null
  }
  /** What a diagnosis found of each lesson. */
  lessonJudgements: {
    diagnosisId: string
    lessonId: string
    uid: string
    topicId: string
    known: number
    sure: number
    undone: number
  }
}

export type DiagnosisRow = {
  id: string
  uid: string
  topicId: string
  state: 'asking' | 'done'
  /** How likely each skill was known before the first question (JSON). */
  priors: string
  createdAt: number
  finishedAt: number | null
}
