import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Quiz } from '#contract/quizzes.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { askForTopic, type Caller, signUp } from './caller.ts'
import { becomeAdministrator } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { type RunningServer, startServer } from './server.ts'

/*
 * A server without an API key, e-mail or payments. Every page must show its content to visitors, users and
 * administrators, say what is turned off, and offer nothing that can't work. Every page must also look right.
 */
let server: RunningServer
let browser: Browser
let ann: Caller
let root: Caller
let paths: Record<string, string>

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  ann = await signUp(server.url, 'Ann')
  paths = await pathsOfAll()
  const page = await newPage(browser)
  root = await becomeAdministrator(page, server)
  await page.close()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** Returns a URL for each route of the app, at which a user with access sees some content. */
async function pathsOfAll() {
  const topicId = await askForTopic(server.url, ann, 'how do vaccines work')
  const [pathways, topic, practice, diagnosis] = await Promise.all([
    ann.call<{ items: { id: string }[] }>('GET', '/pathways'),
    ann.call<{ lessons: { id: string }[]; quizzes: { id: string }[] }>('GET', `/topics/id/${topicId}`),
    ann.call<{ id: string }>('POST', '/user/practice/start', { topicId }),
    ann.call<{ id: string }>('POST', '/user/diagnosis/start', { topicId }),
  ])
  const [quizId = ''] = topic.quizzes.map(({ id }) => id)
  const { questions } = await ann.call<Quiz>('GET', `/quizzes/id/${quizId}`)
  const { material } = await ann.call<{ material: { id: string } }>('POST', '/material/text', {
    id: crypto.randomUUID(),
    title: 'Tides',
    text: 'The tide is the rise and fall of the sea that the moon causes.',
  })
  const chatbot = await ann.call<{ id: string }>('POST', '/chatbot-topics/begin', {
    id: crypto.randomUUID(),
    prompt: 'how to weave a basket',
  })
  const course = crypto.randomUUID()
  await ann.call('POST', '/user/custom-courses/create', { id: course, title: 'Against germs' })
  await ann.call('POST', '/user/custom-courses/add', { id: course, kind: 'topic', thingId: topicId })
  const share = await ann.call<{ path: string }>('POST', '/user/custom-courses/share', { id: course })
  const slug = 'double-it-by-ann'
  await ann.call('POST', '/problems/create', { slug, title: 'Double it', form: 'function', difficulty: 'easy' })
  const run = await ann.call<{ id: string }>('POST', '/compilations/run', { language: 'python', code: 'print(6 * 7)' })
  expect(questions.length).toBeGreaterThan(0)
  return {
    '/pathways/$id': `/pathways/${pathways.items[0]?.id}`,
    '/topic-details/$id': `/topic-details/${topicId}`,
    '/topic-details/$id/edit': `/topic-details/${topicId}/edit`,
    '/lessons/$id': `/lessons/${topic.lessons[0]?.id}`,
    '/quizzes/$id': `/quizzes/${quizId}`,
    '/practice/$id': `/practice/${practice.id}`,
    '/diagnosis/$id': `/diagnosis/${diagnosis.id}`,
    '/material/$id': `/material/${material.id}`,
    '/chatbot/$id': `/chatbot/${chatbot.id}`,
    '/courses/$id': `/courses/${course}`,
    '/shared/$token': '/shared/nothing',
    '/shared/courses/$token': share.path,
    '/problems/$slug': '/problems/ferry-fare-on-the-bosporus',
    '/problems/$slug/edit': `/problems/${slug}/edit`,
    '/compilations/$id': `/compilations/${run.id}`,
    '/admin/$part': '/admin/users',
    '/admin/claim': /\/admin\/claim\?code=\S+/.exec(server.output())?.[0] ?? '',
  }
}

const ADMIN_PARTS = ['usage', 'users', 'reports', 'jobs', 'problems', 'messages', 'settings', 'audit']
/** All routes of the web app, read from its source. */
const routes = [
  ...['router.tsx', 'ownRoutes.tsx'].flatMap((file) =>
    [...readFileSync(`web/app/${file}`, 'utf8').matchAll(/^\s+path: '([^']+)',$/gm)].map(([, path = '']) => path),
  ),
  '/terms',
  '/privacy',
]
const addressOf = (route: string) => {
  const path = paths[route] ?? (route.includes('$') ? undefined : route)
  if (path === undefined) throw new Error(`No address for ${route}: add one to pathsOfAll.`)
  return path
}

const pathOf = (address: string) => new URL(address, server.url).pathname

/** Names of controls that only work with an API key, e-mail or payments. */
const FAILING =
  /^(?:Subscribe|Send (?:(?:a|the|verification) )?l|Card, invoices|Write it (?:again|anew)|Write (?:this|the) .* (?:again|anew)|Rewrite|Sign in with|Continue with)/i
