const FORMULA = /^(?:\(?[A-Z][a-z]?\)?\d*)+(?:\^?\d?[+-])?$/
const SYMBOL_WITH_PREFIX = /^(?:da|[YZEPTGMkhdcmµnpfa])(?:W|Wh|V|A|J|N|Hz|Pa|g|m|s|l|L|B|b|bit|bps|eV|F|Ω|T|C|K|mol)$/
const ASKS_FOR_SYMBOL =
  /\b(?:symbols?|formulas?|formulae|units?|notation|chords?|keys?|elements?|abbreviat\w+|símbolos?|fórmulas?|unidad(?:es)?|elementos?|acordes?|abreviatura|symbol|formel|einheit|zeichen|akkord|abkürzung)\b/i

/**
 * Whether the case of letters carries meaning in an answer. It does for a formula of letters in both cases and digits,
 * such as AlF3, for a unit with a prefix, such as mW, and for a symbol of two letters, such as Cm, if the question asks
 * for one.
 */
export function isCasedSymbol(answer: string, stem: string): boolean {
  const text = answer.trim().normalize('NFKC')
  const isMixed = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)
  if (!isMixed || /\s/.test(text)) return false
  if (SYMBOL_WITH_PREFIX.test(text)) return true
  if (!FORMULA.test(text)) return false
  return /\d/.test(text) || (text.length <= 4 && ASKS_FOR_SYMBOL.test(stem))
}
