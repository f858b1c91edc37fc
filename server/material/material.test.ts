import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addMaterialAddress,
  addMaterialArticle,
  addMaterialFile,
  addMaterialText,
  findArticles,
  getMaterial,
  listMaterial,
  renameMaterial,
} from '#contract/material.ts'
import { startTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { ESTUARIES, makeTopicOf } from '../testing/material.ts'
import { type MediaWikiDouble, startMediaWiki } from '../testing/mediawiki/server.ts'

let app: TestApp
let ann: TestUser
let wiki: MediaWikiDouble
const web = createServer((_request, response) => {
  const paragraphs = ESTUARIES.replaceAll('**', '')
    .split('\n\n')
    .map((text) => (text.startsWith('#') ? `<h2>${text.replace(/^#+ /, '')}</h2>` : `<p>${text}</p>`))
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    `<!doctype html><html lang="en"><title>Estuaries</title><article>${paragraphs.join('')}</article></html>`,
  )
})
const LIMITS = { fileBytes: 300_000, characters: 20_000, documents: 3, bytes: 60_000, readingsAnHour: 12 }

beforeAll(async () => {
  wiki = await startMediaWiki()
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const allowedHosts = [portOf(), wiki.port].map((port) => ({ host: '127.0.0.1', port }))
  const config = { material: LIMITS, wikipediaUrl: wiki.url, fetching: { on: true, allowedHosts } }
  app = await startTestApp({ config })
  ann = await app.signedIn('Ann')
})
afterAll(async () => {
  await app.stop()
  web.close()
  await wiki.close()
})
const portOf = () => (web.address() as AddressInfo).port

const id = () => crypto.randomUUID()
const textOf = (n: number) => `${ESTUARIES}\n\nThis is text number ${n} of those that differ in a single sentence.`
const add = (as: TestUser, text: string, title?: string) => app.send(addMaterialText, { id: id(), text, title }, { as })
const upload = (as: TestUser, name: string, payload: Uint8Array | string, type = 'application/octet-stream') =>
  app.app.inject({
    method: 'POST',
    url: `/server/material/file?${new URLSearchParams({ id: id(), name })}`,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': type },
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
  })

test('what may be added is said before, and what was added is listed, newest first', async () => {
  const bea = await app.signedIn('Bea')
  expect(await app.ask(listMaterial, {}, { as: bea })).toMatchObject({
    ...{ items: [], limits: LIMITS, used: { documents: 0, bytes: 0, readingsThisHour: 0 } },
    ...{ addresses: true, wikipedia: true, fileKinds: expect.arrayContaining(['pdf', 'docx', 'epub', 'srt']) },
  })
  const first = (await add(bea, textOf(1), 'My estuaries')).body.material
  expect(first).toMatchObject({ title: 'My estuaries', kind: 'markdown', topicCount: 0 })
  app.moveClock(1_000)
  const second = (await add(bea, textOf(2))).body.material
  const { items, used } = await app.ask(listMaterial, {}, { as: bea })
  expect(items).toEqual([second, first])
  expect(used).toEqual({ documents: 2, bytes: first.bytes + second.bytes, readingsThisHour: 2 })

  await app.ask(renameMaterial, { id: first.id, title: 'Renamed' }, { as: bea })
  expect((await app.ask(getMaterial, { id: first.id }, { as: bea })).title).toBe('Renamed')
  expect((await app.send(renameMaterial, { id: first.id, title: 'Mine' }, { as: ann })).status).toBe(404)
})

test('the same text twice, and the same id twice, are one', async () => {
  const cat = await app.signedIn('Cat')
  const own = { id: id(), text: textOf(3) }
  const { body } = await app.send(addMaterialText, own, { as: cat })
  expect(body.existed).toBe(false)
  expect((await app.send(addMaterialText, own, { as: cat })).body).toEqual(body)
  expect((await add(cat, textOf(3))).body).toEqual({ ...body, existed: true })
  expect((await app.ask(listMaterial, {}, { as: cat })).used.readingsThisHour).toBe(2)
  // Another person has their own copy, and can't use this id.
  expect((await add(ann, textOf(3))).body).toMatchObject({ existed: false })
  expect((await app.send(addMaterialText, own, { as: ann })).status).toBe(404)
})

test.each([
  ['nothing', '  \n ', 400, 'Paste some text.'],
  ['numbers', '1 2 3 4\n5 6 7 8\n'.repeat(50), 400, 'It’s made up of numbers or symbols rather than sentences.'],
  ['too much', 'A sentence of words. '.repeat(1_000), 413, 'This text is too long.'],
  ['a null character', `${ESTUARIES}\0`, 400, 'null character'],
])('%s is refused in a sentence', async (_name, text, status, sentence) => {
  const dan = await app.signedIn('Dan')
  expect(await add(dan, text)).toMatchObject({ status, body: { message: expect.stringContaining(sentence) } })
  expect((await app.ask(listMaterial, {}, { as: dan })).items).toEqual([])
})