const BROKEN =
  /\bundefined\b|\bNaN\b|\[object |Invalid Date|did not load|couldn’t load|temporarily unavailable|on our side/

const QUIET_MS = 150
/** Waits until no requests are pending and none have been started for a moment. */
async function settled(page: Page) {
  for (let quietSince = Date.now(), asked = -1; Date.now() - quietSince < QUIET_MS; ) {
    const { pending, count } = traffic.get(page) ?? { pending: 0, count: 0 }
    if (pending > 0 || count !== asked) quietSince = Date.now()
    asked = count
    await sleep(QUIET_MS / 5)
  }
}
const traffic = new WeakMap<Page, { pending: number; count: number }>()
async function openPage() {
  const page = await newPage(browser)
  const seen = { pending: 0, count: 0 }
  traffic.set(page, seen)
  page.on('request', () => {
    seen.pending++
    seen.count++
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => seen.pending--)
  return page
}

async function expectSense(page: Page, path: string) {
  await page.goto(server.url + path)
  await settled(page)
  const main = page.locator('main')
  await expect.poll(() => page.locator('h1').filter({ visible: true }).count(), { message: path }).toBe(1)
  await expect.poll(() => main.locator('.skeleton').filter({ visible: true }).count(), { message: path }).toBe(0)
  expect([path, await page.title()]).toEqual([path, expect.stringMatching(path === '/' ? /^Lyceum$/ : /\S · Lyceum$/)])
  const said = `${await page.title()} ${await main.innerText()}`
  expect([path, BROKEN.exec(said)?.[0]]).toEqual([path, undefined])
  expect([path, await main.locator('.notice-error').allInnerTexts()]).toEqual([path, []])
  const controls = page.locator('main button, main a, .bar button, .bar a').filter({ visible: true })
  const names = await controls.allInnerTexts()
  expect([path, names.filter((name) => FAILING.test(name))]).toEqual([path, []])
  await expectLooksRight(page, path)
}

test('every page as a visitor', async () => {
  const page = await openPage()
  for (const route of [...routes, '/nope']) {
    const path = route === '/nope' ? route : addressOf(route)
    await expectSense(page, path)
    const { pathname, searchParams } = new URL(page.url())
    // Pages that need a signed-in user redirect to the sign-in page, with their own path in `next`.
    if (pathname !== pathOf(path)) expect([pathname, searchParams.get('next')]).toEqual(['/auth/signin', path])
  }
  await page.goto(`${server.url}/auth/signin`)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByText('E-mail isn’t set up here.').waitFor()
  expect(await page.locator('main form').count()).toBe(0)
  await page.goto(`${server.url}/pricing`)
  await page.getByText('Billing is off on this server.').waitFor()
  // The server responds with 404 for pages that don't exist or belong to another user.
  expectClean(page, { except: [/404/] })
  await page.close()
})

test('every page signed in', async () => {
  const page = await openPage()
  await page.addInitScript((session) => localStorage.setItem('lyceum.session', session), ann.session)
  for (const route of routes.filter((route) => !route.startsWith('/auth/') && route !== '/admin/$part')) {
    const path = addressOf(route)
    await expectSense(page, path)
    expect(new URL(page.url()).pathname).toBe(pathOf(path))
  }
  await page.goto(`${server.url}/profile`)
  await page.getByText('None. You’re learning for free.').waitFor()
  for (const text of ['See pricing', '(not verified)'])
    expect([text, await page.getByText(text).count()]).toEqual([text, 0])
  // Topics of the library can't be edited.
  expectClean(page, { except: [/404/, /409.*\/source/] })
  await page.close()
})

test('every page of an administrator', async () => {
  const page = await openPage()
  await page.addInitScript((session) => localStorage.setItem('lyceum.session', session), root.session)
  for (const path of [
    ...ADMIN_PARTS.map((part) => `/admin/${part}`),
    '/admin/nothing',
    addressOf('/topic-details/$id/edit'),
  ]) {
    await expectSense(page, path)
  }
  await page.goto(`${server.url}/admin/usage`)
  await page.getByText('No language model is connected.').waitFor()
  await page.goto(`${server.url}/admin/users`)
  await page.getByRole('link', { name: 'Ann', exact: true }).click()
  // Without e-mail, the administrator gets the link instead.
  const link = page.getByRole('button', { name: 'Create reset link' })
  await link.click()
  await page.getByText('anyone with this link can set a new password').waitFor()
  await link.click()
  await page.locator('code').filter({ hasText: server.url }).waitFor()
  expectClean(page, { except: [/404/] })
  await page.close()
})
