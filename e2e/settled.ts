import type { BrowserContext, Page, Request, Response, WebSocket } from 'playwright-core'

/** How long nothing may happen. Playwright's `networkidle` takes 500 ms, which most pages would spend idle. */
const QUIET_MS = 100
const PATIENCE_MS = 30_000

/** What a page waits for, and how often it has begun to wait. */
type Waits = { pending: Map<Request | WebSocket, string>; begun: number }
const waits = new WeakMap<Page, Waits>()

/** Watches all pages of a profile, so that `settled` knows what they wait for. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const pending: Waits['pending'] = new Map()
    const of: Waits = { pending, begun: 0 }
    waits.set(page, of)
    const begin = (what: Request | WebSocket) => {
      pending.set(what, what.url())
      of.begun++
    }
    const end = (what: Request | WebSocket) => void pending.delete(what)
    page.on('request', (request) => {
      // The requests of the page before may never end.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
      begin(request)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    // A socket is open for as long as its page, so only its first answer counts.
    page.on('websocket', (socket) => {
      begin(socket)
      for (const event of ['framereceived', 'socketerror', 'close'] as const) socket.once(event, () => end(socket))
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
    const isIdle = await idle(page, QUIET_MS)
    if (isIdle && of.pending.size === 0 && of.begun === begun) return
  }
  throw new Error(`The page still waits for ${[...of.pending.values()].join(', ') || 'its own work'}.`)
}

/** False if the page is replaced by another one in the meantime. */
async function idle(page: Page, quietMs: number): Promise<boolean> {
  await page.waitForLoadState('load')
  return page
    .evaluate(async (quietMs) => {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => setTimeout(resolve, quietMs))
      await new Promise((resolve) => requestIdleCallback(resolve))
      return true
    }, quietMs)
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
