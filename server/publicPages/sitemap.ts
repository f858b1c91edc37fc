import type { Deps } from '../deps.ts'
import { listLessons, listPathwayIds, listTravelling } from './travelling.ts'
import { escaped } from './xml.ts'

const KEPT_MS = 10 * 60_000
const URLS_AT_MOST = 50_000
const PAGES = ['/', '/topics', '/pathways', '/problems', '/about', '/help', '/pricing', '/contact']

/** The sitemap, which is cached for ten minutes. */
export function createSitemap({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  let kept: { at: number; xml: Promise<string> } | undefined
  return {
    get(publicUrl: string): Promise<string> {
      if (kept && clock() - kept.at < KEPT_MS) return kept.xml
      const made = { at: clock(), xml: makeSitemap({ db }, publicUrl) }
      kept = made
      made.xml.catch(() => {
        if (kept === made) kept = undefined
      })
      return made.xml
    },
  }
}

async function makeSitemap({ db }: Pick<Deps, 'db'>, publicUrl: string) {
  const topics = await listTravelling(db)
  const lessons = await listLessons(
    db,
    topics.map(({ id }) => id),
  )
  const pages: { path: string; at?: number }[] = [
    ...PAGES.map((path) => ({ path })),
    ...(await listPathwayIds(db)).map((id) => ({ path: `/pathways/${encodeURIComponent(id)}` })),
    ...topics.map(({ id, createdAt }) => ({ path: `/topic-details/${encodeURIComponent(id)}`, at: createdAt })),
    ...lessons.map(({ id }) => ({ path: `/lessons/${encodeURIComponent(id)}` })),
  ]
  const entries = pages.slice(0, URLS_AT_MOST).map(({ path, at }) => {
    const day = at === undefined ? '' : `<lastmod>${new Date(at).toISOString().slice(0, 10)}</lastmod>`
    return `<url><loc>${escaped(publicUrl + path)}</loc>${day}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
