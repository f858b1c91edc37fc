import { z } from 'zod'
import { said } from './said.ts'

/** The languages of the interface, with their native names. */
export const LANGUAGES = { en: 'English', es: 'Español', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

/**
 * Languages that aren't completely translated. Missing texts are shown in English. These languages are only used if a
 * person chooses them.
 */
export const INCOMPLETE: Language[] = ['de']

export const LanguageCode = z.enum(
  Object.keys(LANGUAGES) as [Language, ...Language[]],
  said((words) => words.languageUnknown),
)

/** The cookie that stores the language chosen on this device. */
export const LANGUAGE_COOKIE = 'lyceumLanguage'
