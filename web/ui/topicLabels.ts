import type { Level, TopicSummary } from '#contract/catalog.ts'

export const originLabels: Record<TopicSummary['origin'], string> = {
  library: 'Built-in library',
  material: 'From your material',
  model: 'Written by a language model',
}

export const levelLabels: Record<Level, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

/** '1 lesson', '5 lessons'. */
export const counted = (count: number, thing: string, plural = `${thing}s`) =>
  `${count} ${count === 1 ? thing : plural}`
