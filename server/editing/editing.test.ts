import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLesson, getTopic, getTopicProgress } from '#contract/catalog.ts'
import {
  bringBack,
  getLessonSource,
  getQuestionSource,
  getTopicSource,
  listVersions,
  previewLesson,
  previewQuestion,
  saveLesson as saveLessonEndpoint,
  saveQuestion,
  withdrawQuestion,
} from '#contract/editing.ts'
import { answerQuestion, getQuiz } from '#contract/quizzes.ts'
import { searchPublicCatalog } from '#contract/search.ts'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { answerIt, formOf, ownTopic, parts, regraded, withKey } from '../testing/editing.ts'
import { SENTINEL } from '../testing/sentinel.ts'

const server = await startTestApp()
let ann: TestUser
let bob: TestUser
let admin: TestUser
let own: Awaited<ReturnType<typeof ownTopic>>

beforeAll(async () => {
  ann = await server.signedIn('Ann')
  bob = await server.signedIn('Bob')
  admin = await server.signedIn('Root', { role: 'admin' })
  own = await ownTopic(server, ann)
})
afterAll(() => server.stop())

const post = (path: string, body: object, as: TestUser | undefined = ann) =>
  server.call('POST', path, { ...(as && { as }), body })
const lessonSource = (id = own.lessonId, as = ann) => server.ask(getLessonSource, { id }, { as })
const questionSource = (questionId: string, as = ann, topicId = own.topicId) =>
  server.ask(getQuestionSource, { topicId, questionId }, { as })
const saveLesson = async (change: object, as = ann) => {
  const { id, version, title, summary, markdown } = await lessonSource()
  return server.send(saveLessonEndpoint, { id, version, title, summary, markdown, ...change }, { as })
}
const save = async (questionId: string, item: object, { as = ann, topicId = own.topicId } = {}) => {
  const { version } = await questionSource(questionId, as, topicId)
  return post('/questions/save', { topicId, questionId, version, item }, as)
}
async function shown(quizId: string, questionId: string, as = bob) {
  const { questions } = await server.ask(getQuiz, { id: quizId }, { as })
  const question = questions.find(({ id }) => id === questionId)
  if (!question) throw new Error(`${quizId} asks no ${questionId}.`)
  return question
}

