import { afterAll, expect, test } from 'vitest'
import { letterHtml } from '../server/mail/letterHtml.ts'
import { axeViolations, closePages, launchBrowser, newPage } from './browser.ts'

afterAll(closePages)

test('an e-mail with a long link is no wider than a phone, and axe finds nothing in it', async () => {
  const page = await newPage(await launchBrowser(), { width: 360 })
  const link = `https://learn.example.org/auth/reset?token=${'0123456789abcdef'.repeat(12)}`
  await page.setContent(letterHtml(`Hello Ann,\n\nopen this address within an hour:\n${link}`, 'en'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await axeViolations(page, 'colours')).toEqual([])
  await page.close()
})
