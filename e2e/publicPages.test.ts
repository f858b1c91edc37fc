import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { signUp, writeTopic } from './caller.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

const PUBLIC_URL = 'https://learn.example.org'

let server: RunningServer
let topicUrl: string

beforeAll(async () => {
  server = await startServer({ script: FIXTURE, env: { PUBLIC_URL } })
  const { topic } = await writeTopic(server.url, await signUp(server.url, 'Owner'), 'reef knot')
  topicUrl = server.url + topic
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

test('the web app can be installed on a phone', async () => {
  const page = await newPage(await launchBrowser(), { width: 375 })
  await visit(page, server.url)
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}').shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/review',
    '/topics',
    '/skills',
  ])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Pages of this test are in a private window, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  expectClean(page)
  await page.close()
})

test('a topic’s page says what it is, breaks no security policy, and its picture opens', async () => {
  const page = await newPage(await launchBrowser())
  await visit(page, topicUrl)
  const path = new URL(topicUrl).pathname
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(PUBLIC_URL + path)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Course', name: 'Reef knot', url: PUBLIC_URL + path })
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect(picture.startsWith(`${PUBLIC_URL}/pictures/`)).toBe(true)
  const response = await page.request.get(server.url + new URL(picture).pathname, { timeout: 60_000 })
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
  expectClean(page)
  await page.close()
})

test('the sitemap and the feed are there, and the topic is in both', async () => {
  const page = await newPage(await launchBrowser())
  const path = new URL(topicUrl).pathname
  for (const name of ['sitemap.xml', 'feed.xml']) {
    const response = await page.request.get(`${server.url}/${name}`)
    expect([name, response.status()]).toEqual([name, 200])
    // The browser's own parser says whether it's well-formed.
    const failures = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length,
      await response.text(),
    )
    expect([name, failures]).toEqual([name, 0])
    expect(await response.text()).toContain(`${PUBLIC_URL}${path}`)
  }
  await page.close()
})

test('a device with a sheet for sharing offers it beside the link', async () => {
  const page = await newPage(await launchBrowser(), { width: 375 })
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
    Object.assign(window, { shared })
  })
  await visit(page, `${server.url}/about`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Share on a social network' }).waitFor()
  await page.getByRole('button', { name: 'Share this page' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  expect(shared).toEqual([{ title: 'About · Lyceum', url: `${server.url}/about` }])
  await page.close()
})
