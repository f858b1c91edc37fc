/**
 * A prediction and the outcome. `gapDays` is the time since the skill was last practised, or null for its first
 * question.
 */
export type Forecast = { chance: number; right: boolean; gapDays: number | null }

const SURE = 1e-6

export function logLossOf(chance: number, right: boolean) {
  const bounded = Math.min(1 - SURE, Math.max(SURE, chance))
  return -Math.log(right ? bounded : 1 - bounded)
}

export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const logLoss = (forecasts: Forecast[]) => mean(forecasts.map(({ chance, right }) => logLossOf(chance, right)))
export const brier = (forecasts: Forecast[]) =>
  mean(forecasts.map(({ chance, right }) => (chance - Number(right)) ** 2))

export type Bin = { from: number; predicted: number; observed: number; count: number }

/**
 * Groups predictions into bins of equal width, each with the mean prediction and the share of right answers. Leaves
 * out empty bins.
 */
export function reliability(forecasts: Forecast[], bins = 10): Bin[] {
  const groups = Map.groupBy(forecasts, ({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)))
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([bin, group]) => ({
      from: bin / bins,
      predicted: mean(group.map(({ chance }) => chance)),
      observed: mean(group.map(({ right }) => Number(right))),
      count: group.length,
    }))
}

/**
 * Expected calibration error: the difference between the predicted and the observed share, weighted by the size of the
 * bins.
 */
export function calibrationError(forecasts: Forecast[]) {
  const gaps = reliability(forecasts).map(({ predicted, observed, count }) => Math.abs(predicted - observed) * count)
  return gaps.reduce((sum, gap) => sum + gap, 0) / forecasts.length
}
