import type { CDPSession, Page } from 'playwright-core'

/** Size of Chromium's buffer for response bodies. It is outside the page's process, so bodies survive a navigation. */
const BUFFER_BYTES = 256 * 1024 * 1024
/** Time to wait for bodies that are still loading, such as streams and long polls. */
const PENDING_MS = 2_000

/** Everything a page received: the bodies of finished responses and the frames of sockets, as text. */
export type Received = { read: () => Promise<string> }

/** Uses the Chrome DevTools Protocol, because Playwright loses bodies that arrive just before a navigation. */
export async function watchReceived(page: Page): Promise<Received> {
  const parts: { from: string; text: string }[] = []
  const unread: string[] = []
  const pending = new Set<Promise<void>>()
  const urls = new Map<string, string>()

  const session = await page.context().newCDPSession(page)
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  session.on('Network.webSocketCreated', ({ requestId, url }) => urls.set(requestId, url))
  session.on('Network.webSocketFrameReceived', ({ requestId, response }) => {
    parts.push({ from: urls.get(requestId) ?? '', text: response.payloadData })
  })
  const keep = (requestId: string, onFailure: (error: Error) => void) => {
    const from = urls.get(requestId) ?? ''
    const reading = readBody(session, requestId)
      .then((text) => void parts.push({ from, text }), onFailure)
      .finally(() => pending.delete(reading))
    pending.add(reading)
  }
  session.on('Network.loadingFinished', ({ requestId }) => {
    // A preloaded font may come from the browser's cache. It can't contain a secret.
    if (urls.get(requestId)?.endsWith('.woff2')) return
    keep(requestId, (error) => unread.push(`${urls.get(requestId)}: ${error.message}`))
  })
  // If a navigation cuts a response short, read what has arrived so far.
  session.on('Network.loadingFailed', ({ requestId }) => keep(requestId, () => {}))
  await session.send('Network.configureDurableMessages', {
    maxTotalBufferSize: BUFFER_BYTES,
    maxResourceBufferSize: BUFFER_BYTES,
  })
  await session.send('Network.enable')

  return {
    async read() {
      const late = new Promise((settle) => setTimeout(settle, PENDING_MS).unref())
      await Promise.race([Promise.all(pending), late])
      if (unread.length > 0) throw new Error(`Nobody can say what these held:\n${unread.join('\n')}`)
      return parts.map(({ from, text }) => `${from}\n${text}`).join('\n')
    },
  }
}

async function readBody(session: CDPSession, requestId: string): Promise<string> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
  return base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
}
