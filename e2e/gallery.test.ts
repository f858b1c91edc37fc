import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { axeViolations, closePages, expectClean, launchBrowser, movementEnded, newPage } from './browser.ts'
import { resize } from './looks.ts'
import { copySeededData } from './seededData.ts'
import { COMPILE_CACHE, freePort, startServer } from './server.ts'
import { settled } from './settled.ts'
import { isThorough } from './thorough.ts'

const PARTS = ['components', 'figures', 'questions', 'editing', 'learning', 'reading', 'code', 'dialogs']
const WIDE_PX = 1280
const NARROW_PX = 320
/** How many pages walk through the scenes of all pages. */
const WALKS = isThorough ? 2 : 1
/** Pages whose scenes need controls that narrow pages only show in another tab. */
const ONLY_WIDE = ['Problem']
const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
/** What surrounds every page: the gallery's own controls, and the parts of Lyceum that are the same on most pages. */
const CONTROLS = ['.gallery-scenes', '.gallery-head']
const AROUND = [...CONTROLS, '.gallery-screen .bar', '.gallery-screen .footer']
/** Console errors that scenes cause on purpose. React logs every error that leads to an error message on a page. */
const ON_PURPOSE = [/That was too often/]

describe('in development', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-gallery-'))
  let dev: ChildProcess
  let url = ''
  const endWithUs = () => dev.kill('SIGTERM')

  beforeAll(async () => {
    // Copies the seeded data, because the server would otherwise create it, although the gallery doesn't need it.
    await copySeededData('built', join(folder, 'data'))
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
      timeout: 290_000,
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

  /** Whether each component was rendered, by file and name. */
  const rendered = new Map<string, boolean>()
  const profilers = new Map<Page, CDPSession>()
  async function open(part: string) {
    const page = await newPage(await launchBrowser(), { scheme: 'light' })
    const profiler = await page.context().newCDPSession(page)
    await profiler.send('Profiler.enable')
    // Only records whether a function was called, because counting the blocks within it would slow everything down.
    await profiler.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
    profilers.set(page, profiler)
    // The first page waits until Vite has transformed all modules, which takes long on a busy machine.
    await page.goto(`${url}/dev/gallery/${part}`, { timeout: 290_000 })
    return page
  }
  async function close(page: Page) {
    const coverage = await profilers.get(page)?.send('Profiler.takePreciseCoverage')
    for (const { url, functions } of coverage?.result ?? []) {
      if (!URL.canParse(url)) continue
      const [, file] = /^\/(web\/(?!gallery\/)\w+\/.+\.tsx)$/.exec(new URL(url).pathname) ?? []
      for (const { functionName, ranges } of file ? functions : []) {
        // Components start with a capital letter. Functions nested in them have a dot in their names.
        const isComponent = /^[A-Z]\w*$/.test(functionName)
        const key = `${file} ${functionName}`
        if (isComponent) rendered.set(key, rendered.get(key) || ranges.some(({ count }) => count > 0))
      }
    }
    expectClean(page, { except: ON_PURPOSE })
    await page.close()
  }

  test.each(PARTS)('the gallery shows %s: axe finds nothing, light and dark, in every state', async (part) => {
    const page = await open(part)
    await page.locator('.gallery-component').first().waitFor()
    // Waits for lazily loaded parts.
    await settled(page)
    for (let state = 0; state === 0 || (await showNext(page)); state++) {
      // In `npm test`, later states are checked either light or dark.
      const schemes = isThorough || state === 0 ? SCHEMES : SCHEMES.filter((_, turn) => turn === state % 2)
      await expectLooksRight(page, `${part}, state ${state}`, { schemes })
    }
    await close(page)
  })

  test('its dialogs: axe finds nothing, light and dark', async () => {
    const page = await open('dialogs')
    const dialogs = page.locator('.gallery-component').first().getByRole('button')
    await dialogs.first().waitFor()
    for (let place = 0; place < (await dialogs.count()); place++) {
      await dialogs.nth(place).click()
      await page.getByRole('dialog').waitFor()
      await expectLooksRight(page, `dialog ${place}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await close(page)
  })

  /**
   * `npm run e2e` checks each scene on a wide page, both light and dark, and that it fits on a narrow one. The scenes are
   * split between two pages that run in parallel, because pages mostly wait. There aren't more, because loading all
   * modules takes as much CPU time as 30 scenes. `npm test` uses one page that stays narrow, because changing the size
   * and the theme takes over a quarter of the CPU time. Every scene has to fit, and axe checks the first one of each
   * page, every other one dark. What the others show is made of components that axe has checked in all their states.
   */
  test('its pages: axe finds nothing, and everything fits, whatever becomes of them', async () => {
    const seen = new Set<string>()
    const walks = Array.from({ length: WALKS }, async (_, walk) => {
      const page = await open('pages')
      const pages = page.getByLabel('Page', { exact: true })
      const scenes = page.locator('.gallery-scenes .chip')
      await pages.waitFor()
      const names = await pages.locator('option').allTextContents()
      for (const [place, name] of names.entries()) {
        if (place % WALKS !== walk) continue
        await resize(page, isThorough || ONLY_WIDE.includes(name) ? WIDE_PX : NARROW_PX)
        await pages.selectOption(String(place))
        for (let scene = 0; scene < (await scenes.count()); scene++) {
          // Not a real click, because a dialog may cover the chips.
          await scenes.nth(scene).evaluate((chip) => chip instanceof HTMLElement && chip.click())
          await page.locator('.gallery-screen:not([aria-busy])').waitFor()
          const what = `${name}, ${await scenes.nth(scene).textContent()}`
          const schemes = isThorough ? SCHEMES : SCHEMES.filter((_, turn) => turn === place % 2)
          await expectLooksRight(page, what, { schemes: isThorough || scene === 0 ? schemes : [], seen })
        }
      }
      await close(page)
    })
    for (const walked of await Promise.allSettled(walks)) if (walked.status === 'rejected') throw walked.reason
  }, 600_000)

  // If a component is missing, add its page to web/gallery/pages.ts, or a scene whose acts make the component appear.
  test('every component of the web app is among all this', () => {
    expect(rendered.size).toBeGreaterThan(300)
    expect([...rendered].filter(([, wasRendered]) => !wasRendered)).toEqual([])
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

async function expectLooksRight(
  page: Page,
  what: string,
  { schemes = SCHEMES, seen }: { schemes?: readonly Scheme[]; seen?: Set<string> } = {},
) {
  for (const [turn, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    const without = [SEEN, ...(seen ? await seenAround(page, colorScheme, seen) : [])]
    const found = await axeViolations(page, turn === 0 ? 'all' : 'colours', without)
    expect([what, colorScheme, found]).toEqual([what, colorScheme, []])
  }
  const width = page.viewportSize()?.width ?? WIDE_PX
  await resize(page, NARROW_PX)
  await movementEnded(page)
  expect([what, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([what, NARROW_PX])
  await resize(page, width)
}

/**
 * Returns the elements of AROUND that have already been checked in the same state and colours. Adds the states of all
 * of them to `seen`.
 */
async function seenAround(page: Page, scheme: Scheme, seen: Set<string>) {
  const states = await page.evaluate(
    ({ around, controls }) =>
      around.map((selector) => {
        const copy = document.querySelector(selector)?.cloneNode(true)
        // The controls contain the name of the scene, so they always differ. It's enough to check them once.
        if (!(copy instanceof Element) || controls.includes(selector)) return selector
        // A closed menu isn't shown, but differs from page to page.
        if (!document.querySelector(`${selector} :popover-open`))
          for (const closed of copy.querySelectorAll('[popover]')) closed.remove()
        // React's generated ids contain numbers that may differ.
        return selector + copy.outerHTML.replace(/_r_\w+_/g, '') + !!document.querySelector(':popover-open, dialog')
      }),
    { around: AROUND, controls: CONTROLS },
  )
  const isSeen = states.map((state) => seen.has(scheme + state))
  for (const state of states) seen.add(scheme + state)
  return AROUND.filter((_, place) => isSeen[place])
}

/** States that were already shown and checked. */
const SEEN = '[data-seen]'

/**
 * Moves every component that cycles through states to its next state, and marks all other states as SEEN. Returns false
 * if no component has a next state.
 */
const showNext = (page: Page) =>
  page.evaluate(() => {
    const next = new Map<Element, HTMLInputElement>()
    for (const turns of document.querySelectorAll('.gallery-turns')) {
      const inputs = [...turns.querySelectorAll<HTMLInputElement>(':scope > .chips input')]
      const input = inputs[inputs.findIndex(({ checked }) => checked) + 1]
      if (input) next.set(turns, input)
    }
    for (const state of document.querySelectorAll('.gallery-state, .gallery-turns'))
      state.toggleAttribute('data-seen', !next.has(state))
    for (const input of next.values()) input.click()
    return next.size > 0
  })
