import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Request, Response, WebSocket } from 'playwright-core'

/**
 * How long nothing may happen. Half as long as for Playwright's `networkidle`, because the page must have no work left
 * either.
 */
const QUIET_MS = 250
const PATIENCE_MS = 30_000
/** After this time, a socket counts as one that the page can do without. It isn't told when its page is left. */
const SOCKET_MS = 2_000

/** What a page waits for, and how often it has begun to wait. */
type Waits = { pending: Map<Request | WebSocket, string>; begun: number; javaScript: boolean }
const waits = new WeakMap<Page, Waits>()

/** Watches all pages of a profile, so that `settled` knows what they wait for, and whether they run scripts. */
export function watchRequests(context: BrowserContext, { javaScript }: { javaScript: boolean }): void {
  context.on('page', (page) => {
    const pending: Waits['pending'] = new Map()
    const of: Waits = { pending, begun: 0, javaScript }
    waits.set(page, of)
    const begin = (what: Request | WebSocket) => {
      pending.set(what, what.url())
      of.begun++
    }
    const end = (what: Request | WebSocket) => void pending.delete(what)
    const opensPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame()
    page.on('request', (request) => {
      // What the page before has begun may never end. It can begin more until the response is there.
      if (opensPage(request)) pending.clear()
      begin(request)
    })
    page.on('response', (response) => {
      const request = response.request()
      if (!opensPage(request)) return
      pending.clear()
      begin(request)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    // A socket is open for as long as its page, so only its first answer counts.
    page.on('websocket', (socket) => {
      begin(socket)
      socket.once('framereceived', () => end(socket))
      socket.once('socketerror', () => end(socket))
      socket.once('close', () => end(socket))
      setTimeout(() => end(socket), SOCKET_MS).unref()
    })
  })
}

/** Waits until the page has received all it asked for, has nothing left to do, and stays like that for a moment. */
export async function settled(page: Page): Promise<void> {
  const of = waits.get(page)
  if (!of) throw new Error('This page was not opened by newPage().')
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const { begun } = of
    const isIdle = await idle(page, of)
    if (isIdle && of.pending.size === 0 && of.begun === begun) return
  }
  throw new Error(`The page still waits for ${[...of.pending.values()].join(', ') || 'its own work'}.`)
}

/** False if the page is replaced by another one in the meantime. */
async function idle(page: Page, { javaScript }: Waits): Promise<boolean> {
  await page.waitForLoadState('load')
  if (!javaScript) {
    await sleep(QUIET_MS)
    return true
  }
  return page
    .evaluate(async (quietMs) => {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => setTimeout(resolve, quietMs))
      await new Promise((resolve) => requestIdleCallback(resolve))
      return true
    }, QUIET_MS)
    .catch((error: unknown) => {
      if (page.isClosed()) throw error
      return false
    })
}

/** Goes to an address and waits until the page has settled. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  await settled(page)
  return response
}

export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await settled(page)
}
