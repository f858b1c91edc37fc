import { randomUUID } from 'node:crypto'
import type { Topic } from '#contract/catalog.ts'
import { getQuestionSource } from '#contract/editing.ts'
import { sendMessage, sendOwnMessage } from '#contract/messages.ts'
import { answerQuestion, getQuiz } from '#contract/quizzes.ts'
import { decideReport, sendReport } from '#contract/reports.ts'
import { answer } from './learner.ts'
import type { Past, Person } from './past.ts'

/**
 * Ann reports that her right answer was counted as wrong. The author corrects the question, and Ann's answer is
 * regraded.
 */
export async function upheldReport(past: Past, { ann, ben, topic }: { ann: Person; ben: Person; topic: Topic }) {
  const quizId = topic.quizzes[0]?.id ?? ''
  const { questions } = await past.ask(ann, getQuiz, { id: quizId })
  const questionId = questions.find(({ kind }) => kind === 'typed')?.id ?? ''
  const attemptId = randomUUID()
  await past.ask(ann, answerQuestion, { attemptId, quizId, questionId, answer: { kind: 'typed', text: 'brass pins' } })
  const detail = 'My book calls them brass pins.'
  const { id } = await past.ask(ann, sendReport, {
    kind: 'question',
    id: questionId,
    reason: 'wrong',
    detail,
    attemptId,
  })
  const { item, version } = await past.ask(ben, getQuestionSource, { topicId: topic.id, questionId })
  if (item.kind !== 'typed') throw new Error('The question is no longer one to type an answer to.')
  const mended = { ...item, answers: [...item.answers, 'brass pins', 'brass pin'] }
  const sentence = 'Brass is what they are made of.'
  await past.ask(ben, decideReport, { id, outcome: 'mended', version, item: mended, sentence })
  await gradedAnew(past)
}

/** Waits until all pending regrades are done. They run in the background. */
async function gradedAnew({ deps }: Past) {
  const left = () => deps.db.selectFrom('regrades').select('id').limit(1).execute()
  while ((await left()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Creates reports that the author and the administrator still have to decide on. */
export async function openReports(
  past: Past,
  { reporters: [cleo, dev], own, library }: { reporters: [Person, Person]; own: Topic; library: Topic },
) {
  for (const [by, topic, kind, detail] of [
    [cleo, own, 'single', 'The straw keeps it tight as well.'],
    [dev, library, 'single', 'Two of these are right.'],
  ] as const) {
    const quizId = topic.quizzes[1]?.id ?? ''
    const { questions } = await past.ask(by, getQuiz, { id: quizId })
    // Which questions a quiz has depends on chance, so it may have none of this kind.
    const questionId = (questions.find((question) => question.kind === kind) ?? questions[0])?.id ?? ''
    const attemptId = await answer(past, by, { quizId, questionId, right: false })
    await past.ask(by, sendReport, { kind: 'question', id: questionId, reason: 'wrong', detail, attemptId })
  }
  const lessonId = library.lessons[1]?.id ?? ''
  await past.ask(cleo, sendReport, {
    kind: 'lesson',
    id: lessonId,
    reason: 'unclear',
    detail: 'I lost the thread here.',
  })
}

export async function messages(past: Past, { dev }: { dev: Person }) {
  const text = 'Our club has twelve members. May we all use the same course?'
  await past.ask(dev, sendOwnMessage, { about: 'question', subject: 'A course for a club', text })
  await past.ask(null, sendMessage, {
    ...{ about: 'fault', subject: 'The page stays empty', name: 'Eva', email: 'eva@example.org' },
    text: 'On my old telephone the list of topics stays empty.',
  })
}
