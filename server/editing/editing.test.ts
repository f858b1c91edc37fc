import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestUser } from '../testing/app.ts'
import { answerIt, formOf, ownTopic, parts, regraded, withKey } from '../testing/editing.ts'
import { SENTINEL } from '../testing/library.ts'

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

const get = (path: string, as?: TestUser) => server.call('GET', path, { ...(as && { as }) })
const post = (path: string, body: object, as: TestUser | undefined = ann) =>
  server.call('POST', path, { ...(as && { as }), body })
const lessonSource = async (id = own.lessonId, as = ann) => (await get(`/lessons/${id}/source`, as)).body
const sourcePath = (questionId: string, topicId = own.topicId) =>
  `/questions/source?topicId=${topicId}&questionId=${encodeURIComponent(questionId)}`
const questionSource = async (questionId: string, as = ann, topicId = own.topicId) =>
  (await get(sourcePath(questionId, topicId), as)).body
const saveLesson = async (change: object, as = ann) => {
  const { id, version, title, summary, markdown } = await lessonSource()
  return post('/lessons/save', { id, version, title, summary, markdown, ...change }, as)
}
const save = async (questionId: string, item: object, { as = ann, topicId = own.topicId } = {}) => {
  const { version } = await questionSource(questionId, as, topicId)
  return post('/questions/save', { topicId, questionId, version, item }, as)
}
const shown = async (quizId: string, questionId: string, as = bob) =>
  (await get(`/quizzes/id/${quizId}`, as)).body.questions.find(({ id }: { id: string }) => id === questionId)

