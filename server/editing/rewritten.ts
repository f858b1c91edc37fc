import type { Heading } from '#contract/catalog.ts'
import type { Support } from '#contract/support.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { hashOf } from '../id.ts'
import { commitEdit } from './commit.ts'
import { LessonContent, lessonKey } from './lessons.ts'
import * as store from './store.ts'

type Lesson = { id: string; topicId: string }

/** The current version of a lesson's text, and whether a person wrote it. */
export async function findLessonVersion(db: Db, lesson: Lesson) {
  const key = lessonKey(lesson)
  const version = (await store.findEdit(db, key))?.version ?? 0
  const source = version > 0 ? (await store.findVersion(db, { ...key, version }))?.source : undefined
  return { version, byHand: source === 'hand' }
}

type Written = { markdown: string; html: string; contents: Heading[]; support?: Support | undefined }

/**
 * Replaces a lesson's text with one written by a model. The old text is kept as a version. If a person has saved a
 * newer version in the meantime, that version remains current, and the model's text is only stored as another version.
 */
export async function replaceLesson(
  tx: Db,
  { id, topicId, version, text, now }: Lesson & { version: number; text: Written; now: number },
) {
  await catalog.lockForEdit(tx, topicId)
  const was = await catalog.findLessonSource(tx, id)
  const { markdown, html, contents, support } = text
  const body = { hash: hashOf(html), markdown, html, contents }
  if (!was) return catalog.finishLesson(tx, { lessonId: id, body, support })
  const { title, summary } = was
  const key = lessonKey(was)
  const content = JSON.stringify({ title, summary, markdown } satisfies LessonContent)
  if ((await findLessonVersion(tx, was)).version !== version) {
    return store.insertVersion(tx, {
      ...{ ...key, topicId, content, withdrawn: 0, editorId: null, source: 'model', createdAt: now },
      version: ((await store.findNewestNumber(tx, key)) ?? 0) + 1,
    })
  }
  await commitEdit(tx, {
    ...{ key, itemId: null, version, editorId: null, now },
    before: { content: JSON.stringify(LessonContent.parse(was)), withdrawn: false },
    after: { content, rendered: JSON.stringify({ html, contents }), withdrawn: false },
  })
  await catalog.rewriteLesson(tx, { id, topicId, was, title, summary, markdown, html, contents, support })
}
