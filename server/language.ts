import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { INCOMPLETE, LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/languages.ts'

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`)
const SPOKEN: string[] = Object.keys(LANGUAGES)
const OFFERED = SPOKEN.filter((code) => !INCOMPLETE.includes(code as Language))

/**
 * The language of a response: the one chosen on this device (any of `built`). Otherwise, the browser's preferred
 * language among the complete ones. Otherwise, English.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>, built: string[] = SPOKEN): string {
  const chosen = headers.cookie?.match(COOKIE)?.[1]
  if (chosen && built.includes(chosen)) return chosen
  return new Negotiator({ headers }).language(OFFERED.filter((code) => built.includes(code))) ?? 'en'
}

/** The language of a response, chosen from the languages of the server's own texts. */
export const spokenLanguageOf = (request: Pick<FastifyRequest, 'headers'>) => languageOf(request) as Language