describe('a lesson', () => {
  test('is changed by its owner: its page, its topic, the lists and the search have the new words', async () => {
    const { markdown, version } = await lessonSource()
    const { checks } = (await get(`/topics/id/${own.topicId}`, bob)).body
    const text = `${markdown}\n\n### Zephyrine\n\nNew **words**. <script>alert(1)</script>`
    const saved = await saveLesson({ title: 'Zeppelin rope', summary: 'Told by hand.', markdown: text })
    expect(saved).toMatchObject({ status: 200, body: { version: version + 1, loose: [] } })
    const lesson = (await get(`/lessons/id/${own.lessonId}`, bob)).body
    expect(lesson).toMatchObject({ title: 'Zeppelin rope', summary: 'Told by hand.' })
    expect(lesson.html).toContain('New <strong>words</strong>')
    expect(lesson.html).not.toContain('<script>')
    expect(lesson.contents.at(-1)).toMatchObject({ text: 'Zephyrine', level: 3 })
    const topic = (await get(`/topics/id/${own.topicId}`, bob)).body
    expect(topic.lessons[0].title).toBe('Zeppelin rope')
    expect(topic.quizzes[0].title).toBe('Zeppelin rope')
    expect(topic.checks).toEqual([...checks, expect.stringContaining('Changed by hand')])
    const found = (await get('/info/search?q=zeppelin')).body.items
    expect(JSON.stringify(found)).toContain(own.lessonId)
    expect((await lessonSource()).markdown).toBe(text)
  })

  test('is previewed as it will be shown, and nothing is kept', async () => {
    const before = await lessonSource()
    const { body } = await post('/lessons/preview', { id: own.lessonId, markdown: '## A\n\nOnly *this*.' })
    expect(body.html).toBe('<h2 id="s-a">A</h2>\n<p>Only <em>this</em>.</p>')
    // Every question rests on a sentence that is not there.
    expect(body.loose).toHaveLength(8)
    expect(body.loose[0]).toMatchObject({ evidence: 'holds by friction alone' })
    expect(await lessonSource()).toEqual(before)
  })

  test('that somebody else has saved meanwhile is not overwritten', async () => {
    const { version } = await lessonSource()
    expect((await saveLesson({ markdown: 'The rope holds by friction alone. First.' })).status).toBe(200)
    const stale = await saveLesson({ version, markdown: 'Second.' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(stale.body.message).toContain('Somebody has saved another version')
    expect((await lessonSource()).markdown).toContain('First.')
  })

  test('many who save at once: one is kept', async () => {
    const { version } = await lessonSource()
    const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => saveLesson({ version, markdown: `Text ${n}` })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('is brought back, which is a new version', async () => {
    const { version } = await lessonSource()
    const ofLesson = { kind: 'lesson', topicId: own.topicId, id: own.lessonId }
    const list = async () =>
      (await get(`/versions?kind=lesson&topicId=${own.topicId}&id=${own.lessonId}`, ann)).body.items
    const before = await list()
    expect(before[0]).toMatchObject({ version, current: true, source: 'hand', editor: 'Ann' })
    expect(before.at(-1)).toMatchObject({ version: 0, current: false, source: 'original', editor: null })
    const back = await post('/versions/bring-back', { ...ofLesson, version, back: 0 })
    expect(back).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(await lessonSource()).toMatchObject({ title: 'Rope', version: version + 1 })
    expect((await list()).map((one: { version: number }) => one.version)).toEqual([
      version + 1,
      ...before.map((one: { version: number }) => one.version),
    ])
    expect((await post('/versions/bring-back', { ...ofLesson, version, back: 0 })).status).toBe(409)
    expect((await post('/versions/bring-back', { ...ofLesson, version: version + 1, back: 99 })).status).toBe(404)
  })

  test.each([
    ['title', { title: ' ' }, 'A lesson needs a title.'],
    ['text', { markdown: '' }, 'A lesson needs a text.'],
    ['endless', { markdown: '[ '.repeat(2_000) }, 'A paragraph has at most'],
    ['too long', { markdown: 'x'.repeat(50_001) }, 'A lesson has at most'],
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
    // Where its owner had changed it, theirs stands.
    expect((await shown(own.quizId, id)).stemHtml).toContain('Tell it by hand.')
  })

  test('with a hard flaw is refused, and the preview says where it is', async () => {
    const { id, item } = own.questionOf('single')
    const { version } = await questionSource(id)
    const bad = { ...formOf(item), stem: 'Which of these does not hold a knot?', evidence: 'It is glue.' }
    const preview = await post('/questions/preview', { topicId: own.topicId, questionId: id, item: bad })
    expect(preview.body.flaws).toEqual(
      expect.arrayContaining([
        { field: 'stem', hard: true, message: expect.stringContaining("'not'") },
        { field: 'evidence', hard: true, message: expect.stringContaining('does not stand in the lesson') },
      ]),
    )
    expect(preview.body.shown.key.kind).toBe('single')
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
    const { body } = await post('/questions/preview', { topicId: own.topicId, questionId: id, item: given })
    expect(body.flaws.filter((flaw: { hard: boolean }) => flaw.hard)).toMatchObject([{ field }])
    expect((await save(id, given)).status).toBe(400)
  })

  test('stays of its kind', async () => {
    const reply = await save(own.questionOf('typed').id, formOf(own.questionOf('single').item))
    expect(reply).toMatchObject({ status: 400, body: { message: 'This question stays one of kind typed.' } })
  })

  test('that is stale is refused; a version is brought back', async () => {
    const { id, item } = own.questionOf('typed')
    const { version } = await questionSource(id)
    const body = { topicId: own.topicId, questionId: id, version: version - 1, item: formOf(item) }
    expect((await post('/questions/save', body)).status).toBe(409)
    const ofQuestion = { kind: 'question', topicId: own.topicId, id, version, back: 0 }
    expect((await post('/versions/bring-back', ofQuestion)).body).toEqual({ id, version: version + 1 })
    expect((await questionSource(id)).item).toEqual(formOf(item))
  })

  test('that is withdrawn is asked no more and counts no more; brought back, it does', async () => {
    const carl = await server.signedIn('Carl')
    const topic = await ownTopic(server, ann)
    const question = topic.questionOf('numeric')
    const progress = async () => (await get(`/user/topics/${topic.topicId}/progress`, carl)).body
    await answerIt(server, carl, { quizId: topic.quizId, question, right: true })
    const before = await progress()
    expect(before.quizzes[0]).toMatchObject({ answered: 1, total: 8 })
    const change = (withdrawn: boolean, version: number) =>
      post('/questions/withdraw', { topicId: topic.topicId, questionId: question.id, version, withdrawn })
    expect((await change(true, 0)).status).toBe(200)
    await regraded(server)
    expect(await shown(topic.quizId, question.id)).toBeUndefined()
    expect((await progress()).quizzes[0]).toMatchObject({ answered: 0, total: 7 })
    expect((await progress()).mastery).toBeNull()
    expect((await get(`/topics/id/${topic.topicId}`, carl)).body.quizzes[0].questionCount).toBe(7)
    const late = { attemptId: crypto.randomUUID(), quizId: topic.quizId, questionId: question.id }
    const answer = { kind: 'numeric', value: '1', unit: 'N' }
    const refused = await post('/quizzes/answer', { ...late, answer }, carl)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('was withdrawn') } })
    expect((await questionSource(question.id, ann, topic.topicId)).withdrawn).toBe(true)

    expect((await change(false, 1)).status).toBe(200)
    await regraded(server)
    expect(await shown(topic.quizId, question.id)).toBeDefined()
    const after = await progress()
    expect(after.quizzes).toEqual(before.quizzes)
    expect(after.mastery).toBeCloseTo(before.mastery)
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
      ['GET', sourcePath(questionId)],
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
    expect((await get(`/topics/${own.topicId}/source`, admin)).status).toBe(200)
    const hidden = await ownTopic(server, ann, { visibility: 'private' })
    expect((await get(`/topics/${hidden.topicId}/source`, admin)).status).toBe(404)
    expect((await get(`/lessons/${hidden.lessonId}/source`, admin)).status).toBe(404)
    expect((await get(`/topics/${hidden.topicId}/source`, ann)).status).toBe(200)
  })

  test('whoever asked first for a topic of the library cannot change it: it is everyone’s', async () => {
    const first = await ownTopic(server, ann)
    await server.deps.db.updateTable('topics').set({ origin: 'library' }).where('id', '=', first.topicId).execute()
    expect(await get(`/topics/${first.topicId}/source`, ann)).toMatchObject({ status: 409 })
  })

  test('a question or lesson is not reached through another topic', async () => {
    const other = await ownTopic(server, bob)
    const { id } = own.questionOf('single')
    await server.deps.db.deleteFrom('quizQuestions').where('quizId', '=', other.quizId).execute()
    expect((await get(sourcePath(id, other.topicId), bob)).status).toBe(404)
    expect((await get(`/versions?kind=lesson&topicId=${other.topicId}&id=${own.lessonId}`, bob)).status).toBe(404)
  })

  test('the source of a topic names its lessons and questions, and marks what rests on nothing', async () => {
    const topic = await ownTopic(server, ann)
    await post('/lessons/save', { id: topic.lessonId, version: 0, title: 'Rope', summary: '', markdown: 'Bare.' })
    const { body } = await get(`/topics/${topic.topicId}/source`, ann)
    expect(body).toMatchObject({ topicId: topic.topicId, everywhere: false })
    expect(body.lessons[0]).toMatchObject({ id: topic.lessonId, version: 1 })
    expect(body.lessons[0].questions).toHaveLength(8)
    expect(body.lessons[0].questions[0]).toMatchObject({ loose: true, withdrawn: false, version: 0 })
    expect(body.lessons[1].questions[0]).toMatchObject({ loose: false })
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
