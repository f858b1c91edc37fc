import type { Page } from 'playwright-core'

/**
 * Playwright looks for an element after 0, 20, 70, 170 and 270 ms, and after that only twice a second. Pages usually
 * take a little longer than that, so tests would spend most of their time waiting for the next look.
 */
const LONGEST_PAUSE_MS = 50

type Frame = {
  retryWithProgressAndTimeouts: (progress: unknown, pauses: number[], look: unknown) => Promise<unknown>
}
type Inside = Page & { _connection: { toImpl: (page: Page) => { mainFrame: () => Frame } } }

const changed = new WeakSet<Frame>()

/**
 * Makes all pages look for elements more often. Playwright has no option for this, so it changes Playwright's class.
 */
export function lookOften(page: Page): void {
  const frames: Frame = Object.getPrototypeOf((page as Inside)._connection.toImpl(page).mainFrame())
  if (changed.has(frames)) return
  const { retryWithProgressAndTimeouts } = frames
  frames.retryWithProgressAndTimeouts = function (progress, pauses, look) {
    const shorter = pauses.map((pause) => Math.min(pause, LONGEST_PAUSE_MS))
    return retryWithProgressAndTimeouts.call(this, progress, shorter, look)
  }
  changed.add(frames)
}
