import { existsSync } from 'node:fs'
import axe, { type RunOnly } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Received, watchReceived } from './received.ts'

/** The first has no windows to draw, and takes half of the processor time of the others. */
const PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const CSP_PREFIX = 'Content-Security-Policy violation: '

/** Chromium heeds the last list of features alone: these are what Playwright switches off itself. */
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
/** Each new page would load them for an address bar that nobody sees: a second of processor a page. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI']

let launched: Promise<Browser> | undefined

/** One browser for all files that a process runs, since its start costs as much as a short journey. It ends with the process. */
export async function launchBrowser(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = launch()
  return launched
}

/** At the end of a file: what a failed journey has left open goes on working, beside those of the next file. */
export async function closePages() {
  const browser = await launched
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
}

function launch() {
  const executablePath = PROGRAMS.find((path) => existsSync(path))
  if (!executablePath) throw new Error('Chromium is missing: sudo apt-get install chromium')
  return chromium.launch({
    executablePath,
    // In a container there is often no sandbox to be had, and on a closed network each attempt of Chromium's own to
    // reach its maker is refused, many at a time.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Each page lives for seconds: its code is not worth optimizing, which takes an eighth of the processor time.
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
  /** What the browser asks for, as a BCP 47 tag. */
  language?: string
  /** Keeps every byte that the page is sent, for `received`. */
  recorded?: boolean
}

type Recording = { problems: string[]; received: Received | undefined }

const recordings = new WeakMap<Page, Recording>()

/** A page in a browser profile of its own, watched from its first request. */
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
  const page = await context.newPage()
  // The browser may be closing at the same moment, and takes the profile with it.
  page.once('close', () => context.close().catch(() => {}))
  const problems: string[] = []
  recordings.set(page, { problems, received: recorded ? await watchReceived(page) : undefined })

  // Not every violation reaches the console by itself: a policy that only reports stays silent there.
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

/** Every byte that the page was sent, as text: what stands nowhere in it never left the server. */
export function received(page: Page): Promise<string> {
  const recording = recordingOf(page).received
  if (!recording) throw new Error('This page was not opened with `recorded`.')
  return recording.read()
}

/** What went wrong since the page opened: errors in the console, uncaught errors, violations of the policy. */
export const problemsOn = (page: Page): readonly string[] => recordingOf(page).problems

/** `except` names what a journey brings about on purpose, such as a refused sign-in. */
export function expectClean(page: Page, { except = [] }: { except?: RegExp[] } = {}): void {
  expect(problemsOn(page).filter((problem) => !except.some((pattern) => pattern.test(problem)))).toEqual([])
}

export type AxeViolation = { id: string; impact: string; help: string; nodes: string[] }

/** Until what fades or slides has done so: colours on their way have another contrast. */
export async function movementEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change of colours begins with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  })
}

/** What axe finds on the page as it stands, once it stands: by all of its rules, or those alone that colours can break. */
export async function axeViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<AxeViolation[]> {
  await movementEnded(page)
  // Evaluated and not added as a script: a script element would be a violation of the page's policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`)
  const runOnly: RunOnly =
    rules === 'all' ? { type: 'tag', values: AXE_TAGS } : { type: 'rule', values: ['color-contrast'] }
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact: impact ?? 'unknown',
      help,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }))
  }, runOnly)
}
