import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../id.ts'
import { renderMarkdown } from '../../markdown/service.ts'
import * as pathways from '../../pathways/service.ts'
import * as quizzes from '../../quizzes/service.ts'
import type { Outline } from '../engine.ts'
import { languageTag } from '../language.ts'
import * as publish from '../publish.ts'
import { agreedIn, getOwn } from './service.ts'
import { type State, stateIn } from './state.ts'
import { deleteChatbotTopic } from './store.ts'

const WRITTEN =
  'Lessons and questions were written by a chatbot of the person who made this topic; checked by code only.'
const UNSOLVED = 'No one has solved the questions independently.'
const SOLVED =
  'Another chat of that person solved every question without its key; only those stayed that it answered as the key says.'

/** Makes a topic from the finished lessons, and deletes what was pasted. */
export async function finishChatbotTopic(deps: Deps, own: { id: string; uid: string }) {
  const row = await getOwn(deps.db, own)
  const state = stateIn(row)
  const outline = finishedOutline(state)
  const done = state.lessons.filter((lesson) => lesson.done)
  if (!state.plan || !outline) throw new AppError('conflict', ({ chatbot }) => chatbot.nothingDone)
  const lessons = await Promise.all(
    done.map(async ({ markdown, items, dropped }) => {
      const text = { markdown: markdown ?? '', ...(await renderMarkdown(markdown ?? '')) }
      const { prepared } = await publish.prepareQuestions(deps, { items, dropped }, text)
      return { id: newId(), quizId: newId(), text, prepared, dropped }
    }),
  )
  const topicId = newId()
  const createdAt = deps.clock()
  const { subject, language } = state.plan
  await deps.db.transaction().execute(async (tx) => {
    if ((await getOwn(tx, own)).state !== row.state) throw new AppError('conflict', ({ chatbot }) => chatbot.movedOn)
    await publish.openTopic(tx, {
      heading: {
        ...{ id: topicId, ownerId: own.uid, visibility: 'private', subject, language: languageTag(language) },
        ...{ origin: 'chatbot', level: row.level ?? 'beginner', generationOption: row.generationOption },
        ...{ reuseKey: null, createdAt },
      },
      outline,
      lessonIds: lessons.map(({ id }) => id),
    })
    for (const [place, { id: lessonId, quizId, text, prepared, dropped }] of lessons.entries()) {
      await publish.saveLesson(tx, { lessonId, text })
      await publish.saveDropped(tx, { topicId, lessonId, dropped, createdAt })
      const title = outline.lessons[place]?.title ?? ''
      const quiz = { id: quizId, topicId, lessonId, title, position: place + 1, createdAt, questions: prepared }
      if (prepared.ids.length > 0) await quizzes.saveQuiz(tx, quiz)
    }
    const dropped = lessons.reduce((sum, lesson) => sum + lesson.dropped.length, 0)
    const checks = [WRITTEN, ...(hasQuestions(state) ? [agreedIn(state) === null ? UNSOLVED : SOLVED] : [])]
    await publish.finishTopic(tx, { id: topicId, sources: [], checks, dropped })
    await pathways.addOwnTopic(tx, { uid: own.uid, subject, topicId, createdAt })
    await deleteChatbotTopic(tx, own.id)
  })
  return { topicId }
}

const hasQuestions = ({ lessons }: State) => lessons.some(({ items }) => items.length > 0)

/** The outline without the lessons that haven't been written. Null if none has been. */
function finishedOutline({ plan, lessons: written }: State): Outline | null {
  if (!plan) return null
  const lessons = plan.outline.lessons.filter((_, place) => written[place]?.done)
  if (lessons.length === 0) return null
  const keys = new Set(lessons.map(({ key }) => key))
  return {
    ...plan.outline,
    outcomes: lessons.flatMap(({ skills }) => skills.map(({ title }) => title)),
    lessons: lessons.map((lesson) => ({
      ...lesson,
      prerequisiteKeys: lesson.prerequisiteKeys.filter((key) => keys.has(key)),
    })),
  }
}
