import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { io } from 'socket.io-client'
import { expect, onTestFinished } from 'vitest'
import { SOCKET_PATH } from '#contract/realtime.ts'

export const PASSWORD = 'correct horse battery'
const POLL_MS = 50

/** A user who calls the API without a browser. */
export type Caller = {
  email: string
  session: string
  uid: string
  token: string
  /** Throws if the server refuses the call. */
  call<Body = Record<string, never>>(method: 'GET' | 'POST', path: string, body?: object): Promise<Body>
}

export async function signUp(url: string, displayName: string): Promise<Caller> {
  const email = `${crypto.randomUUID()}@example.org`
  const post = async (path: string, body: object) =>
    (
      await fetch(`${url}/server${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  const { user } = await post('/register', { email, password: PASSWORD, displayName })
  const { sessionToken } = await post('/auth/sign-in/email', { email, password: PASSWORD })
  const reply = await fetch(`${url}/server/auth/token`, { headers: { authorization: `Bearer ${sessionToken}` } })
  const { token } = await reply.json()
  return {
    email,
    session: sessionToken,
    uid: user.uid,
    token,
    async call(method, path, body) {
      const response = await fetch(`${url}/server${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const answer = await response.json()
      expect([path, response.status < 300, answer]).toEqual([path, true, answer])
      return answer
    },
  }
}

/**
 * Registers a new user and signs them in by storing the session in the browser, for tests that aren't about the account
 * forms. The next page that is opened is signed in.
 */
export async function arrive(page: Page, url: string, { name = 'Ann' } = {}): Promise<Caller> {
  const person = await signUp(url, name)
  // The session can only be stored while a page of the same origin is open. This one loads almost nothing.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((token) => localStorage.setItem('lyceum.session', token), person.session)
  return person
}

/** Like `arrive`, and opens the home page. Afterwards, it is signed in and hydrated. */
export async function enter(page: Page, url: string, { name = 'Ann' } = {}): Promise<Caller> {
  const person = await arrive(page, url, { name })
  await page.goto(url)
  await page
    .locator('#menu')
    .getByRole('link', { name, exact: true, includeHidden: true })
    .waitFor({ state: 'attached' })
  return person
}

/**
 * Deletes a topic at the end of the test, even if the test fails. If it is public, it would otherwise be reused for
 * other people who ask for the same subject.
 */
export function deleteAfterwards({ call }: Caller, address: string): void {
  const topicId = new URL(address).pathname.split('/').at(-1)
  onTestFinished(() => call('POST', '/topics/delete', { topicId }).then(() => {}))
}

/** Asks for a topic without a browser, and returns its id when all of it has been written. */
export async function askForTopic(url: string, { token, uid, call }: Caller, prompt: string): Promise<string> {
  const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], auth: { token } })
  const found = new Promise<string>((resolve) => socket.once('topicDetected', ({ id }) => resolve(id)))
  const { jobId } = await socket.emitWithAck('detectTopic', { prompt, generationOption: 'both', userId: uid })
  // If the topic exists already, it may have been found before the socket heard of its job.
  await socket.emitWithAck('resumeJob', { jobId, seq: 0 })
  const topicId = await found
  const stateNow = async () => (await call<{ state: string }>('GET', `/topics/id/${topicId}`)).state
  while ((await stateNow()) !== 'ready') await sleep(POLL_MS)
  socket.disconnect()
  return topicId
}

/** Has a topic written without a browser, and returns the paths of its page, its first lesson and that lesson's quiz. */
export async function writeTopic(url: string, person: Caller, prompt: string) {
  const topicId = await askForTopic(url, person, prompt)
  const { lessons, quizzes } = await person.call<{ lessons: { id: string }[]; quizzes: { id: string }[] }>(
    'GET',
    `/topics/id/${topicId}`,
  )
  return {
    topicId,
    topic: `/topic-details/${topicId}`,
    lessons: lessons.map(({ id }) => `/lessons/${id}`),
    lesson: `/lessons/${lessons[0]?.id}`,
    quiz: `/quizzes/${quizzes[0]?.id}`,
  }
}
