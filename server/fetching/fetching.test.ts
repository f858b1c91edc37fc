import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARTICLE } from '../testing/hostileWeb/pages.ts'
import { certificate, HOST, type HostileWeb, resolverOf, startHostileWeb } from '../testing/hostileWeb/server.ts'
import { createFetching, type FetchingOptions, FetchRefused, type GetOptions } from './service.ts'

let web: HostileWeb
beforeAll(async () => {
  web = await startHostileWeb()
})
afterAll(() => web.stop())

const MAX_BYTES = 1_000_000
const fetchingWith = (more: Partial<FetchingOptions> = {}) =>
  createFetching({ on: true, allowedHosts: web.allowedHosts, resolver: web.resolver, ca: [certificate], ...more })
const get = (path: string, more: Partial<GetOptions> = {}, options: Partial<FetchingOptions> = {}) =>
  fetchingWith(options).get(path.includes('://') ? path : `${web.origin}${path}`, {
    accept: ['text/html', 'application/json'],
    maxBytes: MAX_BYTES,
    ...more,
  })
const textOf = ({ body }: { body: Uint8Array }) => Buffer.from(body).toString()
const redirectTo = (to: string, from = web.origin) => `${from}/redirect?to=${encodeURIComponent(to)}`

describe('a page', () => {
  test('comes with its type, charset and final address', async () => {
    const fetched = await get('/article?a=1#part')
    expect(fetched).toMatchObject({
      url: `${web.origin}/article?a=1`,
      status: 200,
      type: 'text/html',
      charset: 'utf-8',
    })
    expect(textOf(fetched)).toBe(ARTICLE)
  })

  test('comes over https from a host with a valid certificate', async () => {
    expect(textOf(await get(`${web.secureOrigin}/article`))).toBe(ARTICLE)
  })

  test.each(['gzip', 'br', 'deflate', 'rawDeflate'])('compressed with %s is decompressed', async (encoding) => {
    expect(textOf(await get(`/compressed?encoding=${encoding}`))).toBe(ARTICLE)
  })

  test.each([
    ['text/html; charset="ISO-8859-1"', 'iso-8859-1'],
    ['Text/HTML;version=1; Charset=windows-1252', 'windows-1252'],
    ['text/html; charset=no charset', null],
    ['text/html', null],
  ])('says its charset: %s', async (type, charset) => {
    expect(await get(`/typed?as=${encodeURIComponent(type)}`)).toMatchObject({ type: 'text/html', charset })
  })

  test('is accepted by a group of types', async () => {
    expect(await get('/article', { accept: ['text/*'] })).toMatchObject({ type: 'text/html' })
  })
})

describe('a request', () => {
  test('names Lyceum and how to reach its host, and accepts what the caller does', async () => {
    const fetched = await get('/whatArrived', {}, { contact: 'https://learn.example.org' })
    expect(JSON.parse(textOf(fetched))).toEqual({
      host: new URL(web.origin).host,
      'user-agent': 'Lyceum (+https://learn.example.org)',
      accept: 'text/html, application/json',
      'accept-encoding': 'gzip, br, deflate',
      connection: 'close',
    })
  })

  test('takes headers of the caller, but none that say who is asking', async () => {
    const headers = {
      'Accept-Language': 'es',
      Cookie: 'a=1',
      Authorization: 'x',
      Host: 'other',
      'User-Agent': 'Mozilla',
    }
    const arrived = JSON.parse(textOf(await get('/whatArrived', { headers })))
    expect(arrived).toMatchObject({ 'accept-language': 'es', host: new URL(web.origin).host, 'user-agent': 'Lyceum' })
    expect(Object.keys(arrived)).not.toContain('cookie')
    expect(Object.keys(arrived)).not.toContain('authorization')
  })

  test('brings no cookie to the page that it’s redirected to, and no header of the caller to another host', async () => {
    const headers = { 'x-key': 'k' }
    const same = JSON.parse(textOf(await get(redirectTo('/whatArrived'), { headers })))
    const other = JSON.parse(textOf(await get(redirectTo(`${web.secureOrigin}/whatArrived`), { headers })))
    expect(same).toMatchObject({ 'x-key': 'k' })
    for (const arrived of [same, other]) expect(arrived.cookie).toBeUndefined()
    expect(other['x-key']).toBeUndefined()
  })

  test('leaves no connection open, and cookies are not handed on', async () => {
    const { headers } = await get('/whatArrived')
    expect(headers['set-cookie']).toBeUndefined()
    await expect.poll(() => web.open()).toBe(0)
  })
})

