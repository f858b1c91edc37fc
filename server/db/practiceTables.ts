/** Quiz rounds, practice, and diagnoses of what a learner already knows. */
export type PracticeTables = {
  /** A pass through a quiz. The client chooses `id`. Lists are JSON, with `attemptIds` in the order of the answers. */
  quizRounds: { uid: string; id: string; quizId: string; questionIds: string; attemptIds: string; begunAt: number }
  practices: { id: string; uid: string; topicId: string | null; title: string; mixed: number; createdAt: number }
  /** `attemptId` is the first answer to the question in this practice session. */
  practiceQuestions: {
    practiceId: string
    position: number
    questionId: string
    quizId: string
    attemptId: string | null
  }

  diagnoses: DiagnosisRow
  /** The questions that were asked, in order. The last one may not have been answered yet. */
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
  /** The result of a diagnosis for each lesson. */
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
  /** JSON: the probability that each skill was known before the first question. */
  priors: string
  createdAt: number
  finishedAt: number | null
}
