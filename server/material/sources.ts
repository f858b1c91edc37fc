import type { Config } from '../config.ts'
import { createFetching, type Fetching } from '../fetching/service.ts'
import { type ArticleReading, createArticleReading } from './articleReading.ts'
import { createPlaces, type Places } from './places.ts'
import { createReading, type Reading } from './reading/service.ts'
import { createWikipedia, type Wikipedia } from './wikipedia/service.ts'

/** The services that fetch and read texts. */
export type Sources = {
  reading: Reading
  /** Null if this server isn't allowed to fetch web pages. */
  fetching: Fetching | null
  /** Null if this server doesn't use Wikipedia. */
  wikipedia: Wikipedia | null
  articles: ArticleReading
  places: Places
  close(): void
}

export function createSources({
  fetching: { on, allowedHosts },
  contactEmail,
  publicUrl,
  wikipediaUrl,
}: Config): Sources {
  const fetching = on ? createFetching({ on, allowedHosts, contact: publicUrl ?? contactEmail ?? undefined }) : null
  const reading = createReading()
  const articles = createArticleReading()
  return {
    reading,
    fetching,
    wikipedia: fetching && wikipediaUrl ? createWikipedia({ fetching, url: wikipediaUrl }) : null,
    articles,
    places: createPlaces(),
    close() {
      reading.close()
      articles.close()
    },
  }
}
