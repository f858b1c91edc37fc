import * as german from '../../../words/de/server.extracts.ts'
import * as english from '../../../words/en/server.extracts.ts'
import * as spanish from '../../../words/es/server.extracts.ts'
import type { Widened } from '../../../words/widened.ts'

export type ExtractWords = Widened<typeof english>

const CATALOGS: Record<string, ExtractWords> = { en: english, es: spanish, de: german }

/**
 * The fixed words of lessons and questions, in the language of the source or, if there is no catalog for it, in
 * English.
 */
export const wordsFor = (language: string | null): ExtractWords => CATALOGS[language ?? ''] ?? english
