/**
 * What the simulated learners are made of, and the seeds.
 *
 * Committed in a commit of its own before any model or policy was run, so that nobody can bend the learners towards a
 * model. A later change needs a reason that is not a figure in the report, and the figures of both versions.
 *
 * Constants of our model are tuned on the seeds `training` only; every reported figure comes from `heldOut`.
 */
export const SEEDS = { training: [101, 102, 103], heldOut: [901, 902, 903] }

/** A seed makes one course and, for each population, this many learners: one half to fit on, one half to report on. */
export const LEARNERS = { fitted: 12, reported: 12 }

export const COURSE = {
  skills: 30,
  itemsPerSkill: 8,
  /** A skill's prerequisites: up to two among the five before it, each there with this probability. */
  prerequisites: { most: 2, reach: 5, probability: 0.7 },
  /** Spread (standard deviation of the logarithm) of how hard a skill is to learn and an item to recall. */
  skillSpread: 0.3,
  itemSpread: 0.4,
  /** Kinds of question: the chance of a blind guess, and the share of items. */
  kinds: [
    { guess: 0.25, share: 0.5 },
    { guess: 0.5, share: 0.15 },
    { guess: 0.02, share: 0.35 },
  ],
}

export type Population = {
  name: string
  /** `gradual`: knowledge grows by a share of what is missing. `sudden`: it is there or not, as in insight. */
  manner: 'gradual' | 'sudden'
  /** What one answer with feedback, and the first lesson, teach of what is missing. */
  rate: number
  lesson: number
  /** Days after which a skill learned a moment ago is recalled with probability 1/e. */
  stabilityDays: number
  /** How far one recall, spaced by the stability, lengthens it (2 = threefold). */
  spacingGain: number
  /** Share of the skills known beforehand; those that come first are likelier. */
  known: number
  /** Days from one session to the next, over and over. */
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
  /** Spread of rate and stability between learners, and of stability between one learner's skills. */
  spread: 0.25,
  skillSpread: 0.35,
  /** Knowing and answering wrong all the same: each learner's own, between these. */
  slip: [0.02, 0.08],
  /** Not recalling and asking for a hint instead of guessing, and being right after it. */
  hint: 0.15,
  rightAfterHint: 0.6,
  /** How much of the learning is left where a prerequisite is not recalled at all. */
  withoutPrerequisite: 0.3,
  /** What a failed recall leaves of the stability (its feedback restores the memory itself). */
  afterFailure: 0.8,
  longestStabilityDays: 365,
  /** What is known beforehand: how well, how stable, and how long since it was last used. */
  known: { level: [0.85, 1], stabilityDays: [20, 120], unusedDays: [0, 20] },
  /** What is not known beforehand. */
  unknownLevel: [0, 0.15],
  /** Median time of an answer, recalled or not, and what each hint adds. */
  answerMs: { recalled: 12_000, not: 25_000, hint: 10_000, spread: 0.5 },
}

/** A session is this many answers at most; a policy may end it sooner. */
export const SESSION = { answers: 25, pauseMs: 5_000 }

/**
 * The answers on which calibration is judged come from a course that no judged model has a say in: with this
 * probability the next question goes on with the course (so many questions a skill, in order), else it repeats a
 * skill seen before, any of them.
 */
export const RECORD = { sessions: 20, onward: 0.5, questionsPerSkill: 4 }

/**
 * A skill is mastered in truth where its typical item would be recalled, without a guess, with this probability a day
 * from now. The aim is this share of the skills. Who is not there by then counts with the most answers.
 */
export const AIM = { recall: 0.9, afterDays: 1, share: 0.9, mostAnswers: 3_000, mostDays: 365 }

/** The policies that ours is compared with. */
export const POLICIES = {
  /** Fixed order: a quiz of so many questions for each skill in the order of the course, then from the start again. */
  fixedQuiz: 5,
}
