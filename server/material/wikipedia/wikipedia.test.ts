import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { loopbackFetching } from '../../testing/mediawiki/fetching.ts'
import { type Fault, type MediaWikiDouble, RETRY_AFTER_S, startMediaWiki } from '../../testing/mediawiki/server.ts'
import { wordsIn } from '../../words.ts'
import { createWikipedia, readArticle, told, type Wikipedia, WikipediaRefused } from './service.ts'

let wiki: MediaWikiDouble
let wikipedia: Wikipedia
beforeAll(async () => {
  wiki = await startMediaWiki()
  wikipedia = createWikipedia({ fetching: loopbackFetching(500), url: wiki.url })
})
afterEach(() => {
  wiki.fault = null
})
afterAll(() => wiki.close())

const find = (prompt: string, language: Language = 'en') => wikipedia.findArticles({ prompt, language })
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  ) as Promise<WikipediaRefused>

describe('a prompt leads to an article', () => {
  test.each([
    ['what is photosynthesis?', 'en', 'Photosynthesis', 'en'],
    ['wolves', 'en', 'Wolf', 'en'],
    ['photosythesis', 'en', 'Photosynthesis', 'en'],
    ['the history of chess for beginners', 'en', 'History of chess', 'en'],
    ['how do I learn to play the guitar', 'en', 'Guitar', 'en'],
    ['the art of war', 'en', 'The Art of War', 'en'],
    ['python programming', 'en', 'Python (programming language)', 'en'],
    ['fotosíntesis', 'en', 'Fotosíntesis', 'es'],
    ['quiero aprender a tocar la guitarra', 'en', 'Guitarra', 'es'],
    ['Geschichte des Schachs', 'en', 'Geschichte des Schachspiels', 'de'],
    ['schwarze Löcher', 'de', 'Schwarzes Loch', 'de'],
  ] as const)('%s (%s)', async (prompt, language, title, found) => {
    expect(await find(prompt, language)).toMatchObject({ kind: 'article', article: { title, language: found } })
  })
})

test('a word with several meanings leads to a choice of their articles with a line on each', async () => {
  const found = await find('mercury')
  expect(found).toEqual({
    kind: 'choice',
    articles: [
      { title: 'Mercury (planet)', description: 'First planet from the Sun', language: 'en' },
      { title: 'Mercury (element)', description: 'Chemical element with atomic number 80', language: 'en' },
      { title: 'Mercury (mythology)', description: 'Roman god of trade', language: 'en' },
      { title: 'Freddie Mercury', description: 'British singer and songwriter (1946–1991)', language: 'en' },
    ],
  })
})

test('a choice has at most six articles', async () => {
  const found = await find('how does the immune system fight viruses')
  if (found.kind !== 'choice') throw new Error('expected a choice')
  expect(found.articles.length).toBeLessThanOrEqual(6)
  expect(found.articles.slice(0, 2).map(({ title }) => title)).toEqual(['Immune system', 'Virus'])
})

test('an article comes with its revision, licence and authors', async () => {
  const { html, meta } = await wikipedia.fetchArticle({ title: 'Photosynthesis', language: 'en' })
  const base = wiki.url.replace('{language}', 'en')
  expect(meta).toEqual({
    title: 'Photosynthesis',
    address: `${base}/w/index.php?title=Photosynthesis&oldid=${meta.revision}`,
    revision: expect.stringMatching(/^\d+$/),
    licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    authorsAddress: `${base}/w/index.php?title=Photosynthesis&action=history`,
    date: '2026-09-14',
    language: 'en',
  })
  expect(readArticle(html, meta).blocks.length).toBeGreaterThan(20)
})

test('a redirect leads to the article that it stands for', async () => {
  const { meta } = await wikipedia.fetchArticle({ title: 'Global warming', language: 'en' })
  expect(meta).toMatchObject({ title: 'Climate change', address: expect.stringContaining('title=Climate_change&') })
})

test('a wiki at an address of its own is asked in every language, and its pages say theirs', async () => {
  const one = createWikipedia({ fetching: loopbackFetching(), url: `${wiki.url.replace('{language}', 'de')}/` })
  expect(await one.findArticles({ prompt: 'Photosynthese', language: 'en' })).toMatchObject({ kind: 'article' })
  const { html, meta } = await one.fetchArticle({ title: 'Photosynthese', language: 'en' })
  expect(meta.language).toBeNull()
  expect(readArticle(html, meta).source.language).toBe('de')
})

describe('what cannot be had is refused with a reason', () => {
  test.each([
    ['offline', 'offline'],
    ['busy', 'busy'],
    ['error', 'broken'],
    ['malformed', 'broken'],
    ['slow', 'too_slow'],
    ['not_a_wiki', 'not_a_wiki'],
  ] as [Fault, string][])('a wiki that is %s: %s', async (fault, reason) => {
    wiki.fault = fault
    expect(await refusal(find('photosynthesis'))).toMatchObject({ name: 'WikipediaRefused', reason })
    expect(await refusal(wikipedia.fetchArticle({ title: 'Photosynthesis', language: 'en' }))).toMatchObject({ reason })
  })

  test('a wiki that asks to wait says for how long, and so do we', async () => {
    wiki.fault = 'busy'
    const error = told(await refusal(find('photosynthesis')))
    expect(error).toMatchObject({ code: 'unavailable', retryAfter: RETRY_AFTER_S })
    expect(error.in('es')).toBe(wordsIn('es').wikipedia.busy)
  })

  test.each([
    ['nothing_found', 'xqzzk wvvrt'],
    ['no_subject', '???'],
    ['no_subject', 'what is the'],
  ])('%s: %s', async (reason, prompt) => {
    expect(await refusal(find(prompt))).toMatchObject({ reason })
  })

  test('an address that leads somewhere without a wiki', async () => {
    const url = wiki.url.replace('{language}', 'elsewhere')
    const elsewhere = createWikipedia({ fetching: loopbackFetching(), url })
    const found = elsewhere.findArticles({ prompt: 'photosynthesis', language: 'en' })
    expect(await refusal(found)).toMatchObject({ reason: 'not_a_wiki' })
  })

  test('pages that are no articles', async () => {
    const fetch = (title: string) => refusal(wikipedia.fetchArticle({ title, language: 'en' }))
    expect(await fetch('Mercury')).toMatchObject({ reason: 'not_an_article' })
    expect(await fetch('No such page')).toMatchObject({ reason: 'gone' })
  })

  test('somebody who gives up is not told of a refusal', async () => {
    const signal = AbortSignal.abort(new Error('left'))
    const error = await refusal(wikipedia.findArticles({ prompt: 'photosynthesis', language: 'en', signal }))
    expect(error).not.toBeInstanceOf(WikipediaRefused)
  })
})
