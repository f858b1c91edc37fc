/** The plural forms of a counted noun. `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** How a language writes numbers, lists, days and counted nouns. Times are in milliseconds, days are `YYYY-MM-DD`. */
export function formatsOf(language: string) {
  const rules = new Intl.PluralRules(language)
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(value)
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