test('quotas: documents, bytes, and readings an hour', async () => {
  const eve = await app.signedIn('Eve')
  for (const n of [4, 5, 6]) expect((await add(eve, textOf(n))).status).toBe(201)
  expect(await add(eve, textOf(7))).toMatchObject({
    status: 413,
    body: { code: 'storage_full', message: 'You already have 3 texts, which is the limit. Delete one to make room.' },
  })
  const fay = await app.signedIn('Fay')
  // Texts that are too long count as well, because a reading is counted before its length is known.
  const long = 'A sentence of words. '.repeat(1_000)
  for (let n = 0; n < LIMITS.readingsAnHour; n++) expect((await add(fay, long)).status).toBe(413)
  const refused = await add(fay, textOf(8))
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('Try again later') } })
  expect(refused.headers['retry-after']).toBeDefined()
})

test('a file is sent as it is, read, and its progress told', async () => {
  const gil = await app.signedIn('Gil')
  const socket = await app.connect(gil.token)
  const told: unknown[] = []
  socket.on('materialProgress', (progress) => told.push(progress))
  const reply = await upload(gil, 'estuaries.txt', ESTUARIES)
  expect(reply.statusCode).toBe(201)
  const { material } = addMaterialFile.output.parse(reply.json())
  expect(material).toMatchObject({ kind: 'text', words: expect.any(Number) })
  await expect.poll(() => told).toContainEqual({ id: material.id, done: expect.any(Number), total: expect.any(Number) })
  socket.disconnect()

  expect((await upload(gil, 'x.zip', Buffer.from('PK\x03\x04 none'))).json()).toMatchObject({
    code: expect.any(String),
  })
  expect((await upload(gil, 'empty.txt', '')).statusCode).toBe(400)
  expect((await upload(gil, 'large.txt', 'word '.repeat(70_000))).json()).toMatchObject({
    code: 'too_large',
    message: expect.stringContaining('too large'),
  })
  expect((await upload(gil, 'a.json', '{}', 'application/json')).statusCode).toBe(415)
  const elsewhere = await app.app.inject({
    ...{ method: 'POST', url: '/server/material/text', payload: 'x' },
    headers: { authorization: `Bearer ${gil.token}`, 'content-type': 'application/octet-stream' },
  })
  expect(elsewhere.statusCode).toBe(415)
})

test('closing the connection cancels the reading', async () => {
  const hal = await app.signedIn('Hal')
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const query = new URLSearchParams({ id: id(), name: 'estuaries.txt' })
  const sent = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: `/server/material/file?${query}` },
    headers: { authorization: `Bearer ${hal.token}`, 'content-type': 'application/octet-stream' },
  })
  sent.on('error', () => {})
  sent.end(ESTUARIES)
  await expect.poll(() => app.deps.sources.reading.pids.length, { interval: 5 }).toBeGreaterThan(0)
  sent.destroy()
  await expect.poll(() => app.deps.sources.reading.pids.length).toBe(0)
  expect((await app.ask(listMaterial, {}, { as: hal })).items).toEqual([])
})

test('a page at an address is fetched and read', async () => {
  const ivy = await app.signedIn('Ivy')
  const address = `http://127.0.0.1:${portOf()}/estuaries`
  const { material } = await app.ask(addMaterialAddress, { id: id(), address }, { as: ivy })
  expect(material).toMatchObject({ kind: 'html', address, title: 'Estuaries' })
  for (const [bad, message] of [
    ['http://10.0.0.1/', 'isn’t on the public internet'],
    ['ftp://example.org/a', 'http:// or https://'],
    ['https://ann:secret@example.org/', 'a name or a password'],
    [' ', 'complete address'],
  ] as const) {
    const refused = await app.send(addMaterialAddress, { id: id(), address: bad }, { as: ivy })
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } })
  }
})

test('an article of Wikipedia is found for a prompt and becomes a topic under its licence', async () => {
  const joe = await app.signedIn('Joe')
  const { certain, articles } = await app.ask(findArticles, { prompt: 'black holes' }, { as: joe })
  expect(articles.length).toBeGreaterThan(0)
  expect(certain).toBe(true)
  const [article] = articles
  if (!article) throw new Error('There is no article.')
  const { key, language } = article
  const { material } = await app.ask(addMaterialArticle, { id: id(), key, language }, { as: joe })
  expect(material).toMatchObject({ kind: 'wikipedia', title: article.title })
  const { topic } = await makeTopicOf(app, joe, material.id)
  expect(topic.source).toMatchObject({
    ...{ kind: 'wikipedia', licence: { name: expect.stringContaining('BY-SA') }, revision: expect.any(String) },
    authorsAddress: expect.stringContaining('history'),
  })
})

test('a prompt that nothing covers can be looked up in Wikipedia', async () => {
  const kim = await app.signedIn('Kim')
  const socket = await app.connect(kim.token)
  const refused = new Promise((resolve) => socket.once('topicDetectionError', resolve))
  socket.emit('detectTopic', { prompt: 'the history of umbrellas', generationOption: 'both' })
  expect(await refused).toMatchObject({ code: 'not_covered', wikipedia: true })
  socket.disconnect()
  expect(await app.send(findArticles, { prompt: 'qzxv wkjh' }, { as: kim })).toMatchObject({ status: 422 })
})
