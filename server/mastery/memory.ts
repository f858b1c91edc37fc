import { computeDecayFactor, fsrs, type Grade, generatorParameters } from 'ts-fsrs'

/**
 * How a memory fades, according to FSRS-6 (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm) with
 * its default parameters.
 */
export type Memory = {
  /** Days until recall falls to 90%. */
  stability: number
  /** How hard the memory is to keep, from 1 (easy) to 10 (hard). */
  difficulty: number
}

/** How well something was recalled: 1 forgotten, 2 hard, 3 good, 4 easy. */
export type { Grade }

export const DAY_MS = 86_400_000
/** A card is due once its probability of recall has fallen to this. */
export const RETENTION = 0.9

const parameters = generatorParameters({ request_retention: RETENTION, enable_fuzz: false })
const model = fsrs(parameters)
const { decay, factor } = computeDecayFactor(parameters.w)

/**
 * The memory after a recall, whether successful or not. `memory` is null before the first one. Recalls on the same day
 * count as one session.
 */
export function afterRecall(memory: Memory | null, { elapsedMs, grade }: { elapsedMs: number; grade: Grade }): Memory {
  const { stability, difficulty } = model.next_state(memory, Math.floor(Math.max(0, elapsedMs) / DAY_MS), grade)
  return { stability, difficulty }
}

/** The chance of recall, 0–1. */
export function recallOf({ stability }: Pick<Memory, 'stability'>, elapsedMs: number) {
  return model.forgetting_curve(Math.max(0, elapsedMs) / DAY_MS, stability)
}

/** The number of milliseconds from the last recall until the probability of recall falls to `to` (0–1). */
export function fadesAfterMs({ stability }: Pick<Memory, 'stability'>, to: number) {
  return ((to ** (1 / decay) - 1) / factor) * stability * DAY_MS
}
