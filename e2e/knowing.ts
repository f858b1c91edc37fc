import type { Page } from 'playwright-core'
import { SENTINEL_NUMBER } from '../server/testing/sentinel.ts'

const ORDER = ['cross the ends', 'tuck one end under', 'pull both ends', 'load the knot']
const PARTS: Record<string, string> = {
  'standing part': 'the part that bears the load',
  'working end': 'the end that is moved',
  bight: 'a curve that touches nothing',
}
const OPTIONS = ['Friction', 'More turns', 'A rougher rope', 'False', 'Uneven fibres']

/** Fills in the right answer to the displayed question, which must be from the fixture library. */
export async function fillRightly(page: Page) {
  const form = page.locator('form').filter({ has: page.locator('[type="submit"]') })
  await form.first().waitFor()
  const number = form.locator('input[inputmode="decimal"]')
  if (await number.isVisible()) {
    await number.fill(SENTINEL_NUMBER)
    await form.getByLabel('Unit').selectOption('N')
    return
  }
  const typed = form.getByLabel('Your answer')
  if (await typed.isVisible()) return typed.fill('friction')
  const printed = form.getByLabel('What it prints')
  if (await printed.isVisible()) return printed.fill(`turns 2\n  ${SENTINEL_NUMBER}`)
  if ((await form.locator('.ordering').count()) > 0) return order(page)
  for (const line of await form.locator('.matching li').all()) {
    const part = await line.locator('.snippet').innerText()
    const value = await line.locator('option', { hasText: PARTS[part.trim()] ?? '?' }).getAttribute('value')
    await line.locator('select').selectOption(value)
  }
  for (const option of OPTIONS) {
    const choice = form.locator('label.option', { hasText: option })
    if ((await choice.count()) > 0) await choice.locator('input').check()
  }
}

async function order(page: Page) {
  for (const [place, step] of ORDER.entries()) {
    const steps = page.locator('.ordering > li')
    for (;;) {
      const texts = await steps.locator('.snippet').allInnerTexts()
      const at = texts.findIndex((text) => text.trim() === step)
      if (at <= place) break
      await steps.nth(at).locator('[data-by="up"]').click()
    }
  }
}

/** Gives the right answer to the displayed question, in a quiz or a practice session. */
export async function answerRightly(page: Page) {
  await fillRightly(page)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: /Next question|See the summary/ }).waitFor()
}
