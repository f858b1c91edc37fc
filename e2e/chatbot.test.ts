import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessonText, modelDouble, questionsOf } from '../server/testing/modelDouble.ts'
import * as words from '../words/en/chatbot.topic.ts'
import * as beginning from '../words/en/chatbot.ts'
import { ownChatbot } from '../words/en/generation.wikipedia.ts'
import { closePages, expectClean, launchBrowser, newPage } from './browser.ts'
import { enter } from './caller.ts'
import { askFor, openFirstLesson } from './journey.ts'
import { expectLooksRight } from './looks.ts'
import { type RunningServer, startServer } from './server.ts'
import { revisit, visit } from './settled.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ env: { WIKIPEDIA_URL: 'off', FETCHING: 'off' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await closePages()
  await server.stop()
})

const asked = { model: '', system: '', prompt: '', format: '', texts: [], place: 0 }
const saidBy = (system: string, prompt = '') => (modelDouble({ ...asked, system, prompt }) as { text: string }).text
const outline = () =>
  JSON.stringify({
    ...JSON.parse(saidBy('plan a short course')),
    ...{ subject: 'Crafts', language: 'English', level: 'beginner', refuse: null },
  })
const lesson = (title: string) =>
  `\`\`\`\`\n${lessonText(title)}\n## Questions\n\n${JSON.stringify({ questions: questionsOf() })}\n\`\`\`\``

async function paste(page: Page, reply: string) {
  await page.getByLabel(words.replyLabel).fill(reply)
  await page.getByRole('button', { name: words.send }).click()
}

test('on a phone, without a model or a network, a topic is written by a chatbot of one’s own and learnt from', async () => {
  const page = await newPage(browser, { width: 375, height: 700 })
  await enter(page, server.url)
  await askFor(page, 'how to weave a basket')
  await page.getByRole('link', { name: ownChatbot }).click()
  await expectLooksRight(page, 'beginning with a chatbot')
  await page.getByRole('button', { name: beginning.begin }).click()

  await page.getByRole('heading', { name: words.stepTitles.outline }).waitFor()
  await page.getByText(words.showPrompt).click()
  expect(await page.getByLabel(words.promptLabel).inputValue()).toContain('how to weave a basket')
  // A typed reply survives a reload. If a reply can't be used, the page says why and what to ask the chatbot.
  await page.getByLabel(words.replyLabel).fill('Happy to help!')
  await revisit(page)
  await expect.poll(() => page.getByLabel(words.replyLabel).inputValue()).toBe('Happy to help!')
  await page.getByRole('button', { name: words.send }).click()
  await page.getByText(words.notUsable).waitFor()
  expect(await page.getByLabel(words.followUpLabel).inputValue()).toContain('It held no JSON object.')
  await expectLooksRight(page, 'a reply that cannot be used')

  await paste(page, outline())
  await page.getByRole('heading', { name: words.stepTitles.lesson(1, 3) }).waitFor()
  await paste(page, lesson('Threads and bobbins'))
  await page.getByRole('heading', { name: words.stepTitles.lesson(2, 3) }).waitFor()
  await expectLooksRight(page, 'the second lesson')

  // Continues later, from the list of unfinished topics.
  await visit(page, `${server.url}/chatbot`)
  await page.getByText(beginning.lessonsDone(1, 3)).waitFor()
  await page.getByRole('link', { name: 'Bobbin lace' }).click()
  await paste(page, lesson('The cross'))
  await page.getByRole('heading', { name: words.stepTitles.lesson(3, 3) }).waitFor()
  await paste(page, lesson('A first ground'))
  await page.getByRole('heading', { name: words.checkTitle }).waitFor()
  await page.getByText(words.showPrompt).click()
  await paste(page, saidBy('You solve', await page.getByLabel(words.promptLabel).inputValue()))
  await page.getByText(words.agreedOn(12)).waitFor()
  await expectLooksRight(page, 'all done')
  await page.getByRole('button', { name: words.makeTopic, exact: true }).click()
  await page.waitForURL((to) => to.pathname.startsWith('/topic-details/'))
  await page.getByText('How this was checked').click()
  await page.getByText('Written by a chatbot').first().waitFor()
  await openFirstLesson(page)
  await page.getByText('uses pairs in place of strands').waitFor()
  expectClean(page, { except: [/status of 404/] })
  await page.close()
})
