import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import { runCode } from '#contract/compilations.ts'
import { callAs, fieldsOf, inputsOf, makePeople, type People } from './people.ts'

/**
 * Each call on a thing of ann's is first made by bob, who must be refused, and then by ann, to prove that the input is
 * valid.
 */
let people: People
beforeAll(async () => {
  people = await makePeople()
  await giveMore(people)
})
afterAll(() => people.world.stop())

/** The caller creates something of their own under a new id, or the call is about the caller alone. */
const OF_THE_CALLER = [
  'createCustomCourse',
  'saveNote',
  'deleteNote',
  'listSubmissions',
  // Prices belong to the server.
  'createCheckoutSession',
]
/** While a rewrite runs, the owner gets 409, which already proves that they have access. */
const MAY_WAIT = ['rewriteLesson', 'rewriteQuiz']
/** This input is a confirmation and selects nobody, so a wrong one is 400. */
const CONFIRMS = { eraseAccount: 'email' } as Record<string, string>
const MOST_TRIES = 12

/** Gives ann what the fuzz world doesn't: a program run and a notice. */
async function giveMore({ server, actor }: People) {
  const ann = actor('ann')
  const as = ann.user
  if (!as) throw new Error('ann is not signed in.')
  const run = { language: 'javascript', code: 'print(1)' }
  ann.pool.add('compilationId', (await server.ask(runCode, run, { as })).id)
  const notice = { id: 'of-ann', uid: as.uid, text: 'Graded anew.', quizId: null, dismissed: 0, createdAt: 1 }
  await server.deps.db.insertInto('notices').values(notice).execute()
}

/** Other calls close reports, so a new one is made right before. */
async function report({ server, actor }: People) {
  const ann = actor('ann')
  const asked = ann.quizzes.filter((quiz) => quiz.topicId === ann.editable).flatMap((quiz) => quiz.questions)
  const body = { kind: 'question', id: asked.at(-1)?.id, reason: 'wrong', detail: 'It is magnets.' }
  const sent = await server.call('POST', '/reports', { as: ann.user ?? { token: '' }, body })
  expect(sent.status).toBe(201)
}

/** Calls that name a thing. All others are about the caller alone. */
const owned = Object.entries(endpoints).filter(
  ([name, { access, input }]) =>
    access === 'owner' &&
    !OF_THE_CALLER.includes(name) &&
    fieldsOf(input).some((field) => /^id$|^slug$|Id$/.test(field) && field !== 'userId'),
)

describe("somebody else's is not there", () => {
  test.each(owned)('%s', async (name, { status: good = 200 }) => {
    const operation = people.operations.find((one) => one.name === name)
    if (!operation) throw new Error(`The server does not publish ${name}.`)
    const [ann, bob] = [people.actor('ann'), people.actor('bob')]
    const seen: unknown[] = []
    if (name === 'decideReport') await report(people)
    // Not every generated input is valid for its owner: the question may be answered, the topic deleted.
    for (let draw = 0; draw < MOST_TRIES; draw++) {
      const { inputs } = await inputsOf(people, operation, ann, `${draw}`)
      const theirs = await callAs(people, { operation, inputs, token: bob.token })
      const own = await callAs(people, { operation, inputs, token: ann.token })
      if (own.status === 401) await people.world.renew(ann)
      seen.push([own.status, own.body.slice(0, 200), JSON.stringify(inputs).slice(0, 200)])
      const isAdmitted = own.status === good || (MAY_WAIT.includes(name) && own.status === 409)
      if (!isAdmitted) continue
      expect([name, theirs.status, inputs]).toEqual([name, 404, inputs])
      expect(theirs.body).not.toContain(ann.mark)
      return
    }
    expect(seen).toBe('once a success of the owner')
  })
})

describe('what is private to one person is in no answer to another', () => {
  // With a valid code bob would become an administrator, who may see more.
  const left = ['verifyToken', 'claimAdmin']
  const withId = Object.entries(endpoints).filter(
    ([name, { access }]) => (access === 'user' || access === 'public') && !left.includes(name),
  )
  test.each(withId)('%s', async (name) => {
    const operation = people.operations.find((one) => one.name === name)
    if (!operation) throw new Error(`The server does not publish ${name}.`)
    const [ann, bob] = [people.actor('ann'), people.actor('bob')]
    for (const seed of ['a', 'b', 'c']) {
      const { inputs } = await inputsOf(people, operation, ann, seed)
      for (const token of [undefined, bob.token]) {
        const { status, body } = await callAs(people, { operation, inputs, token })
        expect([name, status]).not.toEqual([name, 500])
        expect([name, inputs, body.includes(ann.mark ?? '-')]).toEqual([name, inputs, false])
      }
    }
  })
})

describe('a foreign uid in a request', () => {
  const named = Object.entries(endpoints).filter(
    ([, { access, input }]) =>
      access !== 'public' &&
      access !== 'admin' &&
      fieldsOf(input).some((field) => /^(?:uid|userId|email)$/.test(field)),
  )
  test('is looked for in some calls at least', () => expect(named.length).toBeGreaterThan(4))
  test.each(named)('%s does nothing for it', async (name) => {
    const operation = people.operations.find((one) => one.name === name)
    const fields = operation?.inputs.filter((input) => /^(?:uid|userId|email)$/.test(input.name)) ?? []
    if (!operation) throw new Error(`The server does not publish ${name}.`)
    const [ann, bob] = [people.actor('ann'), people.actor('bob')]
    const { inputs } = await inputsOf(people, operation, bob)
    for (const { name: field } of fields) {
      const foreign = { ...inputs, [field]: field === 'email' ? ann.user?.email : ann.user?.uid }
      const { status, body } = await callAs(people, { operation, inputs: foreign, token: bob.token })
      const refusal = CONFIRMS[name] === field ? [400, 'invalid_request'] : [403, 'forbidden']
      expect([name, status, JSON.parse(body).code]).toEqual([name, ...refusal])
      // Refused for administrators, too, because they have their own calls.
      const byAdmin = await callAs(people, { operation, inputs: foreign, token: people.tokenOf('admin') })
      expect([name, byAdmin.status]).toEqual([name, refusal[0]])
    }
  })
})
