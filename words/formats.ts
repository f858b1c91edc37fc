/** The plural forms of a counted noun. `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/**
 * Whether all languages of the web app write this number the same way. Most numbers on a page are like that, and the
 * first `Intl.NumberFormat` blocks a phone for about 100 ms.
 */
const isPlain = (value: number) => Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value < 1000

/** How a language writes numbers, lists, days and counted nouns. Times are in milliseconds, days are `YYYY-MM-DD`. */
export function formatsOf(language: string) {
  const rules = new Intl.PluralRules(language)
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    !options && isPlain(value) ? `${value}` : new Intl.NumberFormat(language, options).format(value)
  const date = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(at)
  return {
    number,
    date,
    /** The plural form for this number, with `#` replaced by the number. */
    plural: (count: number, forms: Forms) =>
      (forms[rules.select(count)] ?? forms.other).replace('#', () => number(count)),
    /** For example `a`, `a and b`, or `a, b and c`. */
    list: (parts: string[], type: Intl.ListFormatType = 'conjunction') =>
      new Intl.ListFormat(language, { type }).format(parts),
  }
}
