/**
 * Parameters of the simulated learners, and the seeds.
 * Committed separately before any model or policy was run, so that the learners could not be fitted to a model. A later
 * change needs a reason other than its effect on the report, and the figures of both versions.
 * Constants of our model are tuned on the `training` seeds only; every reported figure comes from `heldOut`.
 */
export const SEEDS = { training: [101, 102, 103], heldOut: [901, 902, 903] }

/** Each seed creates one course and, per population, these numbers of learners for fitting and for the report. */
export const LEARNERS = { fitted: 12, reported: 12 }

export const COURSE = {
  skills: 30,
  itemsPerSkill: 8,
  /** Up to two prerequisites among the five preceding skills, each with this probability. */
  prerequisites: { most: 2, reach: 5, probability: 0.7 },
  /** Spread (standard deviation of the logarithm) of the hardness of skills and the difficulty of items. */
  skillSpread: 0.3,
  itemSpread: 0.4,
  /** Kinds of question: the probability of a right guess, and the share of items. */
  kinds: [
    { guess: 0.25, share: 0.5 },
    { guess: 0.5, share: 0.15 },
    { guess: 0.02, share: 0.35 },
  ],
}

export type Population = {
  name: string
  /**
   * `gradual`: each step adds a share of the missing knowledge. `sudden`: a skill is either known or not, as with
   * insight.
   */
  manner: 'gradual' | 'sudden'
  /**
   * The share of the missing knowledge that one answer with feedback (`rate`) and the first lesson (`lesson`) teach.
   */
  rate: number
  lesson: number
  /** Days after which a skill just learned is recalled with probability 1/e. */
  stabilityDays: number
  /** The gain in stability by one recall that is spaced by the stability (2 = threefold). */
  spacingGain: number
  /** The share of skills known beforehand; early skills are more likely. */
  known: number
  /** Days from one session to the next, repeated. */
  gapsDays: number[]
}

const daily = [1]
const weekdays = [1, 1, 1, 1, 3]
const withGaps = [1, 1, 5, 1, 1, 14]

const average = { manner: 'gradual', rate: 0.22, lesson: 0.35, stabilityDays: 6, spacingGain: 2 } as const

export const POPULATIONS: Population[] = [
  { ...average, name: 'novice', known: 0, gapsDays: daily },
  { ...average, name: 'fast', rate: 0.4, lesson: 0.5, stabilityDays: 10, known: 0.1, gapsDays: daily },
  {
    ...average,
    name: 'slow',
    rate: 0.12,
    lesson: 0.2,
    stabilityDays: 3.5,
    spacingGain: 1.5,
    known: 0.05,
    gapsDays: weekdays,
  },
  { ...average, name: 'knows much', known: 0.6, gapsDays: weekdays },
  { ...average, name: 'with gaps', known: 0.15, gapsDays: withGaps },
  { ...average, name: 'sudden', manner: 'sudden', known: 0.15, gapsDays: daily },
]

export const LEARNER = {
  /** Spread of rate and stability between learners, and of stability between a learner's skills. */
  spread: 0.25,
  skillSpread: 0.35,
  /** The probability of a wrong answer despite recall, drawn per learner from this range. */
  slip: [0.02, 0.08],
  /** Without recall: the probability of asking for a hint instead of guessing, and of being right after it. */
  hint: 0.15,
  rightAfterHint: 0.6,
  /** The share of the learning effect that remains if a prerequisite isn't recalled at all. */
  withoutPrerequisite: 0.3,
  /** The factor on stability after a failed recall (feedback restores the knowledge itself). */
  afterFailure: 0.8,
  longestStabilityDays: 365,
  /** Skills known beforehand: level, stability, and days since last use. */
  known: { level: [0.85, 1], stabilityDays: [20, 120], unusedDays: [0, 20] },
  /** The level of skills not known beforehand. */
  unknownLevel: [0, 0.15],
  /** Median time of an answer with and without recall, and the extra time per hint. */
  answerMs: { recalled: 12_000, not: 25_000, hint: 10_000, spread: 0.5 },
}

/** The maximum number of answers in a session; a policy may end it earlier. */
export const SESSION = { answers: 25, pauseMs: 5_000 }

/**
 * The answers for judging calibration come from a fixed procedure that is independent of the models: with probability
 * `onward` the next question continues the course (`questionsPerSkill` in order), otherwise it is on a random skill
 * seen before.
 */
export const RECORD = { sessions: 20, onward: 0.5, questionsPerSkill: 4 }

/**
 * A skill is truly mastered if its typical item would be recalled without guessing with this probability a day later.
 * The aim is this share of the skills. A learner who doesn't reach it counts with `mostAnswers`.
 */
export const AIM = { recall: 0.9, afterDays: 1, share: 0.9, mostAnswers: 3_000, mostDays: 365 }

/** Parameters of the policies that ours is compared with. */
export const POLICIES = {
  /** For the fixed order, which goes through the course repeatedly: questions per skill on each pass. */
  fixedQuiz: 5,
}
