import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getIdToken, signIn } from '#contract/auth.ts'
import { getLesson, getTopic, getTopicProgress, listTopics } from '#contract/catalog.ts'
import { getQuiz } from '#contract/quizzes.ts'
import { listNotes } from '#contract/reading.ts'
import { forecastReviews, listReviews } from '#contract/reviews.ts'
import { getSkillEvidence, listMetSkills } from '#contract/skills.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { builtLibrary } from '../testing/builtLibrary.ts'
import { type OfPerson, readServed } from '../testing/releases/served.ts'

/** Dumps of databases from earlier releases. Each was written by the release itself and must never be changed. */
const RELEASES = 'server/testing/releases'
const ANN = { email: 'ann@example.org', password: 'correct horse' }
const BEN = { email: 'ben@example.org', password: 'battery staple' }

function databaseOf(release: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-upgrade-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const old = new DatabaseSync(join(dataDir, 'lyceum.db'))
  old.exec(readFileSync(`${RELEASES}/${release}.sql`, 'utf8'))
  old.close()
  return { dataDir, drop: async () => {} }
}

async function signedIn(server: TestApp, person: { email: string; password: string }) {
  const { sessionToken } = await server.ask(signIn, person)
  const headers = { authorization: `Bearer ${sessionToken}` }
  return { token: (await server.send(getIdToken, {}, { headers })).body.token ?? '' }
}

/**
 * How far an estimate may change in an upgrade. It is computed again from the same answers, but later releases weigh
 * answers differently (docs/decisions/0034).
 */
const ESTIMATE_MOVES = 0.2

type Reader = Awaited<ReturnType<typeof signedIn>>

test('the first release opens: a person, what they did, and what they can go on with', async () => {
  const server = await startTestApp({ database: databaseOf('0001'), realPasswords: true })
  onTestFinished(() => server.stop())
  const ann = await signedIn(server, ANN)

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
  // The upgrade recomputes these values, so they may differ from what the old release showed.
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
})

const notesOf = async (server: TestApp, as: Reader, { lessons }: OfPerson) =>
  (await Promise.all(lessons.map(({ id }) => server.ask(listNotes, { lessonId: id }, { as })))).flatMap(
    ({ items }) => items,
  )

async function expectAllKept(server: TestApp, as: Reader, served: OfPerson) {
  const { topicId } = served
  const progress = await server.ask(getTopicProgress, { topicId }, { as })
  expect(progress).toMatchObject({
    readLessonIds: served.readLessonIds,
    places: served.places,
    quizzes: served.quizzes,
  })
  expect(await notesOf(server, as, served)).toEqual(served.notes)

  const skills = (await server.ask(listMetSkills, {}, { as })).items
  expect(skills.map(({ skillId, answered, correct, lastAt }) => ({ skillId, answered, correct, lastAt }))).toEqual(
    served.skills.map(({ skillId, answered, correct, lastAt }) => ({ skillId, answered, correct, lastAt })),
  )
  for (const [place, { mastery }] of skills.entries()) {
    expect(Math.abs((mastery ?? Number.NaN) - (served.skills[place]?.mastery ?? Number.NaN))).toBeLessThan(
      ESTIMATE_MOVES,
    )
  }
  for (const [skillId, answers] of Object.entries(served.answers)) {
    expect((await server.ask(getSkillEvidence, { skillId }, { as })).items).toMatchObject(answers)
  }

  const reviews = await server.ask(listReviews, {}, { as })
  expect(reviews.due).toBe(served.reviews.due)
  const dueDates = new Map(reviews.items.map(({ question, dueAt }) => [question.id, dueAt]))
  expect(dueDates).toEqual(new Map(served.reviews.items.map(({ questionId, dueAt }) => [questionId, dueAt])))
  expect(await server.ask(forecastReviews, {}, { as })).toEqual(served.forecast)
}

test('the second release opens: answers, estimates, due dates, notes and highlights of two people', async () => {
  const served = readServed(`${RELEASES}/0002.json`)
  // The clock is set to the time at which the old release was asked, because which questions are due, and how much is
  // forgotten, depends on the time.
  vi.setSystemTime(served.at)
  onTestFinished(() => void vi.useRealTimers())
  const library = await builtLibrary()
  const pathways = library.pathways.filter(({ id }) => id === 'search-and-sort')
  const server = await startTestApp({
    database: databaseOf('0002'),
    realPasswords: true,
    library: { ...library, pathways },
  })
  onTestFinished(() => server.stop())
  const [ann, ben] = [await signedIn(server, ANN), await signedIn(server, BEN)]
  await expectAllKept(server, ann, served.ann)
  await expectAllKept(server, ben, served.ben)

  // Ann has added a paragraph at the beginning of her lesson and rewritten one sentence.
  const textOfEdited = async () => {
    const lesson = await server.ask(getLesson, { id: served.ann.lessons.at(-1)?.id ?? '' }, { as: ann })
    expect(lesson.title).toBe('Binary search, for my class')
    return lesson.html.replace(/<[^>]+>/g, '')
  }
  const [kept, lost] = ['Binary search only works on a sorted list.', 'Doubling the list costs just one more look.']
  const noteOn = (quote: string) => served.ann.notes.find((note) => note.quote === quote)
  expect((await textOfEdited()).indexOf(kept)).toBeGreaterThan(noteOn(kept)?.start ?? Number.NaN)
  expect(noteOn(lost)?.text).toContain('Ask in class')
  expect(await textOfEdited()).not.toContain(lost)

  // Seeding with the current library rewrites its topics. What people have written themselves is kept.
  await server.seed()
  expect(await textOfEdited()).toContain(kept)
  expect(await notesOf(server, ann, served.ann)).toEqual(served.ann.notes)
  expect(await notesOf(server, ben, served.ben)).toEqual(served.ben.notes)
  for (const [skillId, answers] of Object.entries(served.ben.answers)) {
    expect((await server.ask(getSkillEvidence, { skillId }, { as: ben })).items).toMatchObject(answers)
  }
})
