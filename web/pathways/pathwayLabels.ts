import type { PathwaySummary } from '#contract/pathways.ts'

export const originLabels: Record<PathwaySummary['origin'], string> = {
  library: 'Built-in library',
  learner: 'Only you see it',
}

/** '45 min', '1 h 40 min', '3 h'. */
export function duration(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
