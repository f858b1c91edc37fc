import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '#contract/account.ts'
import { getLesson, getPublicLesson, getPublicTopic, getTopic, getTopicProgress } from '#contract/catalog.ts'
import { deleteMaterial, getMaterial, listMaterial } from '#contract/material.ts'
import { getPassage, getPublicPassage, getSharedPassage } from '#contract/passages.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { deleteTopic, getTopicSharing, RESTORABLE_MS, setTopicVisibility, shareTopic } from '#contract/sharing.ts'
import { purgeTopics } from '../../catalog/sharingStore.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { answerTo } from '../../testing/learning.ts'
import { addText, ESTUARIES, makeTopicOf, RIVERS } from '../../testing/material.ts'
import { tablesWith } from '../../testing/searched.ts'

let app: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
})
afterAll(() => app.stop())

test('a pasted text becomes a topic whose statements and questions lead to their sentences', async () => {
  const material = await addText(app, ann)
  expect(material).toMatchObject({ kind: 'markdown', language: 'en', hasQuestions: true, topics: [] })
  expect(material.parts.length).toBeGreaterThan(0)

  const { topic } = await makeTopicOf(app, ann, material.id)
  expect(topic).toMatchObject({
    ...{ origin: 'material', visibility: 'private', state: 'ready', language: 'en' },
    source: { kind: 'markdown', title: 'Estuaries of the Fictional Coast' },
  })
  expect(topic.checks.at(-1)).toMatch(/^Made by rule from the source’s own words; no one has checked the questions/)

  const lesson = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })
  expect(lesson.source).toEqual(topic.source)
  const linked = [...lesson.html.matchAll(/<a href="#passage-(\d+)">\[(\d+)\]<\/a>/g)].map(([, n]) => Number(n))
  expect(linked.length).toBeGreaterThan(5)
  for (const n of new Set(linked)) {
    const passage = await app.ask(getPassage, { lessonId: lesson.id, n }, { as: ann })
    expect(ESTUARIES.replaceAll('**', '')).toContain(passage.quote)
    expect(passage).toMatchObject({ n, language: 'en', source: topic.source })
  }
  const second = await app.ask(getPassage, { lessonId: lesson.id, n: 2 }, { as: ann })
  expect(second.quote).toMatch(/^A salt wedge is .*nine weeks\.$/s)
  expect(second.before).toContain('Many birds feed on these flats in winter.')
  expect(second.after).toContain('Mixing destroys the wedge.')

  const quizId = lesson.quizId ?? ''
  const { questions } = await app.ask(getQuiz, { id: quizId }, { as: ann })
  expect(questions.length).toBeGreaterThan(3)
  const before = (await app.ask(getTopicProgress, { topicId: topic.id }, { as: ann })).mastery
  expect(before).toBeNull()
  for (const { id: questionId } of questions) {
    const body = { attemptId: crypto.randomUUID(), quizId, questionId, answer: await answerTo(app, questionId) }
    const verdict = await app.call('POST', '/quizzes/answer', { as: ann, body })
    expect(verdict.status).toBe(200)
    const [, n] = /href=\\"#passage-(\d+)\\"/.exec(verdict.text) ?? []
    const passage = await app.ask(getPassage, { lessonId: lesson.id, n: Number(n) }, { as: ann })
    expect(ESTUARIES.replaceAll('**', '')).toContain(passage.quote)
  }
  const progress = await app.ask(getTopicProgress, { topicId: topic.id }, { as: ann })
  expect(progress.mastery).toBeGreaterThan(0.5)
  expect((await app.ask(getMaterial, { id: material.id }, { as: ann })).topics).toEqual([
    { id: topic.id, title: topic.title },
  ])
})

test('parts are left out, and the same request while it is under way is one job', async () => {
  const material = await addText(app, ann, RIVERS)
  expect(material.parts.length).toBeGreaterThan(2)
  const leftOut = material.parts.slice(1).map(({ key }) => key)
  const { topic } = await makeTopicOf(app, ann, material.id, { leftOut, generationOption: 'lessons' })
  expect(topic.lessons.map(({ title }) => title)).toEqual([material.parts[0]?.title])
  expect(topic.quizzes).toEqual([])

  const socket = await app.connect(ann.token)
  const ask = (choice: object) => socket.emitWithAck('makeMaterialTopic', { materialId: material.id, ...choice })
  const [first, again] = await Promise.all([ask({ leftOut }), ask({ leftOut: leftOut.toReversed() })])
  expect(again).toEqual(first)
  const everything = material.parts.map(({ key }) => key)
  expect(await ask({ leftOut: everything })).toEqual({
    error: { code: 'invalid_request', message: 'Keep at least one part of the text.' },
  })
  expect(await ask({ leftOut: ['part-unknown'] })).toMatchObject({ error: { code: 'invalid_request' } })
  expect(await ask({ materialId: 'unknown' })).toMatchObject({ error: { code: 'not_found' } })
  socket.disconnect()

  const foreign = await app.connect(ben.token)
  expect(await foreign.emitWithAck('makeMaterialTopic', { materialId: material.id })).toMatchObject({
    error: { code: 'not_found' },
  })
  foreign.disconnect()
})

