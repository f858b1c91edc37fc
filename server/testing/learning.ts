import type { Answer, Quiz } from '#contract/quizzes.ts'
import type { Item } from '../items/service.ts'
import { rightAnswer, wrongAnswer } from './answers.ts'
import type { TestApp, TestUser } from './app.ts'

/** A topic of three lessons in a row (rope, overhand knot, reef knot), made for `owner` by the fixture's engine. */
export async function makeReefTopic(server: TestApp, owner: TestUser) {
  const socket = await server.connect(owner.token)
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', generationOption: 'both', userId: owner.uid })
  const { topicId } = await ready
  socket.disconnect()
  const topic = (await server.call('GET', `/topics/id/${topicId}`, { as: owner })).body
  return {
    topicId,
    lessonIds: topic.lessons.map((lesson: { id: string }) => lesson.id) as string[],
    quizIds: topic.quizzes.map((quiz: { id: string }) => quiz.id) as string[],
  }
}

/** What answers a stored question rightly, or not. */
export async function answerTo({ deps }: TestApp, questionId: string, right = true): Promise<Answer> {
  const { item } = await deps.db
    .selectFrom('questions')
    .select('item')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow()
  const parsed: Item = JSON.parse(item)
  return right ? rightAnswer(parsed) : wrongAnswer(parsed)
}

/** Answers the first questions of a quiz. */
export async function takeQuiz(
  server: TestApp,
  { as, quizId, count = 6, right = true }: { as: TestUser; quizId: string; count?: number; right?: boolean },
) {
  const { questions } = (await server.call('GET', `/quizzes/id/${quizId}`, { as })).body as Quiz
  for (const { id } of questions.slice(0, count)) {
    const body = { attemptId: crypto.randomUUID(), quizId, questionId: id, answer: await answerTo(server, id, right) }
    await server.call('POST', '/quizzes/answer', { as, body })
  }
}
