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

type Sizes = Pick<TopicSummary, 'level' | 'minutes' | 'lessonCount' | 'quizCount'>

/** What a topic has, in short. Its minutes are those of reading: without lessons there are none. */
export const topicFacts = ({ level, minutes, lessonCount, quizCount }: Sizes) => [
  levelLabels[level],
  ...(lessonCount > 0 ? [`${minutes} min`, counted(lessonCount, 'lesson')] : []),
  ...(quizCount > 0 ? [counted(quizCount, 'quiz', 'quizzes')] : []),
]

/** '1 lesson', '5 lessons'. */
export const counted = (count: number, thing: string, plural = `${thing}s`) =>
  `${count} ${count === 1 ? thing : plural}`
