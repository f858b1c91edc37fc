import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeDouble, startStripeDouble } from '../server/testing/stripe/double.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { arrive, enter } from './caller.ts'
import { signIn } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { settled, visit } from './settled.ts'

const PROMO = 'First 100 subscribers get 60% off!'
const LEARN = 'What do you want to learn today?'

let stripe: StripeDouble
let server: RunningServer
let browser: Browser
let stopDelivery: () => void

beforeAll(async () => {
  stripe = await startStripeDouble()
  server = await startServer({ script: FIXTURE, env: stripe.environment })
  stopDelivery = stripe.deliverTo(`${server.url}/server/payments/webhook`)
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  stopDelivery?.()
  await server?.stop()
  await stripe?.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const monthly = (page: Page) => page.getByRole('button', { name: 'Subscribe by the month' })

test('a visitor sees the promo and its price, signs in, subscribes, and cancels in the portal', async () => {
  const page = await newPage(browser)
  await page.goto(server.url)
  await heading(page, PROMO).getByRole('link').click()
  await page.waitForURL(`${server.url}/pricing`)
  await page.getByText('€3.60 a month instead of €9').waitFor()
  await expectLooksRight(page, 'prices for a visitor')
  await page.getByRole('link', { name: 'Sign in to subscribe by the month' }).click()
  await page.waitForURL(/\/auth\/signin/)
  const ann = await enter(page, server.url)

  // Another device of the same user, on which nothing is done in the meantime.
  const home = await newPage(browser)
  await home.goto(`${server.url}/auth/signin`)
  await signIn(home, ann)
  await settled(home)
  await heading(home, PROMO).waitFor()

  await page.goto(`${server.url}/pricing`)
  await monthly(page).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByText('You left the checkout before paying, so you haven’t been charged.').waitFor()
  await expectLooksRight(page, 'after a checkout that was left')
  await monthly(page).click()
  await page.getByText('price_monthly, with lyceum-first-100').waitFor()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(/checkout=done/)
  await page.getByText('Thank you. You’re a subscriber now.').waitFor()
  await page.getByText(/^Your subscription renews on /).waitFor()
  await expectLooksRight(page, 'a subscriber')
  expect(await monthly(page).count()).toBe(0)
  await heading(home, LEARN).waitFor()

  await page.goto(`${server.url}/profile`)
  await page.getByText('You’re a paying subscriber.').waitFor()
  await page.getByRole('button', { name: 'Card, invoices and cancelling' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.waitForURL(`${server.url}/pricing`)
  await page.getByText(/^You’ve cancelled\. Your subscription ends on .*, and you won’t be charged again\.$/).waitFor()
  await heading(home, LEARN).waitFor()

  await page.getByRole('button', { name: 'Card, invoices and cancelling' }).click()
  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByText('Your subscription has ended.').waitFor()
  await monthly(page).waitFor()
  // Each user gets the discount only once.
  await page.getByText('€9 a month').waitFor()
  await heading(home, PROMO).waitFor()
  expectClean(page)
  expectClean(home)
  await home.close()
  await page.close()
})

test('a provider that does not answer is said, and the page goes on', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  await visit(page, `${server.url}/pricing`)
  // Two failures, because the Stripe client retries once when a connection breaks.
  stripe.fail('unanswered', 'unanswered')
  await monthly(page).click()
  await page.getByText(/The payment provider didn’t answer. You haven’t been charged/).waitFor()
  await monthly(page).click()
  await page.getByRole('button', { name: 'Pay' }).waitFor()
  expectClean(page, { except: [/503/] })
  await page.close()
})
