import { z } from 'zod'
import type { LessonSource } from '#contract/editing.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { checkItem, Item, withoutFigures } from '../items/service.ts'
import { renderMarkdown } from '../markdown/service.ts'
import * as quizzes from '../quizzes/service.ts'
import * as vocabulary from '../vocabulary/service.ts'
import { commitEdit } from './commit.ts'
import * as store from './store.ts'

export type Editor = catalog.Editor
type Of = { id: string; editor: Editor }

/** The content of a version of a lesson. */
export const LessonContent = z.object({ title: z.string(), summary: z.string(), markdown: z.string() })
export type LessonContent = z.infer<typeof LessonContent>

export const lessonKey = ({ id, topicId }: { id: string; topicId: string }) =>
  ({ kind: 'lesson', thingId: id, scope: topicId }) as const

export async function getLesson(db: Db, { id, editor }: Of): Promise<LessonSource> {
  const { html: _, contents: __, listed: ___, ...lesson } = await findLesson(db, { id, editor })
  return { ...lesson, version: (await store.findEdit(db, lessonKey(lesson)))?.version ?? 0 }
}

export async function previewLesson({ db }: Pick<Deps, 'db'>, { id, editor, markdown }: Of & { markdown: string }) {
  const lesson = await findLesson(db, { id, editor })
  return {
    ...(await renderMarkdown(markdown, { owner: editor.uid })),
    loose: await listLoose(db, { ...lesson, markdown }),
  }
}

export async function saveLesson(
  deps: Deps,
  { id, editor, version, ...content }: Of & { version: number } & LessonContent,
) {
  await findLesson(deps.db, { id, editor })
  const rendered = await renderMarkdown(content.markdown, { owner: editor.uid })
  const written = await deps.db
    .transaction()
    .execute((tx) => writeLesson(tx, { id, editor, version, content, rendered, now: deps.clock() }))
  await vocabulary.refreshWords(deps, { lessonId: id })
  return written
}

type Writing = Of & {
  version: number
  content: LessonContent
  rendered: Awaited<ReturnType<typeof renderMarkdown>>
  now: number
}

export async function writeLesson(tx: Db, { id, editor, version, content, rendered, now }: Writing) {
  const { topicId } = await findLesson(tx, { id, editor })
  await catalog.lockForEdit(tx, topicId)
  const was = await findLesson(tx, { id, editor })
  const edit = await commitEdit(tx, {
    key: lessonKey(was),
    itemId: null,
    before: { content: JSON.stringify(LessonContent.parse(was)), withdrawn: false },
    after: { content: JSON.stringify(content), rendered: JSON.stringify(rendered), withdrawn: false },
    version,
    editorId: editor.uid,
    now,
  })
  await catalog.rewriteLesson(tx, { id, topicId, was, ...content, ...rendered })
  await catalog.markEdited(tx, topicId)
  return { id, version: edit.version, loose: await listLoose(tx, { ...was, ...content }) }
}

async function findLesson(db: Db, { id, editor }: Of) {
  const lesson = await catalog.findLessonSource(db, id)
  if (!lesson) throw new AppError('not_found', (words) => words.missing.lesson)
  try {
    await catalog.getEditableTopic(db, { id: lesson.topicId, editor })
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found'
      ? new AppError('not_found', (words) => words.missing.lesson)
      : error
  }
  return lesson
}

/** Questions about the lesson whose supporting sentence (`evidence`) isn't in its text. */
async function listLoose(db: Db, { id, topicId, markdown }: { id: string; topicId: string; markdown: string }) {
  const asked = await quizzes.edited.listInTopic(db, { topicId })
  return asked
    .filter((question) => question.lessonId === id && !question.withdrawn)
    .flatMap((question) => {
      const item = storedJson(Item, question.item)
      return isLoose(item, markdown)
        ? [{ questionId: question.id, stem: withoutFigures(item.stem), evidence: item.evidence ?? '' }]
        : []
    })
}

export const isLoose = (item: Item, markdown: string) =>
  checkItem(item, markdown).some((flaw) => flaw.rule === 'evidence')
