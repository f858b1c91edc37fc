import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Screen = { heading: string; focused: string }

/** Records each new heading, and the focused element at the moment it appears. */
export async function watchScreens(page: Page, headings: string): Promise<() => Promise<Screen[]>> {
  await page.evaluate((headings) => {
    const screens: { heading: string; focused: string }[] = []
    Object.assign(window, { screens })
    const nameOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
    const readHeading = () => nameOf([...document.querySelectorAll(headings)].at(-1))
    let before = readHeading()
    new MutationObserver(() => {
      const heading = readHeading()
      const { activeElement } = document
      const focused = activeElement === document.body ? 'nothing' : nameOf(activeElement)
      if (heading && heading !== before) screens.push({ heading, focused })
      before = heading
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, headings)
  return () => page.evaluate(() => (window as unknown as { screens: Screen[] }).screens)
}

/**
 * Expects each heading to be focused as it appears. If the focus changed later, the learner's next key press would be
 * lost.
 */
export function expectFocused(screens: Screen[]): void {
  expect(screens.length).toBeGreaterThan(0)
  expect(screens.map(({ focused }) => focused)).toEqual(screens.map(({ heading }) => heading))
}
