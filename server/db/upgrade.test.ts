import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { getIdToken, signIn } from '#contract/auth.ts'
import { getLesson, getTopic, getTopicProgress, listTopics } from '#contract/catalog.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { startTestApp } from '../testing/app.ts'

/** Dumps of databases from earlier releases. Each was written by the release itself and must never be changed. */
const releases = globSync('server/testing/releases/*.sql').sort()

test.each(releases)(
  'a server of this release opens %s: people, what they did, and what they can go on with',
  async (file) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-upgrade-'))
    const old = new DatabaseSync(join(dataDir, 'lyceum.db'))
    old.exec(readFileSync(file, 'utf8'))
    old.close()

    const server = await startTestApp({ database: { dataDir, drop: async () => {} }, realPasswords: true })
    const person = { email: 'ann@example.org', password: 'correct horse' }
    const { sessionToken } = await server.ask(signIn, person)
    const headers = { authorization: `Bearer ${sessionToken}` }
    const ann = { token: (await server.send(getIdToken, {}, { headers })).body.token }

    const [listed] = (await server.ask(listTopics, {}, { as: ann })).items
    expect(listed?.title).toBe('Reef knot')
    const id = listed?.id ?? ''
    const topic = await server.ask(getTopic, { id }, { as: ann })
    expect(topic).toMatchObject({ state: 'ready', lessonCount: 3, quizCount: 3 })
    expect((await server.ask(getLesson, { id: topic.lessons[0]?.id ?? '' }, { as: ann })).html).toContain(
      'All about the Rope.',
    )

    const before = await server.ask(getTopicProgress, { topicId: id }, { as: ann })
    expect(before.readLessonIds).toEqual([topic.lessons[0]?.id])
    expect(before.quizzes.map((quiz) => quiz.answered)).toEqual([4, 4, 4])
    expect(before.mastery).toBeGreaterThan(0)
    // The upgrade recomputes these values, whatever the old release showed.
    const answers = await server.deps.db.selectFrom('attempts').selectAll().where('correct', '=', 0).execute()
    expect(answers.length).toBeGreaterThan(0)
    for (const { masteryBefore, masteryAfter } of answers) expect(masteryAfter).toBeLessThanOrEqual(masteryBefore)

    for (const { id: quizId } of topic.quizzes) {
      const { questions } = await server.ask(getQuiz, { id: quizId }, { as: ann })
      const question = questions.find((q) => q.kind === 'typed')
      const answer = { kind: 'typed' as const, text: 'friction' }
      const body = { attemptId: crypto.randomUUID(), quizId, questionId: question?.id, answer }
      expect((await server.call('POST', '/quizzes/answer', { as: ann, body })).status).toBe(200)
    }
    expect((await server.ask(getTopicProgress, { topicId: id }, { as: ann })).mastery).toBeGreaterThan(
      before.mastery ?? Number.NaN,
    )
    await server.stop()
  },
)
