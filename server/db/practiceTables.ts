/** Quiz rounds, practice, and diagnoses of what a learner already knows. */
export type PracticeTables = {
  /** A pass through a quiz. The client chooses `id`. Lists are JSON, with `attemptIds` in the order of the answers. */
  quizRounds: { uid: string; id: string; quizId: string; questionIds: string; attemptIds: string; begunAt: number }
  /**
   * Questions about the words that a quiz's lesson lists. The quiz doesn't ask them; they are practised and reviewed. The
   * first word has the positions 0 (what does it mean?) and 1 (how is it written?), the second one 2 and 3, and so on.
   */
  wordQuestions: { quizId: string; position: number; questionId: string }
  /** `lessonId` is set if the words of a lesson are practised. */
  practices: {
    id: string
    uid: string
    topicId: string | null
    lessonId: string | null
    title: string
    mixed: number
    createdAt: number
  }
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
