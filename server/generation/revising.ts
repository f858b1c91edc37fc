import { z } from 'zod'
import { languageOfAccount } from '../db/accountLanguage.ts'
import type { Db } from '../db/client.ts'
import { storedJson } from '../db/storedJson.ts'
import * as editing from '../editing/service.ts'
import { Item } from '../items/service.ts'
import * as notices from '../notices/service.ts'
import * as progress from '../progress/service.ts'
import * as quizzes from '../quizzes/service.ts'
import { wordsIn } from '../words.ts'
import { LessonText } from './engine.ts'
import type { Writing, WrittenLesson } from './lessons.ts'

const Revised = z.object({ check: z.string(), lessons: z.array(z.object({ id: z.string(), text: LessonText })) })

/**
 * Has the engine read all lessons together, and stores what it changes as new versions. People who have already opened
 * a lesson that changes are notified. Returns sentences for the topic's checks.
 */
export async function reviseTopic(writing: Writing, written: WrittenLesson[]): Promise<string[]> {
  const { deps, engine, job, request, understanding, plan } = writing
  const { topicId, outline } = plan
  const { uid, generationOption } = job.row
  // Nobody reads the lessons of a topic that only consists of quizzes.
  if (!engine.reviseTopic || written.length === 0 || generationOption === 'quizzes') return []
  const revise = engine.reviseTopic
  const told: notices.Told[] = []
  const { check } = await job.step(
    { name: 'whole', inputs: written.map(({ lesson }) => lesson.key), output: Revised },
    async (signal) => {
      const items = await itemsByLesson(deps.db, topicId)
      const lessons = written.map(({ id, lesson, text }) => ({ lesson, text, items: items.get(id) ?? [] }))
      const { texts, check } = await revise({ request, understanding, outline, topicId, lessons }, signal)
      return { check, lessons: written.flatMap(({ id }, place) => (texts[place] ? [{ id, text: texts[place] }] : [])) }
    },
    async (tx, { lessons }) => {
      const now = deps.clock()
      const opened = await progress.listOpenedLessons(tx, { uid, topicId })
      const words = wordsIn((await languageOfAccount(tx, { uid })) ?? 'en').told
      for (const { id, text } of lessons) {
        const { version } = await editing.findLessonVersion(tx, { id, topicId })
        await editing.replaceLesson(tx, { id, topicId, version, text, now })
        const title = written.find((one) => one.id === id)?.title ?? ''
        const news = { uid, text: words.lessonRevised(title, outline.title), quizId: null, createdAt: now }
        if (opened.has(id)) told.push(await notices.tell(tx, news))
      }
      return []
    },
  )
  for (const one of told) notices.announce(deps, one)
  return [check]
}

/** The questions of a topic that haven't been withdrawn, by the lesson they are about. */
async function itemsByLesson(db: Db, topicId: string): Promise<Map<string, Item[]>> {
  const asked = (await quizzes.edited.listInTopic(db, { topicId })).filter(({ withdrawn }) => !withdrawn)
  const byLesson = Map.groupBy(asked, ({ lessonId }) => lessonId)
  return new Map([...byLesson].map(([id, rows]) => [id, rows.map(({ item }) => storedJson(Item, item))]))
}
