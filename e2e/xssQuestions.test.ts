import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EditedItem } from '#contract/items.ts'
import type { Quiz } from '#contract/quizzes.ts'
import { corpusInLine, IMAGE, NAME, PAYLOADS, partOfCorpus } from '../server/testing/xssPayloads.ts'
import { closePages, launchBrowser } from './browser.ts'
import { askForTopic, type Caller, signUp } from './caller.ts'
import { daysLater } from './daysLater.ts'
import { answer } from './journey.ts'
import { result, writeProgram } from './programs.ts'
import { expectEscaped } from './servedHtml.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { setTrap, type Trap, touchAll } from './trap.ts'

/*
 * Hostile text that the owner of a topic writes into questions of every kind, checked before and after an answer, and
 * in the output of a program. Each payload is tested in each kind of text.
 */
let server: RunningServer
let browser: Browser
let ann: Caller
let topicId: string
let quizIds: string[]
const items: EditedItem[] = []
let trap: Trap

const QUESTIONS = 8
const THIRDS = 3
/**
 * This payload is removed from stems, because one of the rules mistakes it for a blank that lacks a space around it.
 */
const GLUED = '{"__html":"<img src=x onerror=alert(1)>"}'
const UNIT = '<a onclick=alert(1)>'

const block = (third: number) => partOfCorpus(third, THIRDS).join('\n\n')
const text = (lead: string, third: number) => `${lead}\n\n${block(third)}`
/** Returns a quarter of the payloads without markup characters, because select lists show plain text. */
const plain = (quarter: number) =>
  PAYLOADS.filter((one) => !/[$`\n\\*_~[\]&]/.test(one))
    .filter((_, place) => place % 4 === quarter)
    .join(' ')
    .slice(0, 4_000)

/** Returns a copy of the item with a third of the payloads in every text. `turn` selects the third. */
function withPayloads(item: EditedItem, turn: number): EditedItem {
  const asked = (third = turn) => ({ evidence: IMAGE, stem: text(item.stem, third).replace(GLUED, '') })
  const whys = <Part extends { why: string }>(parts: Part[]) =>
    parts.map((part, place) => ({ ...part, why: text(part.why, turn + place) }))
  const options = <Part extends { text: string; why: string }>(parts: Part[]) =>
    whys(parts).map((part, place) => ({ ...part, text: text(part.text, turn + place) }))
  // The stem gets the same payloads as a wrong option, because a rule forbids stems that share words with the key
  // alone.
  const askedAs = (parts: { correct: boolean }[]) => asked(turn + parts.findIndex(({ correct }) => !correct))
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return { ...item, ...askedAs(item.options), options: options(item.options) }
    case 'true-false':
      return { ...item, ...askedAs(item.reasons), reasons: options(item.reasons) }
    case 'typed': {
      const wrong = [...item.wrong, { answer: IMAGE, why: 'A picture.' }, { answer: UNIT, why: 'A link.' }]
      return {
        ...{ ...item, ...asked(), wrong: whys(wrong) },
        ...{ answers: [NAME, ...item.answers], why: text(item.why, turn) },
      }
    }
    case 'numeric': {
      const units = item.units.map((unit) => ({ ...unit, why: unit.why ?? '' }))
      const wrong = [...item.wrong, { answer: '1', why: 'One.' }, { answer: '2', why: 'Two.' }]
      return {
        ...{ ...item, ...asked(), why: text(item.why, turn), wrong: whys(wrong) },
        units: whys([...units, { unit: UNIT, factor: 7, why: 'A link.' }]),
      }
    }
    case 'output': {
      const wrong = [...item.wrong, { answer: NAME, why: 'A line is missing.' }, { answer: UNIT, why: 'A link.' }]
      return {
        ...{ ...item, ...asked(), why: text(item.why, turn), wrong: whys(wrong) },
        ...{ code: block(turn), answer: `${NAME}\n${corpusInLine(1_000)}` },
      }
    }
    case 'ordering': {
      const steps = item.steps.map((step, place) => ({ ...step, text: text(step.text, turn + place) }))
      return { ...item, ...asked(), why: text(item.why, turn), steps }
    }
    case 'matching': {
      const pairs = whys(item.pairs).map((pair, place) => ({
        ...{ ...pair, left: text(pair.left, turn + place), right: plain(place) },
      }))
      return { ...item, ...asked(), pairs, extra: whys(item.extra).map((one) => ({ ...one, right: plain(3) })) }
    }
    case 'table':
      // The texts of a table are too short for payloads. e2e/table.test.ts covers them.
      return { ...item, ...asked() }
  }
}

beforeAll(async () => {
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
  ann = await signUp(server.url, NAME)
  topicId = await askForTopic(server.url, ann, 'reef knot')
  trap = await setTrap(browser, server.url, ann)

  const topic = await ann.call<{ lessons: { id: string }[]; quizzes: { id: string }[] }>('GET', `/topics/id/${topicId}`)
  quizIds = topic.quizzes.map(({ id }) => id)
  for (const [place, { id }] of topic.lessons.entries()) {
    const markdown = `## Words\n\n${IMAGE}\n\n${block(place)}`
    await ann.call('POST', '/lessons/save', { id, version: 0, title: NAME, summary: IMAGE, markdown })
  }
  for (const [turn, id] of quizIds.entries()) {
    for (const question of (await ann.call<Quiz>('GET', `/quizzes/id/${id}`)).questions) {
      const of = { topicId, questionId: question.id }
      const address = `/questions/source?${new URLSearchParams(of)}`
      const source = await ann.call<{ version: number; item: EditedItem }>('GET', address)
      const item = withPayloads(source.item, turn)
      await ann.call('POST', '/questions/save', { ...of, version: source.version, item })
      items.push(item)
    }
  }
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** Returns the texts of all questions, grouped by their path in the form. */
function textsByField(node: unknown, field = '', found = new Map<string, string>()) {
  if (typeof node === 'string') found.set(field, `${found.get(field) ?? ''}\n${node}`)
  else if (Array.isArray(node)) for (const part of node) textsByField(part, field, found)
  else if (node) for (const [name, part] of Object.entries(node)) textsByField(part, `${field} ${name}`.trim(), found)
  return found
}

test('each payload stands in every kind of text', () => {
  expect(items).toHaveLength(THIRDS * QUESTIONS)
  const texts = textsByField(items)
  const fields = [
    'stem',
    'options text',
    'options why',
    'reasons text',
    'reasons why',
    'steps text',
    'pairs left',
    'pairs why',
  ]
  for (const field of [...fields, 'why', 'wrong why', 'units why', 'code'])
    for (const payload of PAYLOADS)
      if (field !== 'stem' || payload !== GLUED)
        expect([field, payload, texts.get(field)?.includes(payload)]).toEqual([field, payload, true])
})

test('as the server sends a quiz to a visitor, and as they see it', async () => {
  await ann.call('POST', '/topics/visibility', { topicId, visibility: 'public' })
  const visitor = await setTrap(browser, server.url, { session: null }, { scheme: 'dark', width: 375 })
  for (const id of quizIds) {
    const html = await (await fetch(`${server.url}/quizzes/${id}`)).text()
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expectEscaped(id, html)
    await visitor.expectShown(`/quizzes/${id}`, 'What makes this knot hold under load?')
    await touchAll(visitor.page)
    await visitor.expectNothing()
  }
  await visitor.page.close()
})

/** Uses all hints, which become available after the first try. */
async function takeHints(page: Page) {
  await page.getByLabel('Your answer').fill('12')
  const next = page.locator('.hints-next').getByRole('button')
  for (let hints = 1; await next.isVisible(); hints++) {
    await next.click()
    await page.getByText(`Hint ${hints} of`).waitFor()
  }
  await touchAll(page)
  await trap.expectNothing()
}

/** Answers all questions, using hints, from the displayed question to the summary. */
async function playThrough({ page }: Trap) {
  for (let question = 1; question <= QUESTIONS; question++) {
    await page.getByRole('button', { name: 'Check' }).waitFor()
    await touchAll(page)
    await trap.expectNothing()
    if (await page.getByLabel('Your answer').isVisible()) await takeHints(page)
    await answer(page, NAME)
    await touchAll(page)
    await trap.expectNothing()
    await page.getByRole('button', { name: /Next question|See the summary/ }).click()
  }
  await page.getByRole('heading', { name: /of \d+ right$/ }).waitFor()
  await touchAll(page)
  await trap.expectNothing()
}

test('in the player: before an answer, with hints, after it, and in the summary', async () => {
  await trap.page.goto(`${server.url}/quizzes/${quizIds[0]}`)
  await playThrough(trap)
})

test('in a practice and in what finds out what is known', async () => {
  const { page, expectNothing } = trap
  await page.goto(`${server.url}/topic-details/${topicId}`)
  await page.getByRole('button', { name: 'Practise this topic' }).click()
  await page.waitForURL(/\/practice\//)
  await page.getByRole('button', { name: 'Check' }).waitFor()
  await touchAll(page)
  await expectNothing()
  await answer(page, NAME)
  await expectNothing()
  await page.goto(`${server.url}/topic-details/${topicId}`)
  await page.getByRole('button', { name: 'Skip what you know' }).click()
  await page.waitForURL(/\/diagnosis\//)
  await page.locator('.stem').waitFor()
  await touchAll(page)
  await expectNothing()
})

test('in a review, on both sides of the card', async () => {
  const { page, expectNothing } = trap
  await daysLater(server, 60)
  await page.goto(`${server.url}/review`)
  const all = await page.getByText(/^\d+ left$/).innerText()
  expect(Number.parseInt(all, 10)).toBeGreaterThanOrEqual(QUESTIONS)
  for (let left = Number.parseInt(all, 10); left >= 1; left--) {
    await page.getByText(`${left} left`, { exact: true }).waitFor()
    await touchAll(page)
    await expectNothing()
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'Answer' }).waitFor()
    await touchAll(page)
    await expectNothing()
    await page.keyboard.press('4')
  }
  await page.getByRole('heading', { name: 'All done' }).waitFor()
  await expectNothing()
})

test('where questions are edited, and where what is said of them is decided', async () => {
  const { page, expectShown, expectNothing } = trap
  const { questions } = await ann.call<Quiz>('GET', `/quizzes/id/${quizIds[1]}`)
  for (const { id } of questions) {
    await expectShown(`/topic-details/${topicId}/edit?question=${encodeURIComponent(id)}`, IMAGE)
    await page.locator('.question-preview').waitFor()
    await touchAll(page)
    await expectNothing()
  }
  const typed = questions.find(({ kind }) => kind === 'typed')
  const attemptId = crypto.randomUUID()
  await ann.call('POST', '/quizzes/answer', {
    ...{ attemptId, quizId: quizIds[1], questionId: typed?.id },
    answer: { kind: 'typed', text: corpusInLine(200) },
  })
  const said = { kind: 'question', id: typed?.id, reason: 'wrong', detail: corpusInLine(990), attemptId }
  const report = await ann.call<{ id: string }>('POST', '/reports', said)
  for (const path of ['', `?question=${encodeURIComponent(typed?.id ?? '')}&report=${report.id}`]) {
    await expectShown(`/topic-details/${topicId}/edit${path}`, 'Answered: <')
    await expectNothing()
  }
  await ann.call('POST', '/reports/decide', { id: report.id, outcome: 'rejected', sentence: corpusInLine(490) })
  await expectShown('/', 'News for you')
  await expectNothing()
})

test('what a program prints, gives back and throws', async () => {
  const { page, expectNothing } = trap
  const all = `const all = ${JSON.stringify(PAYLOADS)}.join('\\n')`
  const program = (body: string) => `${all}\nfunction countTurns(knot) {\n  ${body}\n}`
  await page.goto(`${server.url}/problems/count-the-turns`)
  await page.locator('main').getByLabel('Language').selectOption('javascript')
  await page.locator('.cm-content').waitFor()
  const look = async (shown: string) => {
    await page.locator('.desk-result').getByText(shown).first().waitFor()
    await touchAll(page)
    await expectNothing()
  }
  await writeProgram(page, program('console.log(all)\n  return all'))
  await page.getByRole('button', { name: 'Submit' }).click()
  await result(page, /^0 of 8 passed/)
  await look('Your program printed')
  await writeProgram(page, program('throw new Error(all)'))
  await page.getByRole('button', { name: /^Run/ }).click()
  await result(page, /^0 of 3 passed/)
  await look('alert(1)')
  await page.getByRole('tab', { name: 'Input' }).click()
  await writeProgram(page, `${all}\nconsole.log(all)\nconsole.error(all)\nthrow new Error(all)`)
  await page.getByRole('button', { name: /^Run/ }).click()
  await look('Ended with an error')
  await page.getByRole('tab', { name: 'Submissions' }).click()
  await page.locator('.result > .results > li > details > summary').last().click()
  await look('Open in the editor')
})
