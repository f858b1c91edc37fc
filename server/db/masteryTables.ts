import type { SkillLevel } from '#contract/mastery.ts'

/** What the learning model knows of a person: made from their attempts (mastery/fold.ts). */
export type MasteryTables = {
  learners: { uid: string; version: number; ability: number; answered: number; lastNumber: number }
  skillMastery: { uid: string; skillId: string } & SkillState
  /** A question that somebody has answered, and when it is due again. */
  cards: { uid: string; questionId: string } & CardState
  questionStats: { questionId: string; answered: number; correct: number; difficulty: number }
}

/**
 * Where an answer was given. `quiz`: of one lesson; `practice`: once more, or of one skill alone; `mixed`: among other
 * skills; `review`: recalled and judged by the learner; `problem`: a program that was graded, which is no question to be
 * asked again.
 */
export type Source = 'quiz' | 'practice' | 'mixed' | 'diagnostic' | 'review' | 'problem'

/** How it fades (mastery/memory.ts). */
type Fading = { stability: number; difficulty: number }

export type SkillState = Fading & {
  ability: number
  /** 0–1: what is shown right after the latest answer, before it fades. */
  mastery: number
  answered: number
  correct: number
  /** From when on it fades. */
  refreshedAt: number
  firstAt: number
  lastAt: number
  level: SkillLevel
  levelAt: number
}

export type CardState = Fading & {
  skillId: string
  quizId: string
  reviewedAt: number
  dueAt: number
  reviews: number
  lapses: number
}
