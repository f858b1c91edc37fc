import { INCOMPLETE, LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/languages.ts'
import { incompleteLanguage } from '#words/app.ts'
import { language } from '#words/language.ts'

const YEAR_S = 31_536_000

/** All languages under their own names, marked if their translation is incomplete. */
export const languageChoices = (Object.entries(LANGUAGES) as [Language, string][]).map(
  ([code, name]): [Language, string] => [code, INCOMPLETE.includes(code) ? incompleteLanguage(name) : name],
)

/** The language chosen on this device, if any. */
export function chosenLanguage(): Language | undefined {
  const chosen = document.cookie.match(new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`))?.[1]
  return chosen && chosen in LANGUAGES ? (chosen as Language) : undefined
}

/** Stores the language for all pages, and reloads the current page if it's in another language. */
export function speak(chosen: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  if (chosen !== language) location.reload()
}
