import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from '../browser.ts'
import { arrive, signUp, writeTopic } from '../caller.ts'
import { answer, askFor } from '../journey.ts'
import { expectLooksRight } from '../looks.ts'
import { FIXTURE, type RunningServer, startServer } from '../server.ts'
import { visit } from '../settled.ts'

let server: RunningServer
let browser: Browser
let paths: { topic: string; lesson: string; quiz: string }

beforeAll(async () => {
  server = await startServer({ script: FIXTURE })
  browser = await launchBrowser()
  paths = await writeTopic(server.url, await signUp(server.url, 'Owner'), 'reef knot')
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** The number of questions in the quiz, one of each kind. */
const QUESTIONS = 8

test('every screen of a visitor: axe finds nothing, nothing scrolls sideways', async () => {
  const page = await newPage(browser)
  for (const path of [
    '/',
    '/topics',
    '/pathways',
    '/pathways/knots-that-hold',
    '/search',
    '/search?q=rope',
    '/search?q=xyzzy',
    '/shared/nothing',
    '/shared/courses/nothing',
    '/courses',
    '/material',
    paths.topic,
    paths.lesson,
    paths.quiz,
    '/auth/signin',
    '/auth/register',
    '/pricing',
    '/about',
    '/help',
    '/contact',
    '/privacy',
    '/terms',
    '/problems',
    '/problems/nothing',
    '/nope',
  ]) {
    await visit(page, server.url + path)
    await expectLooksRight(page, path)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectLooksRight(page, 'the menu')
  expectClean(page, { except: [/404/] })
  await page.close()
})

test('every screen and state of a learner: the same', async () => {
  const page = await newPage(browser)
  await arrive(page, server.url)
  for (const path of [
    '/',
    '/topics',
    '/pathways',
    '/pathways/knots-that-hold',
    paths.topic,
    paths.lesson,
    '/profile',
    '/courses',
    '/material',
    '/courses/nothing',
    '/problems',
    '/problems/new',
    '/admin/claim?code=x',
  ]) {
    await visit(page, server.url + path)
    await expectLooksRight(page, path)
  }
  await askFor(page, 'Ottoman ceramics')
  await page.getByText('We don’t have anything on “Ottoman ceramics” yet.').waitFor()
  await expectLooksRight(page, 'the honest answer')

  await askFor(page, 'bowline please please')
  await page.getByRole('dialog', { name: 'Generating your topic' }).waitFor()
  await expectLooksRight(page, 'the overlay')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await visit(page, server.url + paths.quiz)
  for (let question = 1; question <= QUESTIONS; question++) {
    await page.getByRole('button', { name: 'Check' }).waitFor()
    await expectLooksRight(page, `question ${question}`)
    await answer(page, 'glue')
    await expectLooksRight(page, `verdict ${question}`)
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: new RegExp(`of ${QUESTIONS} right`) }).waitFor()
  await expectLooksRight(page, 'the summary')
  expectClean(page, { except: [/custom-courses\/nothing/] })
  await page.close()
})
