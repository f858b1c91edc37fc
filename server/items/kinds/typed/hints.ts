import { say } from '../../../words.ts'
import { rangeOf } from '../../amounts.ts'
import { escapeMarkdown } from '../../markdownText.ts'
import { parseNumber } from '../../numberText.ts'

const LETTERS_TO_NAME_THE_FIRST = 4

export function narrowing(answer: string): string[] {
  const words = answer.split(/\s+/).length
  const letters = answer.match(/\p{L}/gu)?.length ?? 0
  if (letters < answer.replace(/\s/g, '').length / 2) return ofSigns(answer)
  const first = escapeMarkdown([...answer][0] ?? '')
  return say(({ answers }) => {
    const begins = words > 1 ? answers.hasWordsFrom(words, letters, first) : answers.hasLettersFrom(letters, first)
    return [
      ...(letters >= LETTERS_TO_NAME_THE_FIRST ? [begins] : []),
      words > 1 ? answers.hasWords(words, letters) : answers.hasLetters(letters),
      answers.isShort,
    ]
  })
}

/** Hints for an answer that is a number, a fraction, a formula or a piece of code. */
function ofSigns(answer: string): string[] {
  return say(({ answers: { hasSigns, isSigns, forms, formsWithin } }) => {
    const value = parseNumber(answer)
    if (value === null) return [hasSigns(answer.replace(/\s/g, '').length), isSigns]
    const form = answer.includes('/') ? 'fraction' : /[.]/.test(answer) ? 'decimal' : 'whole'
    const range = rangeOf(value)
    return [range ? formsWithin[form](...range) : forms[form], forms[form], isSigns]
  })
}