test('only whoever may read the lesson opens its passages, and own text is shared only with its owner’s word', async () => {
  const cat = await app.signedIn('Cat')
  const { id } = await addText(app, cat)
  const { topic } = await makeTopicOf(app, cat, id)
  const place = { lessonId: topic.lessons[0]?.id ?? '', n: 1 }
  expect((await app.send(getPassage, place, { as: ben })).status).toBe(404)
  expect((await app.send(getPublicPassage, place)).status).toBe(404)
  expect((await app.send(getPassage, { ...place, n: 999 }, { as: cat })).status).toBe(404)

  const [topicId, visibility] = [topic.id, 'public' as const]
  expect(await app.ask(getTopicSharing, { topicId }, { as: cat })).toMatchObject({ needsRights: true })
  for (const refused of [
    await app.send(setTopicVisibility, { topicId, visibility }, { as: cat }),
    await app.send(shareTopic, { topicId }, { as: cat }),
  ])
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Confirm') } })

  const { path } = await app.ask(shareTopic, { topicId, hasRights: true }, { as: cat })
  const token = path.split('/').at(-1) ?? ''
  expect((await app.ask(getSharedPassage, { token, ...place })).quote).toContain('An estuary is')
  await app.ask(setTopicVisibility, { topicId, visibility, hasRights: true }, { as: cat })
  expect((await app.ask(getPublicPassage, place)).quote).toContain('An estuary is')
  expect((await app.ask(getPublicTopic, { id: topicId })).source?.title).toBe('Estuaries of the Fictional Coast')
  expect((await app.ask(getPublicLesson, { id: place.lessonId })).source?.title).toBe(
    'Estuaries of the Fictional Coast',
  )
})

/** Words of the text that don't occur anywhere else in the database. */
const MARKS = ['Penhallow', 'salt wedge of the Quorne', 'fleshy plant that colonises', 'Estuaries of the Quorne']
const MARKED = ESTUARIES.replaceAll('Tarnow', 'Quorne').replace('Fictional Coast', 'Quorne')

test('deleting a text and its topics leaves nothing of it in any table', async () => {
  const dan = await app.signedIn('Dan')
  const others = await tablesWith(app.deps.db, ...MARKS.slice(1, 2))
  expect(others).toEqual([])
  const { id } = await addText(app, dan, MARKED)
  const { topic } = await makeTopicOf(app, dan, id)
  const quizId = topic.quizzes[0]?.id ?? ''
  const { questions } = await app.ask(getQuiz, { id: quizId }, { as: dan })
  for (const { id: questionId } of questions) {
    const body = { attemptId: crypto.randomUUID(), quizId, questionId, answer: await answerTo(app, questionId) }
    await app.call('POST', '/quizzes/answer', { as: dan, body })
  }
  const marks = ['salt wedge of the Quorne', 'Estuaries of the Quorne']
  expect(await tablesWith(app.deps.db, ...marks)).toEqual(
    expect.arrayContaining(['citations', 'jobEvents', 'jobs', 'lessonBodies', 'material', 'skills', 'topicSources']),
  )
  expect(await app.ask(deleteMaterial, { id, topics: 'delete' }, { as: dan })).toEqual({ id, topicsDeleted: 1 })
  expect(await tablesWith(app.deps.db, ...marks)).toEqual([])
  expect((await app.send(getTopic, { id: topic.id }, { as: dan })).status).toBe(404)
  expect((await app.send(getMaterial, { id }, { as: dan })).status).toBe(404)
  expect((await app.ask(listMaterial, {}, { as: dan })).used).toMatchObject({ documents: 0, bytes: 0 })
})

test('a topic that is kept keeps its lessons and their source, and its passages are gone', async () => {
  const eve = await app.signedIn('Eve')
  const { id } = await addText(app, eve)
  const { topic } = await makeTopicOf(app, eve, id)
  expect(await app.ask(deleteMaterial, { id, topics: 'keep' }, { as: eve })).toEqual({ id, topicsDeleted: 0 })
  const lesson = await app.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: eve })
  expect(lesson.html).toContain('An estuary is')
  expect(lesson).toMatchObject({ passageCount: 0, source: { title: 'Estuaries of the Fictional Coast' } })
  const passage = await app.send(getPassage, { lessonId: lesson.id, n: 1 }, { as: eve })
  expect(passage).toMatchObject({ status: 404, body: { message: 'This passage isn’t stored any more.' } })
  expect((await app.ask(getQuiz, { id: lesson.quizId ?? '' }, { as: eve })).questions.length).toBeGreaterThan(3)
})

test('a deleted topic is erased with its text’s words once it can’t be restored', async () => {
  const fay = await app.signedIn('Fay')
  const { id } = await addText(app, fay, MARKED)
  const { topic } = await makeTopicOf(app, fay, id)
  await app.ask(deleteTopic, { topicId: topic.id }, { as: fay })
  await app.deps.db.transaction().execute((tx) => purgeTopics(tx, Date.now() + RESTORABLE_MS))
  expect(await tablesWith(app.deps.db, 'salt wedge of the Quorne')).toEqual(['material'])
  await app.ask(deleteMaterial, { id, topics: 'keep' }, { as: fay })
  expect(await tablesWith(app.deps.db, 'Quorne')).toEqual([])
})

test('erasing an account erases its texts and topics', async () => {
  const gil = await app.signedIn('Gil')
  const { id } = await addText(app, gil, MARKED)
  await makeTopicOf(app, gil, id)
  await app.ask(eraseAccount, { email: gil.email, password: '' }, { as: gil })
  expect(await tablesWith(app.deps.db, 'Quorne')).toEqual([])
})

test('only the owner deletes', async () => {
  const { id } = await addText(app, ann, `${ESTUARIES}\n\nOne more sentence makes it another text.`)
  expect((await app.send(deleteMaterial, { id, topics: 'delete' }, { as: ben })).status).toBe(404)
  expect((await app.send(getMaterial, { id }, { as: ben })).status).toBe(404)
})
