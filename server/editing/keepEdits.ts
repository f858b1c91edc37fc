import { z } from 'zod'
import { Heading } from '#contract/catalog.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { storedJson } from '../db/storedJson.ts'
import * as quizzes from '../quizzes/service.ts'
import { topicOf } from './commit.ts'
import { LessonContent, lessonKey } from './lessons.ts'
import { questionKey } from './questions.ts'
import * as store from './store.ts'

const Rendered = z.object({ html: z.string(), contents: z.array(Heading) })

type Seeded = { topicId: string; now: number }

/**
 * Reapplies manual edits after an engine has rewritten a topic. The engine's newer text is stored as a version, so that
 * an editor can see and restore it.
 */
export async function keepEdits(tx: Db, seeded: Seeded) {
  const lessons = await keepLessons(tx, seeded)
  const questions = await noteQuestions(tx, seeded)
  if (lessons + questions > 0) await catalog.markEdited(tx, seeded.topicId)
}

async function keepLessons(tx: Db, { topicId, now }: Seeded) {
  const lessons = await catalog.listLessonSources(tx, topicId)
  const edits = await store.listEdits(tx, { kind: 'lesson', thingIds: lessons.map(({ id }) => id), scope: topicId })
  for (const edit of edits) {
    const lesson = lessons.find(({ id }) => id === edit.thingId)
    if (!lesson) continue
    await noteRelease(tx, { key: lessonKey(lesson), content: JSON.stringify(LessonContent.parse(lesson)), now })
    const words = { ...storedJson(LessonContent, edit.content), ...storedJson(Rendered, edit.rendered) }
    await catalog.rewriteLesson(tx, { id: lesson.id, topicId, was: lesson, ...words })
  }
  return edits.length
}

/**
 * Quizzes still use the edited question (quizzes/edited.ts). This only stores the new text of the release as a version.
 */
async function noteQuestions(tx: Db, { topicId, now }: Seeded) {
  const asked = await quizzes.edited.listInTopic(tx, { topicId })
  const edited = asked.filter(({ gradedBy }) => gradedBy !== '')
  for (const { id: questionId } of edited) {
    const newest = await quizzes.edited.findNewestNamesake(tx, questionId)
    if (!newest) continue
    for (const scope of ['', topicId]) {
      const key = questionKey({ questionId, scope })
      if (await store.findEdit(tx, key)) await noteRelease(tx, { key, content: newest, now })
    }
  }
  return edited.length
}

async function noteRelease(tx: Db, { key, content, now }: { key: store.EditKey; content: string; now: number }) {
  const known = [await store.findNewestMade(tx, key), await store.findEdit(tx, key)]
  if (known.some((row) => row?.content === content)) return
  await store.insertVersion(tx, {
    ...key,
    topicId: topicOf(key),
    version: ((await store.findNewestNumber(tx, key)) ?? 0) + 1,
    content,
    withdrawn: 0,
    editorId: null,
    source: 'release',
    createdAt: now,
  })
}
