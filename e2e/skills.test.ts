import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, writeTopic } from './caller.ts'
import { tabTo } from './journey.ts'
import { answerRightly } from './knowing.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** Creates a new user who has answered the first quiz of a topic right. */
async function learner() {
  const page = await newPage(browser)
  const paths = await writeTopic(server.url, await arrive(page, server.url), 'reef knot')
  const topic = server.url + paths.topic
  await visit(page, server.url + paths.quiz)
  for (let question = 1; question <= 8; question++) {
    await answerRightly(page)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: '8 of 8 right' }).waitFor()
  return { page, topic }
}

test('without an answer there are no skills yet', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await page.goto(`${server.url}/profile`)
  await page.getByRole('link', { name: 'Your skills' }).click()
  await page.getByText('No skills yet').waitFor()
  await expectLooksRight(page, 'no skills')
  await page.getByRole('link', { name: 'Choose a topic' }).click()
  await page.waitForURL(/\/topics/)
  expectClean(page)
  await page.close()
})

test('the skills met: level, mastery, when it fades, the answers behind it, the map, and practice from there', async () => {
  const { page } = await learner()
  await page.goto(`${server.url}/skills`)
  const row = page.locator('.skills > li')
  await row.first().waitFor()
  await expect.poll(() => row.count()).toBe(1)
  expect(await row.textContent()).toMatch(/Tie the Rope.*Familiar.*Mastery \d\d%.*Fades on \d+ \w+ \d{4}.*8 of 8 right/)
  const levels = page.getByRole('table', { name: 'Skills by level' })
  expect(await levels.getByRole('row', { name: /Familiar/ }).textContent()).toContain('1')

  await page.getByRole('button', { name: 'Show answers to Tie the Rope' }).click()
  await page.locator('.evidence > li').first().waitFor()
  await expect.poll(() => page.locator('.evidence > li').count()).toBe(8)
  expect(await page.locator('.evidence > li').first().textContent()).toMatch(/Right, \d+ \w+ \d{4}, in a quiz: Rope/)
  await page.getByRole('button', { name: /^Show the map/ }).click()
  await page.locator('.skill-map svg').first().waitFor()
  await expectLooksRight(page, 'skills, all open')

  await page.getByLabel('Mastered').check()
  await page.getByText('You have no mastered skills').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await row.first().waitFor()
  await page.getByRole('button', { name: 'Practise weakest' }).click()
  await page.waitForURL(/\/practice\//)
  await page.getByRole('heading', { name: 'Your weakest skills' }).waitFor()
  await page.getByRole('link', { name: 'Your skills' }).first().click()
  await page.getByRole('button', { name: 'Practise Tie the Rope' }).click()
  await page.getByRole('heading', { name: 'Tie the Rope', level: 1 }).waitFor()
  expectClean(page)
  await page.close()
})

test('the map by the keyboard: shown, its links lead to the lessons, hidden again', async () => {
  const { page, topic } = await learner()
  await page.goto(topic)
  await tabTo(page, /^Show the map/)
  await page.keyboard.press('Enter')
  const map = page.locator('.skill-map')
  await map.waitFor()
  await page.getByText('Builds on 2.').waitFor()
  expect(await map.locator('li').first().textContent()).toMatch(
    /^1Tie the RopeBuilds on nothing else here. Lesson: RopeFamiliarMastery \d\d%$/,
  )
  await expectLooksRight(page, 'topic with its map')
  await tabTo(page, /^2 Tie the Overhand knot/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Overhand knot', level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.getByRole('button', { name: 'Hide the map' }).click()
  await expect.poll(() => map.count()).toBe(0)
  expectClean(page)
  await page.close()

  // A visitor sees the same map without levels.
  const visitor = await newPage(browser, { width: 320 })
  await visitor.goto(topic)
  await visitor.getByRole('button', { name: 'Show the map' }).click()
  await visitor.getByText('Builds on 2.').waitFor()
  expect(await visitor.getByText('Not yet tried').count()).toBe(0)
  expect(await visitor.getByRole('button', { name: 'Practise this topic' }).count()).toBe(0)
  await expectLooksRight(visitor, "visitor's map")
  expectClean(visitor)
  await visitor.close()
})

test('what cannot be reached says so and can be tried again; visitors are led to sign in', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  let isDown = true
  await page.route('**/server/user/skill*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${server.url}/skills`)
  await page.getByText('Our servers are temporarily unavailable. Please try again later.').waitFor()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('No skills yet').waitFor()
  expectClean(page, { except: [/Failed to load resource/] })
  await page.close()

  const visitor = await newPage(browser)
  await visitor.goto(`${server.url}/skills`)
  await visitor.waitForURL(/\/auth\/signin\?next=/)
  await visitor.close()
})
