import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getLesson, getTopic } from '#contract/catalog.ts'
import { deleteMaterial, listMaterial } from '#contract/material.ts'
import { getPassage } from '#contract/passages.ts'
import { startTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { groundedDouble, groundedStepOf, hear } from '../../testing/groundedDouble.ts'
import { type MediaWikiDouble, startMediaWiki } from '../../testing/mediawiki/server.ts'
import { listen, modelsAt } from '../../testing/modelApp.ts'
import { type Asked, type ModelServer, startModelServer } from '../../testing/modelServer.ts'
import { tablesWith } from '../../testing/searched.ts'

/** The test doubles of Wikipedia and of a language model, and two servers that use them, with grounding on and off. */
let wiki: MediaWikiDouble
let model: ModelServer
let on: TestApp
let off: TestApp
const asked: Asked[] = []

beforeAll(async () => {
  wiki = await startMediaWiki()
  model = await startModelServer((one) => {
    asked.push(one)
    hear(one)
    return groundedDouble(one)
  })
  const config = {
    models: modelsAt(model.baseUrl, { topicsADay: { none: 100, paid: 100 } }),
    wikipediaUrl: wiki.url,
    fetching: { on: true, allowedHosts: [{ host: '127.0.0.1', port: wiki.port }] },
  }
  on = await startTestApp({ config })
  off = await startTestApp({ config: { ...config, grounding: false } })
})
beforeEach(() => {
  wiki.fault = null
  asked.length = 0
})
afterAll(async () => {
  await on.stop()
  await off.stop()
  await model.stop()
  await wiki.close()
})

async function ask(app: TestApp, as: TestUser, prompt: string) {
  const { topicId, last } = await (await listen(app, as)).ask(prompt)
  expect(last.event).toBe('topicReady')
  return app.ask(getTopic, { id: topicId }, { as })
}

test('a prompt outside the library is written from its article, with title, revision and licence', async () => {
  const ann = await on.signedIn('Ann')
  const topic = await ask(on, ann, 'sourdough')
  expect(topic).toMatchObject({
    ...{ origin: 'material', visibility: 'private', state: 'ready' },
    source: { kind: 'wikipedia', title: 'Sourdough', licence: { name: 'CC BY-SA 4.0' } },
    support: { judge: 'checker-1' },
  })
  expect(topic.source?.revision).toMatch(/^\d+$/)
  expect(topic.lessons).toHaveLength(3)
  expect(asked.filter((one) => groundedStepOf(one) === 'lesson')).toHaveLength(3)
  const [material] = (await on.ask(listMaterial, {}, { as: ann })).items
  expect(material).toMatchObject({ kind: 'wikipedia', title: 'Sourdough', topicCount: 1 })
  let passages = 0
  for (const { id: lessonId } of topic.lessons) {
    const { html, passageCount } = await on.ask(getLesson, { id: lessonId }, { as: ann })
    expect(passageCount).toBeGreaterThan(0)
    for (const n of new Set([...html.matchAll(/href="#passage-(\d+)"/g)].map(([, n]) => Number(n)))) {
      const { quote, source } = await on.ask(getPassage, { lessonId, n }, { as: ann })
      expect(source.title).toBe('Sourdough')
      expect(quote.length).toBeGreaterThan(20)
      passages += 1
    }
  }
  expect(passages).toBeGreaterThan(10)

  // Deleting the article leaves nothing of it.
  await on.ask(deleteMaterial, { id: material?.id ?? '', topics: 'delete' }, { as: ann })
  expect(await tablesWith(on.deps.db, 'lactic acid bacteria')).toEqual([])
})

test.each([
  ['the setting is off', 'sourdough', () => off, null],
  ['the wiki can’t be reached', 'sourdough bread', () => on, 'offline'],
  ['no article fits', 'qwzxv plomb', () => on, null],
] as const)('it is written without a source if %s', async (_why, prompt, appOf, fault) => {
  wiki.fault = fault
  const app = appOf()
  const ben = await app.signedIn('Ben')
  const topic = await ask(app, ben, prompt)
  expect(topic).toMatchObject({ origin: 'model', state: 'ready', title: 'Bobbin lace' })
  expect(topic.source).toBeUndefined()
  expect(topic.support?.by).toBe('knowledge')
  expect(asked.some((one) => groundedStepOf(one) !== null)).toBe(false)
})
