import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../id.ts'
import * as material from '../../material/service.ts'
import type { TopicRequest } from '../engine.ts'

export type GroundDeps = Deps

/**
 * The time limits for finding an article and for reading it. If one is exceeded, the topic is written without a source.
 */
const FINDING_MS = 8_000
const READING_MS = 20_000

/**
 * Finds the article that a prompt is clearly about, and stores it as the person's material. Null if there is none, if
 * the prompt may mean several articles, if Wikipedia doesn't answer in time, or if the person's storage is full.
 */
export async function findGroundArticle(
  deps: GroundDeps,
  { prompt, uid }: TopicRequest,
  signal: AbortSignal,
): Promise<string | null> {
  if (!deps.config.grounding || !deps.sources.wikipedia) return null
  try {
    const finding = AbortSignal.any([signal, AbortSignal.timeout(FINDING_MS)])
    const { certain, articles } = await material.findArticles(deps, { prompt, signal: finding })
    const [article] = articles
    if (!certain || !article) return null
    const reading = AbortSignal.any([signal, AbortSignal.timeout(READING_MS)])
    const language = material.wikiLanguage(article.language)
    const added = await material.addArticle(deps, { id: newId(), uid, key: article.key, language, signal: reading })
    return added.material.id
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AppError)) throw error
    deps.log.info({ err: error }, 'A topic is written without a source.')
    return null
  }
}
