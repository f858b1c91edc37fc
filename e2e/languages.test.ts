import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#contract/errors.ts'
import { LANGUAGE_COOKIE } from '#contract/languages.ts'
import { pseudoText } from '../scripts/pseudo.ts'
import { PSEUDO } from '../scripts/words.ts'
import { fixtureLibrary } from '../server/testing/library.ts'
import * as administration from '../words/en/admin.ts'
import * as shell from '../words/es/app.ts'
import * as register from '../words/es/auth.register.ts'
import * as authForms from '../words/es/auth.shared.ts'
import * as common from '../words/es/common.ts'
import * as lessonPage from '../words/es/lessons.ts'
import * as profile from '../words/es/profile.ts'
import * as look from '../words/es/questions.look.ts'
import * as fields from '../words/es/questions.ts'
import * as player from '../words/es/quizzes.player.ts'
import * as topicPage from '../words/es/topics.topic.ts'
import * as passwordField from '../words/es/ui.password.ts'
import * as validation from '../words/es/validation.ts'
import { axeViolations, closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { enter, PASSWORD, signUp, writeTopic } from './caller.ts'
import { answer, askFor, becomeAdministrator, type PlayerWords, playerWords } from './journey.ts'
import { resize } from './looks.ts'
import { buildPseudo, removePseudo } from './pseudoBuilds.ts'
import { FIXTURE, type RunningServer, startServer } from './server.ts'
import { visit } from './settled.ts'
import { isThorough } from './thorough.ts'

/**
 * `npm test` only tests the pseudo-language that is written from right to left. The texts of both pseudo-languages are
 * equally long, and styles use start and end instead of left and right, so what fits in one direction also fits in the
 * other.
 */
const pseudoLanguages = isThorough ? PSEUDO : PSEUDO.filter((language) => language === 'ar-XB')
/** What is too long for a page is too long for a narrow one first, so `npm test` only looks at those, without axe. */
const widths = isThorough ? [1280, 320] : [320]

let server: RunningServer
let browser: Browser
/** The paths of a topic, its first lesson and its quiz. */
let paths: string[]
let quiz: string
/** A page on which an administrator is signed in. */
let root: Page
beforeAll(async () => {
  await buildPseudo(pseudoLanguages)
  server = await startServer({ script: FIXTURE, env: { FIXTURE_ORIGIN: 'model' } })
  browser = await launchBrowser()
  const owner = await signUp(server.url, 'Owner')
  const { topicId, topic, lesson, ...written } = await writeTopic(server.url, owner, 'reef knot')
  await owner.call('POST', '/topics/visibility', { topicId, visibility: 'public' })
  quiz = written.quiz
  paths = [topic, lesson, quiz]
  root = await newPage(browser)
  await becomeAdministrator(root, server)
  // The builds take long on a busy machine.
})
afterAll(() => removePseudo(pseudoLanguages))
afterAll(async () => {
  await closePages()
  await server.stop()
})

const VISITORS = [
  '/',
  '/topics',
  '/pathways',
  '/pathways/knots-that-hold',
  '/search?q=xyzzy',
  '/search?q=knot',
  '/problems',
  '/problems/count-the-turns',
  '/shared/nothing',
  '/auth/signin',
  '/auth/register',
  '/pricing',
  '/about',
  '/help',
  '/contact',
  '/privacy',
  '/nope',
]
/** The number of questions in the quiz, one of each kind. */
const QUESTIONS = 8
const LEARNERS = ['/', '/profile', '/courses', '/material', '/skills', '/review', '/problems/new']
const ADMINISTRATORS = Object.keys(administration.parts).map((part) => `/admin/${part}`)

test('in Spanish from the first page to the profile: account, topic, lesson, verdict', async () => {
  const page = await newPage(browser, { language: 'es-MX' })
  await page.goto(server.url)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  await page.getByLabel(common.learnToday).fill('bowline')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/auth\/signin/)
  await page.getByRole('link', { name: common.createAccount }).click()
  await page.getByLabel(register.name, { exact: true }).fill('Lucía')
  await page.getByLabel(authForms.email, { exact: true }).fill(`${crypto.randomUUID()}@example.org`)
  await page.getByLabel(passwordField.password, { exact: true }).fill('corta')
  await page.keyboard.press('Enter')
  await page.getByText(validation.passwordShort(8)).waitFor()
  await page.getByLabel(passwordField.password, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  // The prompt entered before signing in is submitted automatically.
  await page.waitForURL(/\/topic-details\//)
  await page.getByRole('link', { name: new RegExp(`^${topicPage.startReading}`) }).click()
  await page.waitForURL(/\/lessons\//)
  // The lesson is in English and marked as such.
  expect(await page.locator('h1').getAttribute('lang')).toBe('en')
  await page.getByRole('heading', { name: lessonPage.nowSeeWhatStayed }).waitFor()
  await page.getByRole('link', { name: new RegExp(`^${lessonPage.practise}`) }).click()
  await page.waitForURL(/\/quizzes\//)
  await page.getByRole('button', { name: player.check }).waitFor()
  await answer(page, 'glue', { ...player, ...look, ...fields })
  await page.goto(`${server.url}/profile`)
  await page.getByRole('heading', { level: 1, name: profile.title }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  // The chosen language is stored in the account and used on other devices, too.
  await page.getByLabel(shell.languageLabel).selectOption('en')
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expectClean(page)
  await page.close()
})

/** The texts of the player in a pseudo-language. */
const pseudoPlayer = Object.fromEntries(
  Object.entries(playerWords).map(([name, text]) => [name, typeof text === 'string' ? pseudoText(text) : '']),
) as PlayerWords

async function speaks(page: Page, language: string) {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: server.url }])
}

/** Texts that needn't be translated: those of the library, and those whose wording is specified. */
const library = JSON.stringify(fixtureLibrary(), (_key, value) => (value instanceof Map ? [...value.values()] : value))
const isMeant = (text: string) =>
  // Texts from the server: the device name, and the checks of a topic, which are stored for readers in any language.
  /^Every (?:question|key|unit) |^Unknown device$/.test(text) ||
  // `Intl` has no pseudo-languages.
  /^(?:[A-Z][a-z]+day )?\d{1,2} [A-Z][a-z]{2,}(?: \d{4})?$/.test(text) ||
  isNamed(text) ||
  text.split(/ · |, /).every(isNamed)
const isNamed = (text: string) =>
  /^(?:Python|JavaScript|TypeScript|SQL)$/.test(text) ||
  library.includes(JSON.stringify(text).slice(1, -1)) ||
  Object.values<string>(messages).includes(text)

/**
 * Returns the texts on the page that aren't in the pseudo-language, unless they are marked as being in another
 * language.
 */
const plainTexts = async (page: Page) => (await lettersOn(page)).filter((text) => !isMeant(text))
const lettersOn = (page: Page) =>
  page.evaluate(() => {
    const own = '[lang]:not(html), code, pre, kbd, script, noscript, style, svg, math, input, textarea, select'
    const found = new Set<string>()
    const see = (text: string | null, element: Element | null) => {
      const said = text?.replace(/Lyceum|[\w.-]+@[\w.]+|https?:\S+|\b(?:Ann|Owner|Root)\b/g, '') ?? ''
      // Translated words contain accented letters. Unaccented words in a translated text are inserted values.
      if (/[A-Za-z]{3}/.test(said) && !/[À-ſ]/.test(said) && !element?.closest(own)) found.add(text?.trim() ?? '')
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) see(node.textContent, node.parentElement)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[lang]:not(html)')) see(element.getAttribute(name), null)
      }
    return [...found]
  })

/** Buttons, links, labels, headings and other texts that don't fit into their boxes. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, th, td, summary, p, li')]
      .filter((element) => {
        const { overflowX, textOverflow, display } = getComputedStyle(element)
        if (display === 'inline' || element.closest('.sr-only, .clamp, [hidden]') || element.offsetWidth < 2)
          return false
        return (overflowX === 'hidden' || textOverflow === 'ellipsis') && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`),
  )

test.each(pseudoLanguages)(
  'every screen in %s: all is said in it, nothing is cut, nothing scrolls sideways',
  async (language) => {
    let page = await newPage(browser)
    await speaks(page, language)
    const direction = language === 'ar-XB' ? 'rtl' : ''
    const wrong: string[] = []
    async function look(path: string) {
      await visit(page, server.url + path)
      const html = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
      expect([path, ...html]).toEqual([path, language, direction])
      // The server's own texts aren't translated to the pseudo-languages.
      await lookAt(path, path !== '/privacy' && path !== '/admin/settings' && path !== '/admin/audit')
    }
    async function lookAt(name: string, hasWords = true) {
      for (const width of widths) {
        await resize(page, width)
        const where = `${name}, ${width} px`
        // The page may still be adapting to the new width.
        const fits = await page
          .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 15_000 })
          .then(Boolean, () => false)
        if (!fits) wrong.push(`${where}: scrolls sideways`)
        wrong.push(...(await cutTexts(page)).map((text) => `${where}: ${text} is cut`))
        if (isThorough)
          wrong.push(...(await axeViolations(page)).map((violation) => `${where}: ${JSON.stringify(violation)}`))
      }
      if (hasWords) wrong.push(...(await plainTexts(page)).map((text) => `${name}: “${text}” is in no catalog`))
    }
    for (const path of [...VISITORS, ...paths]) await look(path)
    await page.close()

    page = await newPage(browser)
    await speaks(page, language)
    const learner = await enter(page, server.url)
    await askFor(page, 'bowline')
    await page.waitForURL(/\/topic-details\//)
    await page.locator('a[href^="/lessons/"]').first().waitFor()
    const own = new URL(page.url()).pathname
    await page.goto(server.url + quiz)
    for (let question = 1; question <= QUESTIONS; question++) {
      await page.getByRole('button', { name: pseudoPlayer.check }).waitFor()
      await lookAt(`question ${question}`)
      await answer(page, 'glue', pseudoPlayer)
      await lookAt(`verdict ${question}`)
      await page.getByRole('button', { name: new RegExp(`${pseudoPlayer.next}|${pseudoPlayer.seeSummary}`) }).click()
    }
    await lookAt('the summary')
    expect(learner.uid).toBeTruthy()
    for (const path of [...LEARNERS, ...paths, own, `${own}/edit`]) await look(path)
    expectClean(page, { except: [/404/] })
    await page.close()

    page = root
    await speaks(page, language)
    for (const path of ADMINISTRATORS) await look(path)
    expect(wrong).toEqual([])
    expectClean(page)
  },
  600_000,
)
