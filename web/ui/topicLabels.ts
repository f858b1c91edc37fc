import type { Level, TopicSummary } from '#contract/catalog.ts'
import { lessons, levels, minutes as minutesOf, origins, quizzes } from '#words/common.ts'

export const originLabels: Record<TopicSummary['origin'], string> = origins
export const levelLabels: Record<Level, string> = levels

type Sizes = Pick<TopicSummary, 'level' | 'minutes' | 'lessonCount' | 'quizCount'>

/** Short facts about a topic: level, reading time (only with lessons), number of lessons and quizzes. */
export const topicFacts = ({ level, minutes, lessonCount, quizCount }: Sizes) => [
  levelLabels[level],
  ...(lessonCount > 0 ? [minutesOf(minutes), lessons(lessonCount)] : []),
  ...(quizCount > 0 ? [quizzes(quizCount)] : []),
]