describe('a lesson', () => {
  test('is changed by its owner: its page, its topic, the lists and the search have the new words', async () => {
    const { markdown, version } = await lessonSource()
    const { checks } = await server.ask(getTopic, { id: own.topicId }, { as: bob })
    const text = `${markdown}\n\n### Zephyrine\n\nNew **words**. <script>alert(1)</script>`
    const saved = await saveLesson({ title: 'Zeppelin rope', summary: 'Told by hand.', markdown: text })
    expect(saved).toMatchObject({ status: 200, body: { version: version + 1, loose: [] } })
    const lesson = await server.ask(getLesson, { id: own.lessonId }, { as: bob })
    expect(lesson).toMatchObject({ title: 'Zeppelin rope', summary: 'Told by hand.' })
    expect(lesson.html).toContain('New <strong>words</strong>')
    expect(lesson.html).not.toContain('<script>')
    expect(lesson.contents.at(-1)).toMatchObject({ text: 'Zephyrine', level: 3 })
    const topic = await server.ask(getTopic, { id: own.topicId }, { as: bob })
    expect(topic.lessons[0]?.title).toBe('Zeppelin rope')
    expect(topic.quizzes[0]?.title).toBe('Zeppelin rope')
    expect(topic.checks).toEqual([...checks, expect.stringContaining('Changed by hand')])
    const found = (await server.ask(searchPublicCatalog, { q: 'zeppelin' })).items
    expect(JSON.stringify(found)).toContain(own.lessonId)
    expect((await lessonSource()).markdown).toBe(text)
  })

  test('is previewed as it will be shown, and nothing is kept', async () => {
    const before = await lessonSource()
    const { body } = await server.send(
      previewLesson,
      { id: own.lessonId, markdown: '## A\n\nOnly *this*.' },
      { as: ann },
    )
    expect(body.html).toBe('<h2 id="s-a">A</h2>\n<p>Only <em>this</em>.</p>')
    // The sentences that support the answers of all eight questions are missing from the new text.
    expect(body.loose).toHaveLength(8)
    expect(body.loose[0]).toMatchObject({ evidence: 'holds by friction alone' })
    expect(await lessonSource()).toEqual(before)
  })

  test('that somebody else has saved meanwhile is not overwritten', async () => {
    const { version } = await lessonSource()
    expect((await saveLesson({ markdown: 'The rope holds by friction alone. First.' })).status).toBe(200)
    const stale = await saveLesson({ version, markdown: 'Second.' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(stale.body.message).toContain('Someone has saved another version')
    expect((await lessonSource()).markdown).toContain('First.')
  })

  test('many who save at once: one is kept', async () => {
    const { version } = await lessonSource()
    const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => saveLesson({ version, markdown: `Text ${n}` })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('is brought back, which is a new version', async () => {
    const { version } = await lessonSource()
    const ofLesson = { kind: 'lesson' as const, topicId: own.topicId, id: own.lessonId }
    const list = async () =>
      (await server.ask(listVersions, { kind: 'lesson', topicId: own.topicId, id: own.lessonId }, { as: ann })).items
    const before = await list()
    expect(before[0]).toMatchObject({ version, current: true, source: 'hand', editor: 'Ann' })
    expect(before.at(-1)).toMatchObject({ version: 0, current: false, source: 'original', editor: null })
    const back = await server.send(bringBack, { ...ofLesson, version, back: 0 }, { as: ann })
    expect(back).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(await lessonSource()).toMatchObject({ title: 'Rope', version: version + 1 })
    expect((await list()).map((one) => one.version)).toEqual([version + 1, ...before.map((one) => one.version)])
    expect((await server.send(bringBack, { ...ofLesson, version, back: 0 }, { as: ann })).status).toBe(409)
    expect((await server.send(bringBack, { ...ofLesson, version: version + 1, back: 99 }, { as: ann })).status).toBe(
      404,
    )
  })

  test.each([
    ['title', { title: ' ' }, 'Give the lesson a title.'],
    ['text', { markdown: '' }, 'Write some text for the lesson.'],
    ['endless', { markdown: '[ '.repeat(2_000) }, 'A paragraph can have at most'],
    ['too long', { markdown: 'x'.repeat(50_001) }, 'Shorten the lesson to'],
  ])('is refused: %s', async (_what, change, message) => {
    const reply = await saveLesson(change)
    expect(reply.status).toBe(400)
    expect(reply.body.message).toContain(message)
  })
})

describe('a question', () => {
  const kinds = ['single', 'multiple', 'typed', 'numeric', 'ordering', 'matching'] as const

  test.each(kinds)('of kind %s is given to its owner with its key, and saved as it was given', async (kind) => {
    const { id, item } = own.questionOf(kind)
    const source = await questionSource(id)
    expect(source.item).toEqual(formOf(item))
    expect(source).toMatchObject({ questionId: id, quizId: own.quizId, everywhere: false, lessonTitle: 'Rope' })
    const stem = `${item.stem} Tell it by hand.`
    expect(await save(id, { ...source.item, stem })).toMatchObject({ status: 200, body: { questionId: id } })
    expect((await shown(own.quizId, id)).stemHtml).toContain('Tell it by hand.')
    expect((await questionSource(id)).item).toEqual({ ...formOf(item), stem })
  })

  test('that its owner changes is another in that topic alone, and keeps its id', async () => {
    const eve = await server.signedIn('Eve')
    const other = await ownTopic(server, eve)
    const { id, item } = other.questionOf('single')
    expect(own.questionOf('single').id).toBe(id)
    await save(
      id,
      { ...withKey(item, 'Magnets'), stem: 'Which of these makes it hold, says Eve?' },
      { as: eve, topicId: other.topicId },
    )
    expect((await shown(other.quizId, id)).stemHtml).toContain('says Eve')
    expect((await shown(own.quizId, id)).stemHtml).not.toContain('says Eve')
    const question = { id, item }
    const there = await answerIt(server, bob, { quizId: other.quizId, question, right: true })
    const here = await answerIt(server, bob, { quizId: own.quizId, question, right: true })
    expect([there.verdict.correct, here.verdict.correct]).toEqual([false, true])
    const third = await ownTopic(server, await server.signedIn('New'))
    expect((await shown(third.quizId, id)).stemHtml).not.toContain('says Eve')
  })

  test('of the library that an administrator changes is another in every topic that asks it', async () => {
    const { db } = server.deps
    const library = await ownTopic(server, await server.signedIn('First'))
    await db.updateTable('topics').set({ origin: 'library' }).where('id', '=', library.topicId).execute()
    const { id, item } = library.questionOf('typed')
    const source = await questionSource(id, admin, library.topicId)
    expect(source.everywhere).toBe(true)
    await save(
      id,
      { ...formOf(item), stem: 'Which force holds it, says Root? One word.' },
      { as: admin, topicId: library.topicId },
    )
    const next = await ownTopic(server, await server.signedIn('Next'))
    for (const { quizId } of [library, next]) expect((await shown(quizId, id)).stemHtml).toContain('says Root')
    // In the topic whose owner had edited the question, the owner's version is kept.
    expect((await shown(own.quizId, id)).stemHtml).toContain('Tell it by hand.')
  })

  test('with a hard flaw is refused, and the preview says where it is', async () => {
    const { id, item } = own.questionOf('single')
    const { version } = await questionSource(id)
    const bad = { ...formOf(item), stem: 'Which of these does not hold a knot?', evidence: 'It is glue.' }
    const preview = await server.send(previewQuestion, { topicId: own.topicId, questionId: id, item: bad }, { as: ann })
    expect(preview.body.flaws).toEqual(
      expect.arrayContaining([
        { field: 'stem', hard: true, message: expect.stringContaining("'not'") },
        { field: 'evidence', hard: true, message: expect.stringContaining('does not stand in the lesson') },
      ]),
    )
    expect(preview.body.shown?.key.kind).toBe('single')
    const reply = await save(id, bad)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect((await questionSource(id)).version).toBe(version)
  })

  test.each([
    [
      'no option is right',
      (form: ReturnType<typeof withKey>) => ({ ...form, options: form.options.map((o) => ({ ...o, correct: false })) }),
      'options',
    ],
    [
      'a why is missing',
      (form: ReturnType<typeof withKey>) => ({
        ...form,
        options: form.options.map((o, i) => (i === 1 ? { ...o, why: ' ' } : o)),
      }),
      'options.1.why',
    ],
    ['the stem is missing', (form: ReturnType<typeof withKey>) => ({ ...form, stem: '' }), 'stem'],
    [
      'two whys are the same',
      (form: ReturnType<typeof withKey>) => ({
        ...form,
        options: form.options.map((o) => ({ ...o, why: 'So it is.' })),
      }),
      'options.2.why',
    ],
  ])('%s: said beside the field', async (_what, spoil, field) => {
    const { id, item } = own.questionOf('single')
    const given = spoil(withKey(item, 'Friction'))
    const { body } = await server.send(
      previewQuestion,
      { topicId: own.topicId, questionId: id, item: given },
      { as: ann },
    )
    expect(body.flaws.filter((flaw) => flaw.hard)).toMatchObject([{ field }])
    expect((await save(id, given)).status).toBe(400)
  })

  test('stays of its kind', async () => {
    const reply = await save(own.questionOf('typed').id, formOf(own.questionOf('single').item))
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'You can’t change this question’s kind. It stays “typed”.' },
    })
  })

  test('that is stale is refused; a version is brought back', async () => {
    const { id, item } = own.questionOf('typed')
    const { version } = await questionSource(id)
    const body = { topicId: own.topicId, questionId: id, version: version - 1, item: formOf(item) }
    expect((await server.send(saveQuestion, body, { as: ann })).status).toBe(409)
    const ofQuestion = { kind: 'question' as const, topicId: own.topicId, id, version, back: 0 }
    expect(await server.ask(bringBack, ofQuestion, { as: ann })).toEqual({ id, version: version + 1 })
    expect((await questionSource(id)).item).toEqual(formOf(item))
  })

  test('that is withdrawn is asked no more and counts no more; brought back, it does', async () => {
    const carl = await server.signedIn('Carl')
    const topic = await ownTopic(server, ann)
    const question = topic.questionOf('numeric')
    const asked = async () =>
      (await server.ask(getQuiz, { id: topic.quizId }, { as: bob })).questions.map(({ id }) => id)
    const progress = () => server.ask(getTopicProgress, { topicId: topic.topicId }, { as: carl })
    await answerIt(server, carl, { quizId: topic.quizId, question, right: true })
    const before = await progress()
    expect(before.quizzes[0]).toMatchObject({ answered: 1, total: 8 })
    const change = (withdrawn: boolean, version: number) =>
      server.send(
        withdrawQuestion,
        { topicId: topic.topicId, questionId: question.id, version, withdrawn },
        { as: ann },
      )
    expect((await change(true, 0)).status).toBe(200)
    await regraded(server)
    expect(await asked()).not.toContain(question.id)
    expect((await progress()).quizzes[0]).toMatchObject({ answered: 0, total: 7 })
    expect((await progress()).mastery).toBeNull()
    expect((await server.ask(getTopic, { id: topic.topicId }, { as: carl })).quizzes[0]?.questionCount).toBe(7)
    const late = { attemptId: crypto.randomUUID(), quizId: topic.quizId, questionId: question.id }
    const answer = { kind: 'numeric' as const, value: '1', unit: 'N' }
    const refused = await server.send(answerQuestion, { ...late, answer }, { as: carl })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('was withdrawn') } })
    expect((await questionSource(question.id, ann, topic.topicId)).withdrawn).toBe(true)

    expect((await change(false, 1)).status).toBe(200)
    await regraded(server)
    expect(await asked()).toContain(question.id)
    const after = await progress()
    expect(after.quizzes).toEqual(before.quizzes)
    expect(after.mastery).toBeCloseTo(before.mastery ?? Number.NaN)
  })
})

