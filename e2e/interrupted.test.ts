import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProxy } from '../server/testing/proxy.ts'
import { axeViolations, closePages, launchBrowser, newPage } from './browser.ts'
import { arrive } from './caller.ts'
import { askFor } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled } from './settled.ts'

// All browsers reach the server through a proxy, so that tests can interrupt their connections.
let server: RunningServer
let door: Awaited<ReturnType<typeof startProxy>>
let browser: Browser
beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  door = await startProxy(server.url)
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await door?.stop()
  await server?.stop()
})

/**
 * Opens a page on which a learner waits for a topic. If the prompt contains 'please', the topic takes as long as with a
 * language model.
 */
async function whileGenerating(prompt: string) {
  const page = await newPage(browser)
  const url = door.url.replace(/\/$/, '')
  await arrive(page, url)
  await page.goto(`${url}/about`)
  await settled(page)
  await askFor(page, prompt)
  const overlay = page.getByRole('dialog', { name: /Generating|Writing|topic/i })
  await overlay.waitFor()
  return { page, overlay, url }
}

test('a long wait is told in seconds, announced in minutes, and still known after a reload', async () => {
  const { page, overlay } = await whileGenerating('whipping please please')
  expect(await overlay.getByText(/^Waiting for/).isVisible()).toBe(false)
  const told = overlay.getByText(/^Waiting for 1[5-9] s$/)
  await told.waitFor({ timeout: 25_000 })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await overlay.getByText('You don’t have to wait here.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  }
  // The countdown is hidden from screen readers, which would otherwise read it out every second.
  expect(await overlay.getByText(/^Waiting for/).getAttribute('aria-hidden')).toBe('true')
  expect(await overlay.getByRole('status').last().textContent()).toBe('')
  await page.reload()
  await overlay.getByText(/^Waiting for/).waitFor({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Continue in background' }).click()
  await overlay.waitFor({ state: 'detached' })
  await page.close()
})

test('the link cut in mid-generation: the overlay stays, and the topic arrives', async () => {
  const { page, overlay } = await whileGenerating('reef knot please')
  door.cut()
  await page.waitForTimeout(1_500)
  expect(await overlay.isVisible()).toBe(true)
  door.restore()
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { name: 'Reef knot', level: 1 }).waitFor()
  await page.close()
})

test('the server killed and started again in mid-generation: the overlay stays, and the topic arrives', async () => {
  const { page, overlay } = await whileGenerating('bowline please')
  await server.kill9()
  await page.waitForTimeout(500)
  expect(await overlay.isVisible()).toBe(true)
  await server.restart()
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { name: 'Bowline', level: 1 }).waitFor()
  await page.close()
})

test('down for longer: the outage is said, the next prompt works, and the first topic is found', async () => {
  const { page, overlay, url } = await whileGenerating('whipping please')
  await server.kill9()
  await page.getByText('Our servers are temporarily unavailable. Please try again later.').first().waitFor()
  await overlay.waitFor({ state: 'hidden' })
  await server.restart()
  await askFor(page, 'overhand knot')
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('heading', { name: 'Overhand knot', level: 1 }).waitFor()
  await expect
    .poll(
      async () => {
        await page.goto(`${url}/topics`)
        await page.locator('.shelf').getByRole('link').first().waitFor()
        return page.getByRole('link', { name: 'Whipping' }).first().isVisible()
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true)
  await page.close()
})
