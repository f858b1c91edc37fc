import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuestionSource, TopicSource } from '#contract/editing.ts'
import { SENTINEL, SENTINEL_NUMBER } from '../server/testing/sentinel.ts'
import { axeViolations, launchBrowser, received } from './browser.ts'
import { askForTopic, type Caller, signUp } from './caller.ts'
import { tabTo } from './journey.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { revisit, visit } from './settled.ts'
import { setTrap } from './trap.ts'

let server: RunningServer
let browser: Browser
let ann: Caller
let topicId: string
let source: QuestionSource

/** Withdraws all other questions of Ann's topic, so that quizzes only ask the table question. */
beforeAll(async () => {
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
  ann = await signUp(server.url, 'Ann')
  topicId = await askForTopic(server.url, ann, 'whipping')
  const { lessons } = await ann.call<TopicSource>('GET', `/topics/${topicId}/source`)
  for (const { id: questionId, kind, version } of lessons.flatMap(({ questions }) => questions)) {
    const of = { topicId, questionId }
    if (kind === 'table') source = await ann.call('GET', `/questions/source?${new URLSearchParams(of)}`)
    else await ann.call('POST', '/questions/withdraw', { ...of, version, withdrawn: true })
  }
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const openQuiz = async (options: Parameters<typeof setTrap>[3] = {}) => {
  const trap = await setTrap(browser, server.url, ann, options)
  await visit(trap.page, `${server.url}/quizzes/${source.quizId}`)
  return trap
}

test('a table is filled in by keyboard, refused while a cell is missing, and told cell by cell', async () => {
  const { page, expectNothing } = await openQuiz({ recorded: true })
  const bytes = await received(page)
  for (const key of [SENTINEL, SENTINEL_NUMBER]) expect(bytes).not.toContain(key)
  const table = page.getByRole('table', { name: 'Fill in the table of two ropes and their knots.' })
  await table.getByRole('columnheader', { name: 'What holds' }).waitFor()
  expect(await table.getByRole('textbox').count()).toBe(3)
  expect(await axeViolations(page)).toEqual([])

  await tabTo(page, /^thin rope\s+Pull in kN$/)
  await page.keyboard.type('a lot')
  await tabTo(page, /^thin rope\s+What holds$/)
  await page.keyboard.type('glue')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Fill in every cell.').waitFor()
  await tabTo(page, /^thick rope\s+Turns$/)
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Write a number, such as 19.6, in each cell that takes one.').waitFor()
  const pull = table.getByRole('textbox', { name: 'thin rope Pull in kN' })
  expect(await pull.getAttribute('aria-invalid')).toBe('true')
  await pull.fill('12')
  await revisit(page)
  expect(await pull.inputValue()).toBe('12')
  await pull.press('Enter')

  await page.getByRole('heading', { name: 'Not quite' }).waitFor()
  await page.getByText('1 of 3 cells are right.').waitFor()
  const right = page.getByRole('table', { name: 'The table with the right answers' })
  expect((await right.getByRole('cell').allTextContents()).map((text) => text.trim())).toEqual([
    ...['2', SENTINEL_NUMBER, SENTINEL],
    ...['3', '9', 'friction'],
  ])
  for (const words of ['You wrote: glue', 'You wrote: 12', 'Your cell, correct', 'The pull is the mass times g.']) {
    expect([words, await page.getByText(words).count()]).toEqual([words, 1])
  }
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'See the summary' }).click()
  await page.getByRole('heading', { name: '0 of 1 right' }).waitFor()
  await page.getByText('What you missed (1)').click()
  await page.getByText('thin rope · What holds').first().waitFor()
  await page.getByText('→ glue').waitFor()
  await expectNothing()
  await page.close()
})

test('on a narrow page the table scrolls by itself; right cells are told as right', async () => {
  const { page, expectNothing } = await openQuiz({ width: 375, scheme: 'dark' })
  const begin = page.getByRole('button', { name: /again|Start/ }).first()
  if (await begin.isVisible()) await begin.click()
  await page.getByRole('textbox', { name: 'thin rope Pull in kN' }).fill(SENTINEL_NUMBER)
  await page.getByRole('textbox', { name: 'thin rope What holds' }).fill('Friction')
  await page.getByRole('textbox', { name: 'thick rope Turns' }).fill('3')
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('heading', { name: 'Correct', exact: true }).waitFor()
  await page.getByText('3 of 3 cells are right.').waitFor()
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  await expectNothing()
  await page.close()
})

test('its owner changes a cell, and what is written there does nothing but stand there', async () => {
  const { page, expectNothing } = await setTrap(browser, server.url, ann)
  await page.goto(`${server.url}/topic-details/${topicId}/edit?question=${encodeURIComponent(source.questionId)}`)
  await page.getByText('Table to fill in').waitFor()
  const row = page.getByRole('group', { name: 'Row 2' })
  await row.getByLabel('Heading').fill('<img src=x onerror=alert(1)> *thick* rope')
  const cell = row.getByRole('group', { name: 'Turns' })
  await cell.getByLabel('Right answers, one per line').fill('three\nfour')
  await page.getByText('A cell with a tolerance has numbers for answers.').waitFor()
  await cell.getByLabel('The answer is a number').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await expectNothing()
  await page.close()

  const shared = await setTrap(browser, server.url, ann)
  await visit(shared.page, `${server.url}/quizzes/${source.quizId}`)
  await shared.page.getByRole('rowheader', { name: /thick rope/ }).waitFor()
  await shared.expectNothing()
  await shared.page.close()
})
