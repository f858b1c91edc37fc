import type { Page } from 'playwright-core'
import { settled } from './settled.ts'

/** Notes in every frame where the button after a verdict is. Call this before the verdict, and `goingOnStood` after. */
export function watchGoingOn(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tops = new Set<number>()
    const here = Object.assign(window, { tops })
    function look() {
      // The next question has a watch of its own.
      if (here.tops !== tops) return
      const button = [...document.querySelectorAll('main button')].find((one) =>
        /^(?:Next question|See the summary)/.test(one.textContent),
      )
      if (button) tops.add(Math.round(button.getBoundingClientRect().top + scrollY))
      requestAnimationFrame(look)
    }
    look()
  })
}

/** The distances of the button from the top of the page since `watchGoingOn`. */
export async function goingOnStood(page: Page): Promise<number[]> {
  await settled(page)
  return page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])
}
