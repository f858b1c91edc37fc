import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RunOnly } from 'axe-core'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { lookOften } from './lookOften.ts'
import { type Received, watchReceived } from './received.ts'
import { watchRequests } from './settled.ts'

/**
 * The browsers to look for, in order of preference. The headless shell draws no windows, so it needs only half as much
 * CPU time as the others.
 */
const PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
/** The source of axe, minified because a page takes twice as long to read the full source. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/**
 * The default timeout of Playwright's waits. Even on a slow and busy machine, a wait only takes this long if the
 * awaited event never happens.
 */
const PATIENCE_MS = 60_000
const START_MS = 180_000
const CSP_PREFIX = 'Content-Security-Policy violation: '

/**
 * The features that Playwright turns off. Chromium only uses the last `--disable-features` that it is given, so our own
 * flag must repeat them.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/**
 * Features of the address bar. They are turned off, because every new page would load them, at about one second of CPU
 * time per page.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI']

let launched: Promise<Browser> | undefined

/**
 * Returns a browser that all test files in this process share, because starting one takes as long as a short test. It
 * is closed when the process ends.
 */
export async function launchBrowser(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = launch()
  return launched
}

/** Call this at the end of a test file. Otherwise, pages left open by a failed test would keep running. */
export async function closePages() {
  const browser = await launched
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
}

const TOLD_MAX_LENGTH = 400
const TELL_MS = 5_000

/** What the open pages of all profiles show, and their problems, for the error of a failed test. */
export async function tellPages(): Promise<string> {
  const pages = (await launched)?.contexts().flatMap((context) => context.pages()) ?? []
  const told = pages.map(async (page) => {
    const text = await Promise.race([page.innerText('main').catch(String), sleep(TELL_MS, 'It doesn’t answer.')])
    const shown = text.replace(/\s+/g, ' ').slice(0, TOLD_MAX_LENGTH)
    return [`${page.url()} shows: ${shown}`, ...(recordings.get(page)?.problems ?? [])].join('\n')
  })
  return (await Promise.all(told)).join('\n')
}

function launch() {
  const executablePath = PROGRAMS.find((path) => existsSync(path))
  if (!executablePath) throw new Error('Chromium is missing: sudo apt-get install chromium')
  return chromium.launch({
    executablePath,
    timeout: START_MS,
    // The sandbox often isn't available in containers. Background networking is turned off because, without internet
    // access, Chromium would keep making requests that fail.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages are only open for seconds, so optimizing their code isn't worth its cost, an eighth of the CPU time.
      '--js-flags=--no-maglev --no-opt',
      `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
    ],
  })
}

export type PageOptions = {
  scheme?: 'light' | 'dark'
  width?: number
  height?: number
  javaScript?: boolean
  /** The preferred language of the browser, as a BCP 47 tag. */
  language?: string
  /** Records everything the page receives, so that `received` can return it. */
  recorded?: boolean
}

type Recording = { problems: string[]; received: Received | undefined }

const recordings = new WeakMap<Page, Recording>()

/** Opens a page in a new browser profile. Its problems are recorded from the first request on. */
export async function newPage(
  browser: Browser,
  {
    scheme = 'light',
    width = 1280,
    height = 800,
    javaScript = true,
    language = 'en-GB',
    recorded = false,
  }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: scheme,
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    locale: language,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  watchRequests(context, { javaScript })
  const page = await context.newPage()
  lookOften(page)
  // Ignore errors, because the browser and its profiles may already be closing.
  page.once('close', () => context.close().catch(() => {}))
  const problems: string[] = []
  recordings.set(page, { problems, received: recorded ? await watchReceived(page) : undefined })

  // Without this listener, violations of a report-only policy wouldn't appear in the console.
  await page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${prefix}${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`)
    })
  }, CSP_PREFIX)
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || /Content Security Policy/i.test(message.text())
    if (isProblem) problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(String(error.stack ?? error)))
  return page
}

function recordingOf(page: Page): Recording {
  const recording = recordings.get(page)
  if (!recording) throw new Error('This page was not opened by newPage().')
  return recording
}

/** Returns everything the page has received so far, as text. Use it to check that the server didn't send a secret. */
export function received(page: Page): Promise<string> {
  const recording = recordingOf(page).received
  if (!recording) throw new Error('This page was not opened with `recorded`.')
  return recording.read()
}

/** Returns all problems since the page was opened: console errors, uncaught errors and violations of the CSP. */
export const problemsOn = (page: Page): readonly string[] => recordingOf(page).problems

/** Expects no problems on the page, except those that the test causes on purpose, such as a refused sign-in. */
export function expectClean(page: Page, { except = [] }: { except?: RegExp[] } = {}): void {
  expect(problemsOn(page).filter((problem) => !except.some((pattern) => pattern.test(problem)))).toEqual([])
}

export type AxeViolation = { id: string; impact: string; help: string; nodes: string[] }

/**
 * Waits until all animations and transitions have ended, because colours have a different contrast while they change.
 */
export async function movementEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A colour transition only starts in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const isEnding = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    // Polls, because the promise of a transition that is replaced by another one sometimes never settles.
    while (document.getAnimations().some(isEnding)) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

const sessions = new WeakMap<Page, CDPSession>()
/**
 * Evaluates axe, because the CSP would block it as a script element. Playwright's own `evaluate` would take half as long
 * again, because it evaluates texts in a script of its own.
 */
async function loadAxe(page: Page) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Runtime.evaluate', { expression: AXE })
}

/**
 * Runs axe once all animations have ended, either with all rules or only with the one for colour contrast. Elements
 * that match one of the selectors in `without` aren't checked.
 */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'colours' = 'all',
  without: string[] = [],
): Promise<AxeViolation[]> {
  await movementEnded(page)
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page)
  const runOnly: RunOnly =
    rules === 'all' ? { type: 'tag', values: AXE_TAGS } : { type: 'rule', values: ['color-contrast'] }
  return page.evaluate(
    async ({ runOnly, without }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // Results need only selectors, and it takes time to read the HTML of every element.
      axe.configure({ noHtml: true })
      const { violations } = await axe.run(
        without.length > 0 ? { exclude: without.map((selector) => [selector]) } : document,
        { runOnly, resultTypes: ['violations'] },
      )
      // On narrow screens, a bar at the bottom covers part of the page. Axe reports controls that are half under it as too
      // small, although they can be scrolled into view.
      const bar = document.querySelector('.places')?.getBoundingClientRect()
      const isUnderBar = (selector: unknown) => {
        const box = typeof selector === 'string' ? document.querySelector(selector)?.getBoundingClientRect() : undefined
        return bar && box && box.height >= 24 && box.width >= 24 && box.bottom > bar.top && box.top < bar.bottom
      }
      return violations
        .map(({ id, impact, help, nodes }) => ({
          id,
          impact: impact ?? 'unknown',
          help,
          nodes: nodes
            .filter(({ target }) => id !== 'target-size' || !isUnderBar(target[0]))
            .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
        }))
        .filter(({ nodes }) => nodes.length > 0)
    },
    { runOnly, without },
  )
}
