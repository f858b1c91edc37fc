import { AppError } from '../../errors.ts'
import type { Said } from '../../words.ts'

export type WikipediaReason =
  /** The server has no network, or can't reach the wiki. */
  | 'offline'
  /** The wiki asks us to send fewer requests. */
  | 'busy'
  /** The wiki reports an internal error, or sends something that can't be read. */
  | 'broken'
  | 'too_slow'
  | 'too_large'
  | 'too_complex'
  /** The server at this address isn't MediaWiki. */
  | 'not_a_wiki'
  | 'nothing_found'
  /** The prompt doesn't name a subject. */
  | 'no_subject'
  | 'gone'
  /** A disambiguation page, or another page that isn't an article. */
  | 'not_an_article'
  /** The article contains no prose. */
  | 'empty'

export class WikipediaRefused extends Error {
  override name = 'WikipediaRefused'
  readonly reason: WikipediaReason
  /** How many seconds the wiki asked us to wait. Undefined if it didn't say. */
  readonly retryAfter: number | undefined

  constructor(reason: WikipediaReason, options?: ErrorOptions & { retryAfter?: number | undefined }) {
    super(reason, options)
    this.reason = reason
    this.retryAfter = options?.retryAfter
  }
}

const codes = {
  offline: 'unavailable',
  busy: 'unavailable',
  broken: 'unavailable',
  too_slow: 'unavailable',
  too_large: 'too_large',
  too_complex: 'too_large',
  not_a_wiki: 'unavailable',
  nothing_found: 'not_covered',
  no_subject: 'not_covered',
  gone: 'not_found',
  not_an_article: 'not_found',
  empty: 'not_covered',
} as const satisfies Record<WikipediaReason, AppError['code']>

const sentences: Record<WikipediaReason, Said> = {
  offline: (words) => words.wikipedia.offline,
  busy: (words) => words.wikipedia.busy,
  broken: (words) => words.wikipedia.broken,
  too_slow: (words) => words.wikipedia.tooSlow,
  too_large: (words) => words.wikipedia.tooLarge,
  too_complex: (words) => words.wikipedia.tooComplex,
  not_a_wiki: (words) => words.wikipedia.notAWiki,
  nothing_found: (words) => words.wikipedia.nothingFound,
  no_subject: (words) => words.wikipedia.noSubject,
  gone: (words) => words.wikipedia.gone,
  not_an_article: (words) => words.wikipedia.notAnArticle,
  empty: (words) => words.wikipedia.empty,
}

/** The error that people see for a refusal. */
export const told = (refused: WikipediaRefused) =>
  new AppError(codes[refused.reason], sentences[refused.reason], {
    cause: refused,
    ...(refused.retryAfter !== undefined && { retryAfter: refused.retryAfter }),
  })
