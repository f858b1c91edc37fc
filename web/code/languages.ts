import type { EmbeddedLanguage } from '#contract/compilations.ts'

export const languageTitles: Record<EmbeddedLanguage, string> = {
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  sql: 'SQL',
}

const short: Record<string, EmbeddedLanguage> = { py: 'python', js: 'javascript', ts: 'typescript' }

export const isRunnable = (name: string): name is EmbeddedLanguage => Object.hasOwn(languageTitles, name)

/** Converts the language name of a Markdown fence to a runnable language, or null if it can't be run. */
export function runnableLanguage(name: string): EmbeddedLanguage | null {
  const language = short[name] ?? name
  return isRunnable(language) ? language : null
}
