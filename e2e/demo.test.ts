import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { getIdToken, signIn } from '#contract/auth.ts'
import { listTopics } from '#contract/catalog.ts'
import { listCustomCourses } from '#contract/courses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listMessages } from '#contract/messages.ts'
import { listNotices } from '#contract/notices.ts'
import { getPathwayProgress } from '#contract/pathways.ts'
import { listProblems } from '#contract/problems.ts'
import { getContinue } from '#contract/reading.ts'
import { listReports, listTopicReports } from '#contract/reports.ts'
import { countReviews } from '#contract/reviews.ts'
import { getTopicSharing } from '#contract/sharing.ts'
import { countSkillLevels } from '#contract/skills.ts'
import { ask, type Call } from '../server/testing/ask.ts'
import { COMPILE_CACHE } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'lyceum-demo-'))
let demo: ChildProcess
let printed = ''
const endWithUs = () => demo.kill('SIGKILL')

const args = ['--disable-warning=ExperimentalWarning', resolve('scripts/demo.ts')]
// The demo must ignore the host's settings. With this SECRET or DATA_DIR, a normal server wouldn't start.
const env = {
  PATH: process.env.PATH,
  PORT: '0',
  DATA_DIR: '/nowhere',
  SECRET: 'short',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
}

beforeAll(async () => {
  demo = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', endWithUs)
  demo.stdout?.on('data', (text) => (printed += text))
  const ended = once(demo, 'exit').then(([code]) => Promise.reject(new Error(`The demo ended with code ${code}.`)))
  const ready = vi.waitFor(() => expect(printed).toContain('administrator'), { timeout: 290_000, interval: 100 })
  // It also ends after the tests, when nobody waits for it any more.
  ended.catch(() => {})
  await Promise.race([ready, ended])
})
afterAll(async () => {
  process.off('exit', endWithUs)
  if (demo.kill('SIGTERM')) await once(demo, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

const textIn = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? ''

/** Signs in with the printed e-mail address and password, and returns functions that make calls as that person. */
async function as(role: string) {
  const url = textIn(/(http:\S+)/)
  const call: Call = async (method, path, { as: caller, body } = {}) => {
    const json = { 'content-type': 'application/json' }
    const headers = { ...(caller && { authorization: `Bearer ${caller.token}` }), ...(body !== undefined && json) }
    const reply = await fetch(`${url}/server${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await reply.text()
    return { status: reply.status, body: JSON.parse(text), text }
  }
  const email = textIn(new RegExp(`${role} +(\\S+@\\S+)`))
  const { sessionToken } = await ask(call, signIn, { email, password: textIn(/Everyone's password is (\S+)/) })
  const { token } = await ask(call, getIdToken, {}, { as: { token: sessionToken ?? '' } })
  return <E extends Endpoint>(endpoint: E, input: z.input<E['input']>) => ask(call, endpoint, input, { as: { token } })
}

test('a demo first says what it is and where it is kept, and listens only on this machine', () => {
  expect(printed.split('\n')[0]).toMatch(/^A demo .*\.cache\/demo/)
  expect(textIn(/(http:\S+)/)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('a second one is refused, and leaves the data of the first alone', async () => {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining(`already running at ${textIn(/(http:\S+)/)} `)])
  await as('learner')
})

test('its learner has weeks behind them, and things to do', async () => {
  const ann = await as('learner')
  expect((await ann(countReviews, {})).due).toBeGreaterThan(5)
  const { item } = await ann(getContinue, {})
  expect(item).toMatchObject({ kind: 'lesson', heading: expect.any(String) })
  const { doneCount, steps, nextTopicId } = await ann(getPathwayProgress, { id: 'search-and-sort' })
  expect([doneCount, steps.map(({ state }) => state), nextTopicId]).toEqual([
    1,
    ['done', 'started', 'new'],
    steps[1]?.topicId,
  ])
  expect((await ann(countSkillLevels, {})).levels.length).toBeGreaterThan(2)
  expect((await ann(listCustomCourses, {})).items.map(({ isShared }) => isShared).sort()).toEqual([false, true])
  expect((await ann(listProblems, { state: 'solved' })).items).toHaveLength(3)
  expect((await ann(listProblems, { state: 'tried' })).items).toHaveLength(1)
  expect((await ann(listNotices, {})).items.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('You were right'),
      expect.stringContaining('Your answer now counts as right'),
    ]),
  )
})

test('its author has a private, a shared and a public topic by the model, and a report to decide', async () => {
  const ben = await as('author')
  const { items } = await ben(listTopics, {})
  const own = items.filter(({ origin }) => origin === 'model')
  const sharing = await Promise.all(own.map(({ id }) => ben(getTopicSharing, { topicId: id })))
  const kinds = sharing.map(({ visibility, path }) => (path ? 'shared' : visibility))
  expect(kinds.sort()).toEqual(['private', 'public', 'shared'])
  const open = sharing.find(({ visibility }) => visibility === 'public')
  expect((await ben(listTopicReports, { topicId: open?.topicId ?? '' })).items).toHaveLength(1)
})

test('its administrator has reports and messages to look at', async () => {
  const ada = await as('administrator')
  expect((await ada(listReports, {})).items.length).toBeGreaterThan(1)
  expect((await ada(listMessages, {})).items).toHaveLength(2)
})
