import type { Config } from '../config.ts'
import { createFetching, type Fetching } from '../fetching/service.ts'
import { type ArticleReading, createArticleReading } from './articleReading.ts'
import { createPlaces, type Places } from './places.ts'
import { createReading, type Reading } from './reading/service.ts'
import { createWikipedia, type Wikipedia } from './wikipedia/service.ts'

/** Where texts come from. */
export type Sources = {
  reading: Reading
  /** Null if this server fetches nothing. */
  fetching: Fetching | null
  /** Null if this server asks no Wikipedia. */
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