describe('a redirect', () => {
  test('is followed five times and no more', async () => {
    expect(await get('/chain?left=5')).toMatchObject({ url: `${web.origin}/article` })
    await expect(get('/chain?left=6')).rejects.toMatchObject({ reason: 'too_many_redirects' })
  })

  test.each([301, 302, 303, 307, 308])('of status %i is followed', async (status) => {
    expect(await get(`/redirect?status=${status}&to=/article`)).toMatchObject({ url: `${web.origin}/article` })
  })

  test('leads from http to https, never back', async () => {
    expect(await get(redirectTo(`${web.secureOrigin}/article`))).toMatchObject({ url: `${web.secureOrigin}/article` })
    const back = get(redirectTo(`${web.origin}/article`, web.secureOrigin))
    await expect(back).rejects.toMatchObject({ reason: 'downgrade' })
  })

  test('to a page for signing in brings that page, for its reader to judge', async () => {
    expect(await get('/members')).toMatchObject({ url: `${web.origin}/signIn` })
  })
})

describe('what is switched off or stopped', () => {
  test('nothing is fetched while fetching is off', async () => {
    const before = web.asked.length
    await expect(get('/article', {}, { on: false })).rejects.toMatchObject({ reason: 'off' })
    expect(web.asked.length).toBe(before)
  })

  test('a caller’s signal ends the connection, with its own reason', async () => {
    const stopping = new AbortController()
    const getting = get('/dripOfBody', { signal: stopping.signal })
    await expect.poll(() => web.open()).toBe(1)
    stopping.abort(new Error('cancelled'))
    await expect(getting).rejects.toThrow('cancelled')
    await expect.poll(() => web.open()).toBe(0)
    await expect(get('/article', { signal: stopping.signal })).rejects.toThrow('cancelled')
  })

  test('a signal ends the wait for a name', async () => {
    const stopping = new AbortController()
    const resolver = () => new Promise<never>(() => {})
    const getting = get('/article', { signal: stopping.signal }, { resolver })
    stopping.abort(new Error('cancelled'))
    await expect(getting).rejects.toThrow('cancelled')
    await expect(get('/article', { timeoutMs: 50 }, { resolver })).rejects.toMatchObject({ reason: 'timeout' })
  })
})

describe('a name', () => {
  test('that changes between the check and the connection leads to the address that was checked', async () => {
    // Nothing listens at the second address.
    const resolver = resolverOf({ [HOST]: [['127.0.0.1'], ['127.0.0.2']] })
    expect(await get('/article', {}, { resolver })).toMatchObject({ status: 200 })
    expect(resolver.asked).toEqual([HOST])
  })

  test('with several addresses is reached at the one that answers', async () => {
    const resolver = resolverOf({ [HOST]: [['127.0.0.2', '127.0.0.1']] })
    expect(await get('/article', {}, { resolver })).toMatchObject({ status: 200 })
  })

  test('that doesn’t exist, and one whose server refuses connections, are told apart', async () => {
    const nowhere = resolverOf({})
    await expect(get('/article', {}, { resolver: nowhere })).rejects.toMatchObject({ reason: 'unknown_host' })
    const gone = await startHostileWeb()
    await gone.stop()
    const { allowedHosts } = gone
    await expect(get(`${gone.origin}/article`, {}, { allowedHosts })).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('without a valid certificate isn’t trusted', async () => {
    const url = `${web.secureOrigin}/article`
    await expect(get(url, {}, { ca: [] })).rejects.toMatchObject({ reason: 'not_trusted' })
    const { port } = new URL(web.secureOrigin)
    const resolver = resolverOf({ 'other.test': [['127.0.0.1']] })
    const allowedHosts = [{ host: 'other.test', port: Number(port) }]
    const other = get(`https://other.test:${port}/article`, {}, { resolver, allowedHosts })
    await expect(other).rejects.toMatchObject({ reason: 'not_trusted' })
    // A server that speaks HTTP where HTTPS is expected.
    await expect(get(`${web.origin.replace('http', 'https')}/article`)).rejects.toBeInstanceOf(FetchRefused)
  })
})
