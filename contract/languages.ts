import { z } from 'zod'
import { said } from './said.ts'

/** The languages of the interface, each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

/** Languages that are still being translated: what is missing is English, and only those who choose one get it. */
export const INCOMPLETE: Language[] = ['de']

/** A language that the interface speaks. */
export const LanguageCode = z.enum(
  Object.keys(LANGUAGES) as [Language, ...Language[]],
  said((words) => words.languageUnknown),
)

/** Says on a device which of them somebody has chosen. */
export const LANGUAGE_COOKIE = 'lyceumLanguage'
