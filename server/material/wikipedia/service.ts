import { LANGUAGES, type Language } from '#contract/languages.ts'
import { isDisambiguation } from './disambiguation.ts'
import type { Fetching } from './fetching.ts'
import { type Found, findBySearch, findByTitle } from './find.ts'
import { languageOfPrompt } from './languages.ts'
import { createMediaWiki, type FetchedArticle } from './mediawiki.ts'
import { subjectsOf } from './prompt.ts'
import { WikipediaRefused } from './refused.ts'

export type { ArticleMeta } from './article.ts'
export { readArticle } from './article.ts'
export type { ArticleRef, Found } from './find.ts'
export type { FetchedArticle } from './mediawiki.ts'
export { told, type WikipediaReason, WikipediaRefused } from './refused.ts'

export type WikipediaOptions = {
  fetching: Fetching
  /** A wiki's address. `{language}` stands for en, es or de. Without it, the same wiki is used for all languages. */
  url: string
}

export type Wikipedia = {
  /**
   * The article that a prompt is about, or up to six that it could be about.
   * @throws WikipediaRefused
   */
  findArticles: (asked: { prompt: string; language: Language; signal?: AbortSignal }) => Promise<Found>
  /**
   * An article's HTML and details, as input for `readArticle`.
   * @throws WikipediaRefused
   */
  fetchArticle: (asked: { title: string; language: Language; signal?: AbortSignal }) => Promise<FetchedArticle>
}

const LANGUAGE = '{language}'

export function createWikipedia({ fetching, url }: WikipediaOptions): Wikipedia {
  const isOneForAll = !url.includes(LANGUAGE)
  const wikiIn = (language: Language, signal: AbortSignal | undefined) =>
    createMediaWiki({
      base: url.replaceAll(LANGUAGE, language).replace(/(?<!\/)\/+$/, ''),
      language: isOneForAll ? null : language,
      ...{ fetching, signal },
    })

  return {
    async findArticles({ prompt, language: ofPerson, signal }) {
      const language = languageOfPrompt(prompt, ofPerson)
      if (subjectsOf(prompt, language).whole.length === 0) throw new WikipediaRefused('no_subject')
      const own = { wiki: wikiIn(language, signal), language }
      const others = isOneForAll ? [] : (Object.keys(LANGUAGES) as Language[]).filter((other) => other !== language)
      const titled = await findByTitle(own, prompt).catch((error: unknown) => {
        // Every MediaWiki can look up titles, so if this URL doesn't exist, the address isn't a wiki's.
        throw error instanceof WikipediaRefused && error.reason === 'gone' ? new WikipediaRefused('not_a_wiki') : error
      })
      if (titled) return titled
      const searched = await findBySearch(own, prompt)
      if (searched?.kind === 'article') return searched
      // A single word often doesn't show its language, so the wikis in other languages are tried too.
      for (const other of others) {
        const found = await findByTitle({ wiki: wikiIn(other, signal), language: other }, prompt)
        if (found) return found
      }
      if (searched) return searched
      for (const other of others) {
        const found = await findBySearch({ wiki: wikiIn(other, signal), language: other }, prompt)
        if (found) return found
      }
      throw new WikipediaRefused('nothing_found')
    },

    async fetchArticle({ title, language, signal }) {
      const article = await wikiIn(language, signal).getPage(title)
      if (isDisambiguation(article.html)) throw new WikipediaRefused('not_an_article')
      return article
    },
  }
}
