import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from './browser.ts'
import { isThorough } from './thorough.ts'

const all = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 1280 },
  { scheme: 'dark', width: 320 },
  { scheme: 'light', width: 320 },
] as const
/**
 * The looks in which tests repeat what they do. `npm test` only uses one of the four, dark and narrow, because all other
 * journeys use light and wide pages.
 */
export const looks = isThorough ? all : all.filter(({ scheme, width }) => scheme === 'dark' && width === 320)

/**
 * Checks the page in all looks: axe finds nothing, and the page doesn't scroll sideways. `npm test` checks it only wide
 * and light. The gallery's test checks the pages in their states when they are narrow, and `languages.test.ts` checks
 * most of them with longer texts.
 */
export async function expectLooksRight(page: Page, name: string) {
  for (const { scheme, width } of isThorough ? all : all.slice(0, 1)) {
    await resize(page, width)
    await page.emulateMedia({ colorScheme: scheme })
    await page.evaluate(() => scrollTo(0, 0))
    const where = `${name}, ${scheme}, ${width} px`
    expect([where, await axeViolations(page)]).toEqual([where, []])
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect([where, fits]).toEqual([where, true])
  }
  await resize(page, 1280)
  await page.emulateMedia({ colorScheme: 'light' })
}

const HEIGHT = 800
/** Gives the page the usual height and this width, unless it has them, because a change costs 0.1 s of CPU time. */
export async function resize(page: Page, width: number) {
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== HEIGHT) await page.setViewportSize({ width, height: HEIGHT })
}
