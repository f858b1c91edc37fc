import type { Item } from '../items/service.ts'
import { rightAnswer, wrongAnswer } from './answers.ts'
import type { TestApp, TestUser } from './app.ts'

/**
 * Creates a topic that its owner may edit. It is generated from the library, so its questions are also used in other
 * topics.
 */
export async function ownTopic(
  server: TestApp,
  owner: TestUser,
  { visibility = 'public' as 'public' | 'private' } = {},
) {
  const { db } = server.deps
  await db.updateTable('topics').set({ reuseKey: null }).execute()
  const socket = await server.connect(owner.token)
  const ready = new Promise<{ topicId: string }>((resolve) => socket.once('topicReady', resolve))
  socket.emit('detectTopic', { prompt: 'reef knot', generationOption: 'both', userId: owner.uid })
  const { topicId } = await ready
  socket.disconnect()
  await db
    .updateTable('topics')
    .set({ origin: 'model', visibility, reuseKey: null })
    .where('id', '=', topicId)
    .execute()
  await db.deleteFrom('topicDocuments').execute()
  return parts(server, owner, topicId)
}

/** The ids of the topic's first lesson and quiz, and a function that finds a question of a given kind in the quiz. */
export async function parts(server: TestApp, as: TestUser, topicId: string) {
  const topic = (await server.call('GET', `/topics/id/${topicId}`, { as })).body
  const quizId: string = topic.quizzes[0].id
  const rows = await server.deps.db
    .selectFrom('quizQuestions')
    .innerJoin('questions', 'questions.id', 'quizQuestions.questionId')
    .select(['questions.id', 'questions.item'])
    .where('quizId', '=', quizId)
    .execute()
  const items = rows.map(({ id, item }) => ({ id, item: JSON.parse(item) as Item }))
  const questionOf = (kind: Item['kind']) => {
    const found = items.find(({ item }) => item.kind === kind)
    if (!found) throw new Error(`The quiz has no question of kind ${kind}`)
    return found
  }
  return { topicId, lessonId: topic.lessons[0].id as string, quizId, questionOf }
}

/** The item as the editor's form sends it, without fields that the form doesn't show. */
export function formOf(item: Item) {
  const { id: _, skillId: __, bloom: ___, ...form } = item
  if (!('options' in form)) return form
  return { ...form, options: form.options.map(({ misconception: _, ...option }) => option) }
}

/** The form with the option `text` marked as correct instead. */
export function withKey(item: Item, text: string) {
  if (item.kind !== 'single') throw new Error('Only a question with one right option has one')
  const options = item.options.map(({ misconception: _, ...option }) => ({ ...option, correct: option.text === text }))
  return { ...formOf(item), options }
}

export async function answerIt(
  server: TestApp,
  as: TestUser,
  { quizId, question, right }: { quizId: string; question: { id: string; item: Item }; right: boolean },
) {
  const attemptId = crypto.randomUUID()
  const answer = right ? rightAnswer(question.item) : wrongAnswer(question.item)
  const body = { attemptId, quizId, questionId: question.id, answer }
  const reply = await server.call('POST', '/quizzes/answer', { as, body })
  if (reply.status !== 200) throw new Error(reply.text)
  return { attemptId, verdict: reply.body }
}

/** Waits until all pending regrades are done. */
export async function regraded(server: TestApp) {
  for (;;) {
    const left = await server.deps.db.selectFrom('regrades').select('id').limit(1).execute()
    if (left.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
