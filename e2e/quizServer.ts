import { closePages, launchBrowser, newPage } from './browser.ts'
import { enter } from './caller.ts'
import { makeTopic, openFirstLesson, openQuiz } from './journey.ts'
import { FIXTURE, startServer } from './server.ts'

/** The number of questions in the quiz, one of each kind. */
export const QUESTIONS = 8

/** Starts a browser and a server with a public quiz. */
export async function startQuizServer() {
  const server = await startServer({ script: FIXTURE })
  const browser = await launchBrowser()
  const page = await newPage(browser)
  await enter(page, server.url)
  await makeTopic(page, 'reef knot')
  await openFirstLesson(page)
  await openQuiz(page)
  const quiz = page.url()
  await page.close()
  return {
    url: server.url,
    browser,
    quiz,
    async stop() {
      await closePages()
      await server.stop()
    },
  }
}
