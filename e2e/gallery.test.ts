import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { axeViolations, closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { COMPILE_CACHE, startServer } from './server.ts'

const PARTS = ['components', 'questions', 'editing', 'learning', 'code', 'pages']
const NARROW_PX = 375

describe('in development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-gallery-'))
  let dev: ChildProcess
  let url = ''
  const endWithUs = () => dev.kill('SIGTERM')

  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    dev = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts'], {
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: COMPILE_CACHE },
        ...{ PORT: String(port), DATA_DIR: join(folder, 'data') },
      },
      stdio: 'ignore',
    })
    process.once('exit', endWithUs)
    await vi.waitFor(async () => expect((await fetch(`${url}/dev/gallery`)).status).toBe(200), {
      timeout: 100_000,
      interval: 250,
    })
  })
  afterAll(async () => {
    await closePages()
    process.off('exit', endWithUs)
    dev.kill('SIGTERM')
    await once(dev, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })

  test.each(PARTS)('the gallery shows %s: axe finds nothing, light and dark, in every state', async (part) => {
    const page = await newPage(await launchBrowser(), { scheme: 'light' })
    await page.goto(`${url}/dev/gallery/${part}`)
    await page.locator('.gallery-component').first().waitFor()
    // What is loaded late has come.
    await page.waitForLoadState('networkidle')
    for (const state of ['first', 'second', 'third', 'fourth'] as const) {
      if (state !== 'first' && !(await showNext(page))) break
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect([state, colorScheme, await axeViolations(page)]).toEqual([state, colorScheme, []])
      }
      await page.setViewportSize({ width: NARROW_PX, height: 800 })
      expect([state, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([state, NARROW_PX])
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    expectClean(page)
    await page.close()
  })

  test('its dialogs: axe finds nothing, light and dark', async () => {
    const page = await newPage(await launchBrowser())
    await page.goto(`${url}/dev/gallery/pages`)
    for (const place of [0, 1, 2, 3, 4, 5]) {
      await page.locator('.gallery-component').first().getByRole('button').nth(place).click()
      await page.locator('dialog[open]').waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect([place, colorScheme, await axeViolations(page)]).toEqual([place, colorScheme, []])
      }
      await page.keyboard.press('Escape')
      // One that covers the page while a topic is made is left by other means.
      if (await page.locator('dialog[open]').isVisible()) await page.reload()
    }
    await page.close()
  })
})

test('what is built knows nothing of the gallery: its address is like any other that leads nowhere', async () => {
  const server = await startServer()
  const shownAt = async (path: string) => {
    const reply = await fetch(server.url + path)
    return [reply.status, /<main[\s\S]*<\/main>/.exec(await reply.text())?.[0]]
  }
  const nowhere = await shownAt('/dev/nothing')
  expect(nowhere[0]).toBe(404)
  for (const path of ['/dev/gallery', '/dev/gallery/questions']) expect(await shownAt(path)).toEqual(nowhere)
  await server.stop()

  const built = globSync('dist/web/en/{client,server}/**/*.{js,css,json}')
  expect(built.length).toBeGreaterThan(50)
  expect(
    built.filter((file) => /gallery-(?:component|state|stage)|web\/gallery/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})

/** Each that shows its states in turn goes on to its next one; false where none has one. */
const showNext = (page: Page) =>
  page.evaluate(() => {
    const next = [...document.querySelectorAll('.gallery-turns > .chips')].flatMap((chips) => {
      const inputs = [...chips.querySelectorAll('input')]
      return inputs[inputs.findIndex(({ checked }) => checked) + 1] ?? []
    })
    for (const input of next) input.click()
    return next.length > 0
  })

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
