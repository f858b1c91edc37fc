import type { Difficulty, ProblemState } from '#contract/problems.ts'

export const difficultyLabels: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
export const stateLabels: Record<ProblemState, string> = { new: 'Not tried', tried: 'Tried', solved: 'Solved' }
