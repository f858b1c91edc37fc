import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { signUp, writeTopic } from './caller.ts'
import { type RunningServer, startServer } from './server.ts'
import { revisit, visit } from './settled.ts'

let server: RunningServer
let browser: Browser
let topicUrl: string

beforeAll(async () => {
  server = await startServer({
    env: { SOCIAL_PROFILE_URL: 'https://social.example/lyceum', CONTACT_EMAIL: 'host@example.org' },
  })
  browser = await launchBrowser()
  const { topic } = await writeTopic(server.url, await signUp(server.url, 'Owner'), 'binary search')
  topicUrl = server.url + topic
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

test('a visitor finds a public topic on the home page, reads a lesson, and may try its quiz', async () => {
  const page = await newPage(browser)
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Binary search' }).first().click()
  await page.waitForURL(/\/topic-details\//)
  await page
    .getByRole('link', { name: /Linear search/ })
    .first()
    .click()
  await page.waitForURL(/\/lessons\//)
  await page.getByRole('heading', { name: 'Worked example' }).waitFor()
  await page.getByRole('link', { name: /^Practise: / }).click()
  await page.waitForURL(/\/quizzes\//)
  await page.getByRole('button', { name: 'Try it now' }).waitFor()
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(/\/auth\/signin\?next=/)
  expect(decodeURIComponent(page.url())).toContain('next=/quizzes/')
  expectClean(page)
  await page.close()
})

test('a prompt goes on with all that was chosen for it, by way of a new account', async () => {
  const page = await newPage(browser, { width: 375 })
  await visit(page, server.url)
  const choices = ['Advanced', '45 min', 'Lessons only']
  await page.getByText('Level, length and contents').click()
  // The choices of all rows start at the same left edge.
  const edges = await page.locator('.prompt-choices legend, .prompt-choices .chip:has(:checked)').evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange()
      words.selectNode([...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? one)
      return Math.round(words.getBoundingClientRect().left)
    }),
  )
  expect([edges.length, ...new Set(edges)]).toEqual([6, edges[0]])
  for (const name of choices) await page.getByRole('radio', { name }).check()
  await page.getByLabel('What do you want to learn today?').fill('binary search')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/auth\/signin/)
  await page.getByText('Next: “binary search”').waitFor()
  await page.getByLabel('Name').fill('Bob')
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('link', { name: /^Start reading/ }).waitFor()
  expect(await page.getByRole('link', { name: /^Practise/ }).count()).toBe(0)
  expectClean(page)
  await page.close()
})

test('a topic, its lessons and its quizzes can be read with JavaScript off', async () => {
  const page = await newPage(browser, { javaScript: false })
  await page.goto(topicUrl)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Binary search')
  await page.getByRole('link', { name: /^Binary search/ }).click()
  await page.waitForURL(/\/lessons\//)
  await expect.poll(() => page.getByText('In fact:').count()).toBeGreaterThanOrEqual(2)
  await page.goto(topicUrl)
  await page.getByRole('link', { name: /^Practise.*Binary search/ }).click()
  await page.waitForURL(/\/quizzes\//)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Quiz: Binary search')
  await expect.poll(() => page.locator('.quiz-list > li').count()).toBe(8)
  await page.close()
})

test('the menu has its items in order, closes on Esc, outside click and choice, and marks the page', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/help`)
  const menu = page.locator('#menu')
  const open = () => page.getByRole('button', { name: 'Menu' }).click()
  await open()
  expect((await menu.getByRole('link').allTextContents()).map((text) => text.trim())).toEqual([
    'Topics',
    'Pricing',
    'About',
    'Help',
    'Share on a social network',
    'Our social profile',
    'Contact Us',
    'Sign In',
  ])
  const current = menu.locator('[aria-current="page"]')
  expect(await current.allTextContents()).toEqual(['Help'])
  expect(Number(await current.evaluate((link) => getComputedStyle(link).fontWeight))).toBeGreaterThanOrEqual(600)
  expect(await menu.getByRole('link', { name: 'Our social profile' }).getAttribute('href')).toBe(
    'https://social.example/lyceum',
  )

  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
  await open()
  await page.mouse.click(10, 700)
  await menu.waitFor({ state: 'hidden' })
  await open()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL(/\/pricing$/)
  await menu.waitFor({ state: 'hidden' })
  expectClean(page)
  await page.close()
})

test('sharing shares the page that is shown', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/about`)
  await page.getByRole('button', { name: 'Menu' }).click()
  const share = page.locator('#menu a', { hasText: 'Share on a social network' })
  // Don't follow the link, because it opens another site in a new tab. Only its target is checked.
  await share.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await share.click()
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(`${server.url}/about`)
  await page.close()
})

test('the search stands on every page but home and sign in', async () => {
  const page = await newPage(browser)
  for (const [path, shown] of [
    ['/', 0],
    ['/auth/signin', 0],
    ['/auth/register', 1],
    ['/topics', 1],
    ['/pricing', 1],
    ['/about', 1],
    ['/help', 1],
    ['/contact', 1],
  ] as const) {
    await page.goto(server.url + path)
    expect([path, await page.getByPlaceholder('What do you want to learn today?').count()]).toEqual([path, shown])
    await expect.poll(() => page.getByRole('link', { name: 'Home' }).count()).toBe(1)
  }
  expectClean(page)
  await page.close()
})

test('recent quizzes are shown to visitors and lead to the quiz', async () => {
  const page = await newPage(browser)
  await page.goto(server.url)
  const recent = page.getByRole('region', { name: 'Recent quizzes' })
  expect(await recent.getByRole('listitem').first().textContent()).toContain('question')
  await recent.getByRole('link').first().click()
  await page.waitForURL(/\/quizzes\//)
  await page.getByRole('heading', { level: 1, name: /^Quiz: / }).waitFor()
  expectClean(page)
  await page.close()
})

test('an empty search is ignored silently', async () => {
  const page = await newPage(browser)
  await page.goto(`${server.url}/about`)
  for (const text of ['', '   ']) {
    await page.getByPlaceholder('What do you want to learn today?').fill(text)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(200)
    expect(page.url()).toBe(`${server.url}/about`)
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
  }
  await page.close()
})

test('the theme starts from the system, is toggled, and stays without a flash', async () => {
  const page = await newPage(browser, { scheme: 'dark' })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(server.url)
  expect(await background()).toBe('rgb(17, 23, 37)')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(background).toBe('rgb(250, 247, 240)')
  await page.reload()
  expect(await background()).toBe('rgb(250, 247, 240)')
  const html = await (await page.request.get(server.url)).text()
  expect(html).toMatch(/<html[^>]+data-theme="light"/)
  await page.close()
})

test('the home page shows the promo line, which links to /pricing; /pricing is honest', async () => {
  const page = await newPage(browser)
  await page.goto(server.url)
  await page.getByRole('link', { name: 'First 100 subscribers get 60% off!' }).click()
  await page.waitForURL(/\/pricing$/)
  await page.getByText('Billing is off on this server.').waitFor()
  await page.goto(`${server.url}/contact`)
  await page.getByText('host@example.org').waitFor()
  expectClean(page)
  await page.close()
})

test('with JavaScript off the contact page says where to write instead', async () => {
  const page = await newPage(browser, { javaScript: false })
  await page.goto(`${server.url}/contact`)
  expect(await page.locator('.notice').innerText()).toBe(
    'The contact form needs JavaScript. You can write to host@example.org instead.',
  )
  expect(await page.locator('.skeleton').isVisible()).toBe(false)
  await page.close()
})

test('what does not exist says so, with status 404', async () => {
  const page = await newPage(browser)
  for (const path of ['/nope', '/topic-details/nope', '/lessons/nope', '/quizzes/nope', '/admin/nope']) {
    const response = await page.goto(server.url + path)
    expect([path, response?.status()]).toEqual([path, 404])
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  expectClean(page, { except: [/404/] })
  await page.close()
})

test('a page has its title before any script runs, and no other after', async () => {
  const titleOf = async (path: string) => (await (await fetch(server.url + path)).text()).match(/<title>(.*?)</)?.[1]
  expect(await titleOf('/admin/users')).toBe('People · Lyceum')
  expect(await titleOf('/admin/audit')).toBe('Audit log · Lyceum')
  expect(await titleOf('/terms')).toBe('Terms of use · Lyceum')
  expect(await titleOf('/privacy')).toBe('Privacy · Lyceum')

  const page = await newPage(browser)
  await visit(page, `${server.url}/about`)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect.poll(() => page.title()).toBe('Privacy · Lyceum')
  await revisit(page)
  expect(await page.title()).toBe('Privacy · Lyceum')
  expectClean(page)
  await page.close()
})
