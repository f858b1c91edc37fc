import { z } from 'zod'
import type { Licence } from '../document.ts'
import type { ArticleMeta } from './article.ts'
import type { Fetching } from './fetching.ts'
import { refusalOf } from './refusal.ts'
import { WikipediaRefused } from './refused.ts'

const SEARCH_MAX_BYTES = 500_000
const PAGE_MAX_BYTES = 16_000_000
const SEARCH_TIMEOUT_MS = 6_000
const PAGE_TIMEOUT_MS = 20_000
/** The maximum number of titles in a request that isn't signed in, according to MediaWiki's API. */
const TITLES_AT_ONCE = 50

const SearchResults = z.object({
  pages: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      matched_title: z.string().nullish(),
      description: z.string().nullish(),
    }),
  ),
})

const Titles = z.object({
  query: z
    .object({
      normalized: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
      redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
      pages: z
        .array(
          z.object({
            title: z.string(),
            ns: z.number().optional(),
            missing: z.boolean().optional(),
            invalid: z.boolean().optional(),
            description: z.string().optional(),
            pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
          }),
        )
        .default([]),
    })
    .default({ normalized: [], redirects: [], pages: [] }),
})

const Suggestion = z.object({
  query: z.object({ searchinfo: z.object({ suggestion: z.string().optional() }).optional() }).optional(),
})

const Page = z.object({
  title: z.string(),
  key: z.string(),
  latest: z.object({ id: z.int().positive(), timestamp: z.iso.datetime({ offset: true }) }),
  content_model: z.string().optional(),
  license: z.object({ url: z.string(), title: z.string() }).optional(),
  html: z.string(),
})

/** A page found by its title or by a search. */
export type FoundPage = {
  title: string
  description: string | null
  /** The title by which the page was found, if it isn't the page's own, for example a redirect's. Otherwise null. */
  matched: string | null
  /** Null if it isn't known, because searches don't return it. */
  isDisambiguation: boolean | null
}

export type FetchedArticle = { html: string; meta: ArticleMeta }

export type MediaWiki = {
  /** Finds the pages with these titles, following redirects. Returns them by requested title, without missing pages. */
  lookUp: (titles: string[]) => Promise<Map<string, FoundPage>>
  /** Finds pages whose titles begin with the text, as for completions in a search box. */
  complete: (text: string, limit: number) => Promise<FoundPage[]>
  /** Finds pages that contain all words of the text. */
  search: (text: string, limit: number) => Promise<FoundPage[]>
  /** Suggests a correction of misspelt words. Null if there is none. */
  suggest: (text: string) => Promise<string | null>
  getPage: (title: string) => Promise<FetchedArticle>
}

type Wiki = {
  /** The address of the wiki, without a slash at the end. */
  base: string
  /** The language of the wiki. Null if the server uses the same wiki for all languages. */
  language: string | null
  fetching: Fetching
  signal: AbortSignal | undefined
}

/** A client for the API of one wiki. Uses MediaWiki's REST API where possible, otherwise its action API. */
export function createMediaWiki({ base, language, fetching, signal }: Wiki): MediaWiki {
  const ask = async <T>(path: string, schema: z.ZodType<T>, limits: { maxBytes: number; timeoutMs: number }) => {
    try {
      const reply = await fetching.get(`${base}/w/${path}`, {
        accept: ['application/json'],
        ...limits,
        ...(signal && { signal }),
      })
      return parsed(new TextDecoder().decode(reply.body), schema)
    } catch (error) {
      throw refusalOf(error, signal)
    }
  }
  const forSearch = { maxBytes: SEARCH_MAX_BYTES, timeoutMs: SEARCH_TIMEOUT_MS }
  const action = (parameters: Record<string, string>) =>
    `api.php?${new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', ...parameters })}`
  const find = async (where: 'title' | 'page', text: string, limit: number) => {
    const { pages } = await ask(
      `rest.php/v1/search/${where}?${new URLSearchParams({ q: text, limit: String(limit) })}`,
      SearchResults,
      forSearch,
    )
    return pages.map(({ title, description, matched_title }) => ({
      ...{ title, description: oneLine(description), matched: matched_title ?? null, isDisambiguation: null },
    }))
  }

  return {
    async lookUp(titles) {
      const asked = titles.slice(0, TITLES_AT_ONCE)
      const properties = { prop: 'pageprops|description', ppprop: 'disambiguation', redirects: '1' }
      const { query } = await ask(action({ titles: asked.join('|'), ...properties }), Titles, forSearch)
      const next = new Map([...query.normalized, ...query.redirects].map(({ from, to }) => [from, to]))
      const pages = new Map(query.pages.map((page) => [page.title, page]))
      const found = asked.flatMap((title): [string, FoundPage][] => {
        let at = title
        // MediaWiki first normalises a title and then follows redirects. The limit ends circular redirects.
        for (let step = 0; step < 3 && !pages.has(at) && next.has(at); step++) at = next.get(at) ?? at
        const page = pages.get(at)
        if (!page || page.missing || page.invalid || (page.ns ?? 0) !== 0) return []
        const isDisambiguation = page.pageprops?.disambiguation !== undefined
        const matched = at === title ? null : title
        return [[title, { title: page.title, description: oneLine(page.description), matched, isDisambiguation }]]
      })
      return new Map(found)
    },
    complete: (text, limit) => find('title', text, limit),
    search: (text, limit) => find('page', text, limit),
    async suggest(text) {
      const asked = { list: 'search', srsearch: text, srlimit: '1', srinfo: 'suggestion', srprop: '' }
      const { query } = await ask(action(asked), Suggestion, forSearch)
      return query?.searchinfo?.suggestion ?? null
    },
    async getPage(title) {
      const path = `rest.php/v1/page/${encodeURIComponent(title.replaceAll(' ', '_'))}/with_html`
      const page = await ask(path, Page, { maxBytes: PAGE_MAX_BYTES, timeoutMs: PAGE_TIMEOUT_MS })
      if (page.content_model !== undefined && page.content_model !== 'wikitext')
        throw new WikipediaRefused('not_an_article')
      const address = (parameters: Record<string, string>) =>
        `${base}/w/index.php?${new URLSearchParams({ title: page.key, ...parameters })}`
      return {
        html: page.html,
        meta: {
          title: page.title,
          address: address({ oldid: String(page.latest.id) }),
          revision: String(page.latest.id),
          licence: licenceOf(page.license),
          authorsAddress: address({ action: 'history' }),
          date: page.latest.timestamp.slice(0, 10),
          language,
        },
      }
    },
  }
}

function parsed<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new WikipediaRefused(/^\s*</.test(text) ? 'not_a_wiki' : 'broken', { cause: error })
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new WikipediaRefused('not_a_wiki', { cause: result.error })
  return result.data
}

const oneLine = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() || null

const CREATIVE_COMMONS = /^(?:https?:)?\/\/creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/(\d\.\d)/

function licenceOf(given: { url: string; title: string } | undefined): Licence | null {
  if (!given) return null
  const [found, kind, name = '', version] = CREATIVE_COMMONS.exec(given.url) ?? []
  if (found) {
    const url = `https:${found.replace(/^https?:/, '')}/`
    return { name: kind === 'publicdomain' ? 'CC0 1.0' : `CC ${name.toUpperCase()} ${version}`, url }
  }
  return given.title === '' ? null : { name: given.title, url: /^https?:/.test(given.url) ? given.url : null }
}
