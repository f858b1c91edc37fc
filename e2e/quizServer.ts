import { closePages, launchBrowser } from './browser.ts'
import { signUp, writeTopic } from './caller.ts'
import { FIXTURE, startServer } from './server.ts'

/** The number of questions in the quiz, one of each kind. */
export const QUESTIONS = 8

/** Starts a browser and a server with a public quiz. */
export async function startQuizServer() {
  const server = await startServer({ script: FIXTURE })
  const browser = await launchBrowser()
  const { quiz } = await writeTopic(server.url, await signUp(server.url, 'Ann'), 'reef knot')
  return {
    url: server.url,
    browser,
    quiz: server.url + quiz,
    async stop() {
      await closePages()
      await server.stop()
    },
  }
}
