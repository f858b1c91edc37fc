import type { PathwaySummary } from '#contract/pathways.ts'
import { minutes as minutesAlone, origins } from '#words/common.ts'
import { hours as hoursAlone, hoursAndMinutes, onlyYours } from '#words/pathways.shared.ts'

export const originLabels: Record<PathwaySummary['origin'], string> = { library: origins.library, learner: onlyYours }

/** Formats a duration: '45 min', '1 h 40 min', '3 h'. */
export function duration(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return minutesAlone(rest)
  return rest > 0 ? hoursAndMinutes(hours, rest) : hoursAlone(hours)
}
