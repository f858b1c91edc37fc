import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startTestApp } from './testing/app.ts'

/** The data of earlier releases: each made by that release itself, and never changed. */
const releases = globSync('server/testing/releases/*.sql').sort()

test.each(releases)(
  'a server of this release opens %s: people, what they did, and what they can go on with',
  async (file) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-upgrade-'))
    const old = new DatabaseSync(join(dataDir, 'lyceum.db'))
    old.exec(readFileSync(file, 'utf8'))
    old.close()

    const server = await startTestApp({ database: { dataDir, drop: async () => {} } })
    const person = { email: 'ann@example.org', password: 'correct horse' }
    const { sessionToken } = (await server.call('POST', '/auth/sign-in/email', { body: person })).body
    const headers = { authorization: `Bearer ${sessionToken}` }
    const ann = { token: (await server.call('GET', '/auth/token', { headers })).body.token as string }
    const get = async (path: string) => (await server.call('GET', path, { as: ann })).body

    const [{ id, title }] = (await get('/topics')).items
    expect(title).toBe('Reef knot')
    const topic = await get(`/topics/id/${id}`)
    expect(topic).toMatchObject({ state: 'ready', lessonCount: 3, quizCount: 3 })
    expect((await get(`/lessons/id/${topic.lessons[0].id}`)).html).toContain('All about the Rope.')

    const before = await get(`/user/topics/${id}/progress`)
    expect(before.readLessonIds).toEqual([topic.lessons[0].id])
    expect(before.quizzes.map((quiz: { answered: number }) => quiz.answered)).toEqual([4, 4, 4])
    expect(before.mastery).toBeGreaterThan(0)
    // Whatever that release showed then.
    const answers = await server.deps.db.selectFrom('attempts').selectAll().where('correct', '=', 0).execute()
    expect(answers.length).toBeGreaterThan(0)
    for (const { masteryBefore, masteryAfter } of answers) expect(masteryAfter).toBeLessThanOrEqual(masteryBefore)

    for (const { id: quizId } of topic.quizzes) {
      const { questions } = await get(`/quizzes/id/${quizId}`)
      const question = questions.find((q: { kind: string }) => q.kind === 'typed')
      const answer = { kind: 'typed', text: 'friction' }
      const body = { attemptId: crypto.randomUUID(), quizId, questionId: question.id, answer }
      expect((await server.call('POST', '/quizzes/answer', { as: ann, body })).status).toBe(200)
    }
    expect((await get(`/user/topics/${id}/progress`)).mastery).toBeGreaterThan(before.mastery)
    await server.stop()
  },
)
