import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corpusInLine, IMAGE, NAME, PAYLOADS, partOfCorpus } from '../server/testing/xssPayloads.ts'
import { closePages, launchBrowser } from './browser.ts'
import { askForTopic, type Caller, signUp } from './caller.ts'
import { askFor } from './journey.ts'
import { expectEscaped } from './servedHtml.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled } from './settled.ts'
import { isThorough } from './thorough.ts'
import { setTrap, type Trap, touchAll } from './trap.ts'

/*
 * Hostile text from a user, as other users see it in the browser and as the server sends it. Questions and programs are
 * covered in xssQuestions.test.ts, and text from a language model in xssModel.test.ts.
 */
let server: RunningServer
let browser: Browser
let ann: Caller
let topicId: string
let lessonIds: string[]
let trap: Trap

const course = crypto.randomUUID()
const slug = 'a-hostile-problem'

beforeAll(async () => {
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
  ann = await signUp(server.url, NAME)
  topicId = await askForTopic(server.url, ann, 'reef knot')
  const topic = await ann.call<{ lessons: { id: string }[] }>('GET', `/topics/id/${topicId}`)
  lessonIds = topic.lessons.map(({ id }) => id)
  trap = await setTrap(browser, server.url, ann)
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

test('the corpus is large', () => expect(PAYLOADS.length).toBeGreaterThanOrEqual(200))

test('the trap catches what it is for', async () => {
  const { page, expectNothing } = await setTrap(browser, server.url, { session: null })
  await page.goto(`${server.url}/about`)
  await expectNothing()
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), IMAGE)
  await expect(expectNothing()).rejects.toThrow()
  const served = await (await fetch(`${server.url}/about`)).text()
  expectEscaped('/about', served)
  for (const html of [
    IMAGE,
    '<p onclick="x">',
    '<a href="javascript:alert(1)">',
    '<script src="/assets/x.js"></script>',
  ])
    expect(() => expectEscaped('/about', served.replace('</main>', `${html}</main>`))).toThrow()
  await page.close()
})

test('all of the corpus in lessons, with titles and summaries of the same kind', async () => {
  for (const [place, id] of lessonIds.entries()) {
    const own = partOfCorpus(place, lessonIds.length)
    const markdown = `## Words\n\n${own.map((payload, i) => `Payload ${i}.\n\n${payload}`).join('\n\n')}\n\nThe end of it.`
    const text = { title: NAME.slice(0, 80), summary: own.join(' ').replaceAll(/\s+/g, ' ').slice(0, 250), markdown }
    await ann.call('POST', '/lessons/save', { id, version: 0, ...text })
  }
  for (const id of lessonIds) {
    const { page, expectShown, expectNothing } = trap
    await expectShown(`/lessons/${id}`, 'Payload 0.')
    await touchAll(page)
    await expectNothing()
  }
})

test('in every other text that ann has written: name, bio, notes, courses, reports, messages, problems', async () => {
  const [lessonId = ''] = lessonIds
  const note = { quote: 'The end of it', prefix: '', suffix: '', start: 0, colour: 'green', lessonId }
  const called = (expected: string, hidden: boolean) => ({
    name: NAME,
    hidden,
    argumentsJson: JSON.stringify(PAYLOADS),
    setup: null,
    expected: JSON.stringify(expected),
  })
  const writes: [string, object][] = [
    ['/user/update', { attr: 'bio', uid: ann.uid, value: corpusInLine(490) }],
    ['/user/custom-courses/create', { id: course, title: NAME }],
    [
      '/user/custom-courses/save',
      {
        ...{ id: course, version: 1, saveId: crypto.randomUUID(), title: NAME, description: corpusInLine(1_990) },
        sections: PAYLOADS.slice(0, 25).map((payload, i) => ({
          id: `s${i}`,
          title: payload,
          entries: i === 0 ? [{ id: 'e', kind: 'topic', thingId: topicId }] : [],
        })),
      },
    ],
    ['/reports', { kind: 'lesson', id: lessonId, reason: 'wrong', detail: corpusInLine(990) }],
    ['/problems/create', { slug, title: NAME, form: 'function', difficulty: 'easy' }],
    ['/problems/update', { slug, attr: 'statement', value: PAYLOADS.join('\n\n') }],
    ['/problems/update', { slug, attr: 'hints', value: [IMAGE, corpusInLine(900)] }],
    ['/problems/update', { slug, attr: 'tests', value: [called(IMAGE, false), called(NAME, true)] }],
    ['/user/messages', { about: 'fault', subject: NAME, text: PAYLOADS.join(' ').slice(0, 4_000) }],
    ['/user/notes/save', { ...note, id: crypto.randomUUID(), text: PAYLOADS.join(' ').slice(-4_000) }],
  ]
  for (const [path, body] of writes) await ann.call('POST', path, body)
  // An administrator looks at what other users have written.
  const code = /claim\?code=([\w-]+)/.exec(server.output())?.at(1)
  await ann.call('POST', '/auth/claim-admin', { code })
  const pages: [string, string][] = [
    ['/admin/reports', IMAGE],
    ['/admin/messages', NAME],
    ['/admin/users', NAME],
    [`/topic-details/${topicId}`, NAME],
    [`/topic-details/${topicId}/edit`, NAME],
    [`/lessons/${lessonId}`, NAME],
    ['/profile', NAME],
    ['/courses', NAME],
    [`/courses/${course}`, NAME],
    [`/courses/${course}?view=read`, NAME],
    [`/problems/${slug}`, NAME],
    [`/problems/${slug}/edit`, NAME],
  ]
  for (const [path, text] of pages) {
    await trap.expectShown(path, text)
    await settled(trap.page)
    await touchAll(trap.page)
    await trap.expectNothing()
  }
})

