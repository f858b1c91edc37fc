import { z } from 'zod'
import type { Answer, Quiz, Verdict } from '#contract/quizzes.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import type { AttemptRow, Tables } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { hashOf } from '../id.ts'
import { Item, scoreAnswer, withoutKey } from '../items/service.ts'
import { renderInline } from '../markdown/service.ts'
import * as mastery from '../mastery/service.ts'
import * as store from './store.ts'

/** Safe HTML for each Markdown text of an item, made when the quiz is. */
type Rendered = { [markdown: string]: string }

export async function getQuiz(deps: Deps, { id, uid }: { id: string; uid: string }): Promise<Quiz> {
  const place = await catalog.getQuizPlace(deps, { id, uid })
  const questions = await store.listQuestions(deps.db, id)
  return {
    id,
    topicId: place.topicId,
    topicTitle: place.topicTitle,
    lessonId: place.lessonId,
    lessonTitle: place.listed ? place.lessonTitle : null,
    title: place.title,
    questions: questions.map((row) => {
      const { kind, stem, options } = withoutKey(Item.parse(JSON.parse(row.item)))
      const rendered: Rendered = JSON.parse(row.rendered)
      const html = (text: string) => rendered[text] ?? ''
      return {
        id: row.id,
        kind,
        skill: row.skill,
        stemHtml: html(stem),
        options: options.map((option) => ({ id: option.id, html: html(option.text) })),
      }
    }),
  }
}

export type AnswerGiven = { uid: string; attemptId: string; quizId: string; questionId: string; answer: Answer }

/** Stores the answer before it is acknowledged. A retry after a lost reply is not a second attempt. */
export async function answerQuestion(deps: Deps, given: AnswerGiven): Promise<Verdict> {
  return deps.db.transaction().execute(async (tx) => {
    const earlier = await store.findAttempt(tx, { uid: given.uid, id: given.attemptId })
    const { quizId, questionId } = earlier ?? given
    await catalog.getQuizPlace({ db: tx }, { id: quizId, uid: given.uid })
    const question = await store.findQuestion(tx, { quizId, questionId })
    if (!question) throw new AppError('not_found', 'Question not found.')
    const attempt = earlier ?? (await recordAttempt(tx, { given, question, answeredAt: deps.clock() }))
    return verdictOf(question, attempt)
  })
}

type QuestionRow = Tables['questions'] & { skill: string }

async function recordAttempt(
  tx: Db,
  { given, question, answeredAt }: { given: AnswerGiven; question: QuestionRow; answeredAt: number },
): Promise<AttemptRow> {
  const { uid, attemptId, quizId, questionId, answer } = given
  const item = Item.parse(JSON.parse(question.item))
  if (item.kind !== answer.kind) throw new AppError('invalid_request', `This question takes a ${item.kind} answer.`)
  if (answer.kind === 'single' && item.kind === 'single' && !item.options.some((o) => o.id === answer.optionId)) {
    throw new AppError('invalid_request', 'This question has no such option.')
  }
  const { correct } = scoreAnswer(item, answer)
  const change = await mastery.recordAttempt(tx, { uid, skillId: item.skillId, correct, answeredAt })
  const attempt: AttemptRow = {
    uid,
    id: attemptId,
    quizId,
    questionId,
    skillId: item.skillId,
    answer: JSON.stringify(answer),
    correct: Number(correct),
    masteryBefore: change.before,
    masteryAfter: change.after,
    answeredAt,
  }
  await store.insertAttempt(tx, attempt)
  return attempt
}

async function verdictOf(question: QuestionRow, attempt: AttemptRow): Promise<Verdict> {
  const item = Item.parse(JSON.parse(question.item))
  const rendered: Rendered = JSON.parse(question.rendered)
  const html = async (text: string) => rendered[text] ?? (await renderInline(text))
  const score = scoreAnswer(item, JSON.parse(attempt.answer))
  return {
    attemptId: attempt.id,
    correct: score.correct,
    key: { optionId: score.keyOptionId, text: score.keyText },
    whyHtml: await html(score.why),
    options: await Promise.all(
      score.options.map(async ({ id, correct, why }) => ({ id, correct, whyHtml: await html(why) })),
    ),
    mastery: {
      skillId: attempt.skillId,
      skill: question.skill,
      before: attempt.masteryBefore,
      after: attempt.masteryAfter,
    },
  }
}

export const PreparedQuestions = z.object({
  /** In the order to be asked. */
  ids: z.array(z.string()),
  /** Those of them that are not stored yet, with their texts rendered. */
  fresh: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      skillId: z.string(),
      item: z.string(),
      rendered: z.string(),
      createdAt: z.number(),
    }),
  ),
})
export type PreparedQuestions = z.infer<typeof PreparedQuestions>

/** Renders what is new ahead of the transaction that stores it. An item that was changed gets another id. */
export async function prepareQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  items: Item[],
): Promise<PreparedQuestions> {
  const questions = items.map((item) => {
    const json = JSON.stringify(item)
    return {
      id: `${item.id}.${hashOf(json).slice(0, 8)}`,
      kind: item.kind,
      skillId: item.skillId,
      item: json,
      parsed: item,
    }
  })
  const known = await store.listKnownIds(
    db,
    questions.map((question) => question.id),
  )
  const createdAt = clock()
  const fresh = questions
    .filter((question) => !known.has(question.id))
    .map(async ({ parsed, ...question }) => ({
      ...question,
      rendered: JSON.stringify(await render(parsed)),
      createdAt,
    }))
  return { ids: questions.map((question) => question.id), fresh: await Promise.all(fresh) }
}

async function render(item: Item): Promise<Rendered> {
  const texts =
    item.kind === 'single'
      ? [item.stem, ...item.options.flatMap((option) => [option.text, option.why])]
      : [item.stem, item.why, ...item.wrong.map((wrong) => wrong.why)]
  return Object.fromEntries(await Promise.all(texts.map(async (text) => [text, await renderInline(text)] as const)))
}

/** Adds a quiz with its questions; their skills must exist. */
export async function createQuiz(
  tx: Db,
  { questions, ...quiz }: Omit<Tables['quizzes'], 'questionCount'> & { questions: PreparedQuestions },
) {
  await catalog.addQuiz(tx, { ...quiz, questionCount: questions.ids.length })
  if (questions.fresh.length > 0) await store.saveQuestions(tx, questions.fresh)
  await store.insertQuizQuestions(tx, { quizId: quiz.id, questionIds: questions.ids })
}

export const listQuizScores = (db: Db, reader: { uid: string; topicId: string }) => store.listQuizScores(db, reader)
