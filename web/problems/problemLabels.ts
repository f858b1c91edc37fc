import type { Difficulty, ProblemState } from '#contract/problems.ts'
import { difficulties, states } from '#words/problems.labels.ts'

export const difficultyLabels: Record<Difficulty, string> = difficulties
export const stateLabels: Record<ProblemState, string> = states
