/** The forms of a counted thing that a language has; `#` stands for the number. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** How one language writes numbers, lists, days and counted things. Times are milliseconds, days `YYYY-MM-DD`. */
export function formatsOf(language: string) {
  const rules = new Intl.PluralRules(language)
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(value)
  const date = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(at)
  return {
    number,
    date,
    /** The form that the number asks for, with the number in it. */
    plural: (count: number, forms: Forms) =>
      (forms[rules.select(count)] ?? forms.other).replace('#', () => number(count)),
    /** `a`, `a and b`, `a, b and c`. */
    list: (parts: string[], type: Intl.ListFormatType = 'conjunction') =>
      new Intl.ListFormat(language, { type }).format(parts),
  }
}
