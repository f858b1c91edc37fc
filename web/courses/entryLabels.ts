import type { CourseEntry, CourseThingKind } from '#contract/courses.ts'
import { minutes as countedMinutes, lesson, quiz, topic } from '#words/common.ts'
import * as words from '#words/courses.reading.ts'

type Shown = Pick<CourseEntry, 'kind' | 'topicTitle' | 'minutes' | 'progress'>

export const kindLabels: Record<CourseThingKind, string> = { topic, lesson, quiz }
export const places = { topic: '/topic-details/$id', lesson: '/lessons/$id', quiz: '/quizzes/$id' } as const

/** Progress state of an entry; always 'new' if its progress is unknown or it has no lessons or questions. */
export function doneOf({ progress }: Pick<CourseEntry, 'progress'>): 'new' | 'started' | 'done' {
  if (!progress) return 'new'
  const { lessonsRead, lessonCount, questionsAnswered, questionCount } = progress
  if (lessonsRead + questionsAnswered === 0) return 'new'
  return lessonsRead >= lessonCount && questionsAnswered >= questionCount ? 'done' : 'started'
}

/** Short facts about an entry: 'Lesson', 'in Knots', '10 min', '2 of 5 read'. */
export function factsOf({ kind, topicTitle, minutes, progress }: Shown): string[] {
  const facts = [kindLabels[kind]]
  if (topicTitle) facts.push(words.inTopic(topicTitle))
  if (minutes !== null) facts.push(countedMinutes(minutes))
  if (!progress || doneOf({ progress }) !== 'started') return facts
  const { lessonsRead, lessonCount, questionsAnswered, questionCount } = progress
  if (lessonCount > 0) facts.push(words.readOf(lessonsRead, lessonCount))
  if (questionCount > 0) facts.push(words.answeredOf(questionsAnswered, questionCount))
  return facts
}
