import { jobEvents } from '#contract/generation.ts'
import type { ModelsConfig } from '../models/service.ts'
import { startTestApp, type TestApp, type TestUser } from './app.ts'
import { modelDouble } from './modelDouble.ts'
import { type Asked, type Reaction, startModelServer } from './modelServer.ts'

/** The configuration of a server that uses the double of a language model. */
export const modelsAt = (baseUrl: string, own: Partial<ModelsConfig> = {}): ModelsConfig => ({
  writer: { provider: 'compatible', model: 'writer-1' },
  checker: { provider: 'compatible', model: 'checker-1' },
  keys: {},
  baseUrl,
  pricesFile: new URL('prices.json', import.meta.url).pathname,
  budgetUsdADay: undefined,
  topicsADay: { none: 3, paid: 5 },
  ...own,
})

type React = (asked: Asked) => Reaction | Promise<Reaction> | undefined

/** Starts an app whose language model is the double. `react` can replace the double's reply to a call. */
export async function startModelApp(react: React = () => undefined, own: Partial<ModelsConfig> = {}) {
  const model = await startModelServer((asked) => react(asked) ?? modelDouble(asked))
  const app = await startTestApp({ config: { models: modelsAt(model.baseUrl, own) } })
  return {
    app,
    model,
    async stop() {
      await app.stop()
      await model.stop()
    },
  }
}

export type Told = {
  event: string
  payload: Record<string, unknown> & { id: string; message: string; topicId: string }
}

/**
 * Opens a socket for a user. Returns the events that it receives, and functions to wait for events and to request
 * topics.
 */
export async function listen(app: TestApp, as: TestUser) {
  const socket = await app.connect(as.token)
  const events: Told[] = []
  const waiting: { names: string[]; resolve: (told: Told) => void }[] = []
  for (const { event } of jobEvents) {
    socket.on(event, (payload) => {
      events.push({ event, payload })
      for (const { names, resolve } of waiting) if (names.includes(event)) resolve({ event, payload })
    })
  }
  /** Waits for the next event with one of these names. */
  const next = (...names: string[]) => new Promise<Told>((resolve) => waiting.push({ names, resolve }))
  const named = (event: string) => events.filter((one) => one.event === event)
  return {
    socket,
    events,
    named,
    next,
    /** Requests a topic and waits until it is complete or has failed. If similar topics are offered, declines them. */
    async ask(prompt = 'bobbin lace', more: object = {}) {
      const ended = next('topicReady', 'topicDetectionError')
      socket.once('nearMatch', ({ jobId }) => socket.emit('makeNew', { jobId }))
      const asked = { prompt, generationOption: 'both', userId: as.uid, ...more }
      await socket.timeout(30_000).emitWithAck('detectTopic', asked)
      const last = await ended
      return { last, topicId: named('topicDetected').at(-1)?.payload.id ?? '' }
    },
  }
}