describe('who may', () => {
  const calls = () => {
    const { id: questionId, item } = own.questionOf('single')
    const ofQuestion = { topicId: own.topicId, questionId, version: 0 }
    const lesson = { id: own.lessonId, version: 0, title: 'T', summary: '', markdown: 'x' }
    return [
      ['GET', `/topics/${own.topicId}/source`],
      ['GET', `/topics/${own.topicId}/reports`],
      ['GET', `/lessons/${own.lessonId}/source`],
      ['GET', `/questions/source?topicId=${own.topicId}&questionId=${encodeURIComponent(questionId)}`],
      ['GET', `/versions?kind=lesson&topicId=${own.topicId}&id=${own.lessonId}`],
      ['GET', `/versions?kind=question&topicId=${own.topicId}&id=${encodeURIComponent(questionId)}`],
      ['POST', '/lessons/preview', { id: own.lessonId, markdown: 'x' }],
      ['POST', '/lessons/save', lesson],
      ['POST', '/questions/preview', { ...ofQuestion, item: formOf(item) }],
      ['POST', '/questions/save', { ...ofQuestion, item: formOf(item) }],
      ['POST', '/questions/withdraw', { ...ofQuestion, withdrawn: true }],
      ['POST', '/versions/bring-back', { kind: 'lesson', topicId: own.topicId, id: own.lessonId, version: 0, back: 0 }],
    ] as ['GET' | 'POST', string, object?][]
  }

  test('a stranger finds nothing of it, and no key comes with that; without a token it is 401', async () => {
    for (const [method, path, body] of calls()) {
      const reply = await server.call(method, path, { as: bob, ...(body && { body }) })
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'not_found'])
      expect(reply.text).not.toContain(SENTINEL)
      expect((await server.call(method, path, body ? { body } : {})).status).toBe(401)
    }
  })

  test('an administrator may in public topics, and finds nothing in private ones', async () => {
    expect((await server.send(getTopicSource, { topicId: own.topicId }, { as: admin })).status).toBe(200)
    const hidden = await ownTopic(server, ann, { visibility: 'private' })
    expect((await server.send(getTopicSource, { topicId: hidden.topicId }, { as: admin })).status).toBe(404)
    expect((await server.send(getLessonSource, { id: hidden.lessonId }, { as: admin })).status).toBe(404)
    expect((await server.send(getTopicSource, { topicId: hidden.topicId }, { as: ann })).status).toBe(200)
  })

  test('whoever asked first for a topic of the library cannot change it: it is everyone’s', async () => {
    const first = await ownTopic(server, ann)
    await server.deps.db.updateTable('topics').set({ origin: 'library' }).where('id', '=', first.topicId).execute()
    expect(await server.send(getTopicSource, { topicId: first.topicId }, { as: ann })).toMatchObject({ status: 409 })
  })

  test('a question or lesson is not reached through another topic', async () => {
    const other = await ownTopic(server, bob)
    const { id } = own.questionOf('single')
    await server.deps.db.deleteFrom('quizQuestions').where('quizId', '=', other.quizId).execute()
    expect((await server.send(getQuestionSource, { topicId: other.topicId, questionId: id }, { as: bob })).status).toBe(
      404,
    )
    expect(
      (await server.send(listVersions, { kind: 'lesson', topicId: other.topicId, id: own.lessonId }, { as: bob }))
        .status,
    ).toBe(404)
  })

  test('the source of a topic names its lessons and questions, and marks what rests on nothing', async () => {
    const topic = await ownTopic(server, ann)
    await server.send(
      saveLessonEndpoint,
      { id: topic.lessonId, version: 0, title: 'Rope', summary: '', markdown: 'Bare.' },
      { as: ann },
    )
    const { body } = await server.send(getTopicSource, { topicId: topic.topicId }, { as: ann })
    expect(body).toMatchObject({ topicId: topic.topicId, everywhere: false })
    expect(body.lessons[0]).toMatchObject({ id: topic.lessonId, version: 1 })
    expect(body.lessons[0]?.questions).toHaveLength(8)
    expect(body.lessons[0]?.questions[0]).toMatchObject({ loose: true, withdrawn: false, version: 0 })
    expect(body.lessons[1]?.questions[0]).toMatchObject({ loose: false })
  })
})

test('what was edited goes with its topic', async () => {
  const topic = await ownTopic(server, ann)
  const { id, item } = topic.questionOf('single')
  await save(id, formOf(item), { topicId: topic.topicId })
  const { db } = server.deps
  await db.deleteFrom('topics').where('id', '=', topic.topicId).execute()
  for (const table of ['edits', 'editVersions'] as const)
    expect(await db.selectFrom(table).select('thingId').where('scope', '=', topic.topicId).execute()).toEqual([])
  await expect(parts(server, ann, topic.topicId)).rejects.toThrow()
})
