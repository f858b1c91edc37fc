import type { Browser } from 'playwright-core'
import { launchBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server.ts'
import { detectTopic, openSocket, signUp } from './tools/learner.ts'
import { quantile, report } from './tools/report.ts'

/** Measures LCP and TBT of public pages on a slow phone, with Lighthouse's slow 4G and a CPU slowed down four times. */
const RUNS = 5
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const SETTLE_MS = 4_000
const LONG_TASK_MS = 50

async function load(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0, tasks: [] as { start: number; duration: number }[] }
    Object.assign(window, { seen })
    const observe = (
      type: string,
      each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
    observe('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime
    })
    observe('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.shift += entry.value ?? 0
    })
    observe('longtask', (entry) => seen.tasks.push({ start: entry.startTime, duration: entry.duration }))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const { lcp, shift, tasks, fcp } = await page.evaluate(() => ({
    ...(window as unknown as { seen: { lcp: number; shift: number; tasks: { start: number; duration: number }[] } })
      .seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  const blocking = tasks
    .filter((task) => task.start >= fcp)
    .reduce((sum, task) => sum + task.duration - LONG_TASK_MS, 0)
  return { lcp, shift, blocking }
}

const server = await startServer()
const { uid, token } = await signUp(server.url)
const socket = await openSocket(server.url, token)
const made = async (prompt: string): Promise<{ id: string; lessons: { id: string; title: string }[] }> => {
  const { id, ready } = await detectTopic(socket, { prompt, userId: uid })
  await ready
  return { id, ...(await (await fetch(`${server.url}/server/info/topics/${id}`)).json()) }
}
const { id, lessons } = await made('how do vaccines work')
/** The last lesson of a topic with three figures in it. Two of them have sliders. */
const withFigures = (await made('integral as area')).lessons.at(-1)
socket.disconnect()

const browser = await launchBrowser()
for (const [what, path] of [
  ['home', '/'],
  ['topic', `/topic-details/${id}`],
  ['lesson', `/lessons/${lessons[0]?.id}`],
  [`lesson with figures (${withFigures?.title})`, `/lessons/${withFigures?.id}`],
]) {
  const runs: Awaited<ReturnType<typeof load>>[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await load(browser, server.url + path))
  const median = (pick: (run: (typeof runs)[number]) => number) => quantile(runs.map(pick), 0.5)
  report({ name: `${what} LCP, median of ${RUNS}`, measured: median((run) => run.lcp), goal: 1_300, unit: 'ms' })
  report({ name: `${what} TBT, median of ${RUNS}`, measured: median((run) => run.blocking), goal: 150, unit: 'ms' })
  console.log(`       ${what} CLS ${median((run) => run.shift).toFixed(3)}, gate 0.01`)
}
await browser.close()
await server.stop()
