import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { enter } from './caller.ts'
import { daysLater } from './daysLater.ts'
import { makeTopic } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

/** This browser has no voices, so it gets one that writes down what it's asked to say. */
const giveVoice = (page: Page, lang: string) =>
  page.addInitScript((lang) => {
    const said: string[] = []
    const voice = Object.assign(new EventTarget(), {
      said,
      getVoices: () => [{ name: 'A voice', lang }],
      speak: (utterance: SpeechSynthesisUtterance) => said.push(`${utterance.lang}: ${utterance.text}`),
      cancel: () => said.push('silence'),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    // A real utterance only accepts a real voice.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
  }, lang)

async function openWords(lang: string) {
  const page = await newPage(browser)
  await giveVoice(page, lang)
  await enter(page, server.url)
  await makeTopic(page, 'spanish greetings')
  await page
    .getByRole('link', { name: /ser and estar/ })
    .first()
    .click()
  await page.locator('.table-words').first().waitFor()
  return page
}

test('words of a language are said by a voice of that language', async () => {
  const page = await openWords('es_MX')
  const word = page.getByRole('cell', { name: /^hola/ }).first()
  expect(await word.getAttribute('lang')).toBe('es')
  await word.getByRole('button', { name: 'Listen to “hola”' }).click()
  const said = await page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said)
  expect(said).toEqual(['silence', 'es: hola'])
  await expectLooksRight(page, 'a lesson with words')
  expectClean(page)
  await page.close()
})

test('without a voice of that language, there’s nothing to press', async () => {
  const page = await openWords('de-DE')
  await page.waitForLoadState('load')
  await page.locator('.table-words td[lang]').first().scrollIntoViewIfNeeded()
  expect(await page.getByRole('button', { name: /^Listen to “/ }).count()).toBe(0)
  await page.close()
})

const saidIn = (page: Page) => page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said)
const go = (page: Page) => page.getByRole('button', { name: /Next question|See the summary/ }).click()

test('words are practised: recognised, written without accents, and again in the review', async () => {
  const page = await openWords('es-ES')
  await page.getByRole('button', { name: 'Practise the words' }).click()
  await page.waitForURL(/\/practice\//)
  await page.getByText('Question 1 of 10').waitFor()
  await page.getByRole('button', { name: 'Listen to “hola”' }).click()
  expect(await saidIn(page)).toContain('es: hola')
  await expectLooksRight(page, 'a word to recognise')
  for (const meaning of [
    'hello, at any time',
    'good morning',
    'good afternoon',
    'good evening, good night',
    'how’s it going?',
  ]) {
    await page.getByRole('radio', { name: meaning.replace('’', "'") }).check()
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('heading', { name: 'Correct' }).waitFor()
    await go(page)
  }
  for (const word of ['hola', 'buenos dias', 'buenas tardes', 'buenas noches', 'que tal']) {
    await page.getByRole('textbox').fill(word)
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('heading', { name: 'Correct' }).waitFor()
    if (word === 'buenos dias') {
      await page.getByText('We counted “buenos dias” as “buenos días”.').waitFor()
      await page.getByRole('button', { name: 'Listen to “buenos días”' }).waitFor()
      await expectLooksRight(page, 'a word without its accent')
    }
    await go(page)
  }
  await page.getByRole('button', { name: 'Practise again' }).click()
  await page.getByText('Question 1 of').waitFor()
  await page.getByRole('button', { name: 'Listen to “¿cómo estás?”' }).waitFor()

  await daysLater(server, 60)
  await visit(page, `${server.url}/review`)
  await page.getByText('10 left', { exact: true }).waitFor()
  await page.getByText('Spanish: words and phrases').waitFor()
  await expectLooksRight(page, 'a word in the review')
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page
    .getByRole('button', { name: /^Listen to “/ })
    .first()
    .click()
  await page.getByRole('button', { name: /Good/ }).click()
  await page.getByText('9 left', { exact: true }).waitFor()
  expectClean(page)
  await page.close()
})
