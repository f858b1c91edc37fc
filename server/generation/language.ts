/** The language that the built-in library is written in. */
export const LIBRARY_LANGUAGE = 'en'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Two-letter language tags, by the language's English name in lower case. */
const TAGS = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((tag) => {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag)
    // If a language has several codes, only the canonical one is used.
    return name && Intl.getCanonicalLocales(tag)[0] === tag ? [[name.toLowerCase(), tag] as const] : []
  }),
)

/**
 * The tag of a language, from its English name as written by people and models: `Spanish`, `Brazilian Portuguese`,
 * `Chinese (simplified)`. Unknown languages get `und`, because a wrong tag would cause screen readers to mispronounce
 * the text.
 */
export function languageTag(name: string): string {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return TAGS.get(name.toLowerCase()) ?? words.map((word) => TAGS.get(word)).find((tag) => tag !== undefined) ?? 'und'
}