test('a visitor who opens the links that ann gives away, and what is public of hers', async () => {
  const sharedTopic = await ann.call<{ path: string }>('POST', '/topics/share', { topicId })
  const sharedCourse = await ann.call<{ path: string }>('POST', '/user/custom-courses/share', { id: course })
  await ann.call('POST', '/topics/visibility', { topicId, visibility: 'public' })
  const pages = [
    sharedCourse.path,
    sharedTopic.path,
    ...lessonIds.map((id) => `${sharedTopic.path}?lesson=${id}`),
    `/topic-details/${topicId}`,
    ...lessonIds.map((id) => `/lessons/${id}`),
    '/search?q=onerror',
  ]
  const visitor = await setTrap(browser, server.url, { session: null }, { scheme: 'dark', width: 375 })
  for (const path of pages) {
    const served = await fetch(server.url + path)
    expect([path, served.status]).toEqual([path, 200])
    const html = await served.text()
    expect([path, html.includes('&lt;')]).toEqual([path, true])
    expectEscaped(path, html)
    await visitor.expectShown(path, NAME.slice(0, 80))
    await touchAll(visitor.page)
    await visitor.expectNothing()
  }
  await visitor.page.close()
})

test('each of the corpus in every address that the server reads', async () => {
  const addresses = [
    (payload: string) => `/search?q=${payload}`,
    (payload: string) => `/topics?subject=${payload}&level=${payload}`,
    (payload: string) => `/problems?q=${payload}&difficulty=${payload}`,
    (payload: string) => `/auth/signin?next=${payload}`,
    (payload: string) => `/shared/${payload}?lesson=${payload}`,
    (payload: string) => `/admin/${payload}`,
    (payload: string) => `/pathways/${payload}`,
    (payload: string) => `/nothing/${payload}`,
  ]
  // `npm test` only tries every fourth one.
  const payloads = isThorough ? PAYLOADS : partOfCorpus(0, 4)
  for (const [place, payload] of payloads.entries()) {
    // The search is tested with every one of them. The other pages take turns, because there are many payloads.
    for (const addressOf of [addresses[0], addresses[1 + (place % (addresses.length - 1))]]) {
      const path = addressOf?.(encodeURIComponent(payload)) ?? ''
      // However the payload is encoded, the URL stays on this server.
      const served = await fetch(server.url + path)
      expect([path, served.status < 500, new URL(served.url).origin]).toEqual([path, true, server.url])
      expectEscaped(path, await served.text())
    }
  }
})

test('in what is searched for and asked for', async () => {
  const { page, expectShown, expectNothing } = trap
  for (const payload of [IMAGE, '"><script>alert(1)</script>', '{{constructor.constructor("alert(1)")()}}']) {
    await expectShown(`/search?q=${encodeURIComponent(payload)}`, payload)
    await expectNothing()
  }
  await page.goto(server.url)
  await askFor(page, `bowline please ${IMAGE}`)
  // The prompt is displayed in the overlay, or in the message that there is no topic about it.
  await page.getByText('bowline please').first().waitFor()
  await expectNothing()
})
