import type { SkillLevel } from '#contract/mastery.ts'

/** The state of the learning model for each person, computed from their attempts (mastery/fold.ts). */
export type MasteryTables = {
  learners: { uid: string; version: number; ability: number; answered: number; lastNumber: number }
  skillMastery: { uid: string; skillId: string } & SkillState
  /** Review cards: the questions that a person has answered, and when each of them is due again. */
  cards: { uid: string; questionId: string } & CardState
  questionStats: { questionId: string; answered: number; correct: number; difficulty: number }
}

/**
 * Where an answer was given. `quiz`: in a lesson's quiz. `trial`: by a visitor, who has an account by now. `practice`:
 * when practising a topic again, or a single skill. `mixed`: among questions about other skills. `review`: in a review,
 * graded by the learner. `problem`: as a graded program, which isn't scheduled for review.
 */
export type Source = 'quiz' | 'trial' | 'practice' | 'mixed' | 'diagnostic' | 'review' | 'problem'

/** Memory parameters (mastery/memory.ts). */
type Fading = { stability: number; difficulty: number }

export type SkillState = Fading & {
  ability: number
  /** 0–1: the mastery shown right after the latest answer, before it fades. */
  mastery: number
  answered: number
  correct: number
  /** The time from which fading is calculated. */
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
