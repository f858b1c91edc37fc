/**
 * How likely a skill's next question is answered right, from what was answered so far.
 * Laplace's rule of succession: (correct + 1) / (answered + 2), a uniform prior, so that one lucky answer is no mastery.
 */
export function estimate({ answered, correct }: { answered: number; correct: number }) {
  return (correct + 1) / (answered + 2)
}

/** From here on a skill counts as mastered: four right of four, or nine of ten. */
export const MASTERED = 0.8
