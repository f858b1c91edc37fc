import { list } from '#words/language.ts'
import * as words from '#words/questions.ts'
import type { AnswerOf, QuestionKind, QuestionOf } from '../questionKind.ts'
import { Asks, RevealedText } from '../reviewParts.tsx'
import { withUnit } from '../shown.ts'
import { Written } from '../Written.tsx'
import { Fields } from './Fields.tsx'

const given = ({ units }: QuestionOf<'numeric'>, { value, unit }: AnswerOf<'numeric'>) => [
  { text: withUnit(value, unit ?? (units.length === 1 ? (units[0] ?? null) : null)) },
]

/** A number, with a unit if the question has units. */
export const numeric: QuestionKind<'numeric'> = {
  Fields,
  Explained: ({ question, answer, right, ...rest }) => (
    <Written given={given(question, answer)} right={[{ text: withUnit(right.text, right.unit) }]} {...rest} />
  ),
  Asked: ({ question: { units } }) => (
    <Asks>{units.length > 0 ? words.numberIn(list(units, 'disjunction')) : words.aNumber}</Asks>
  ),
  Revealed: ({ right, whyHtml }) => <RevealedText text={withUnit(right.text, right.unit)} whyHtml={whyHtml} />,

  whatIsMissing: ({ units }, answer) => {
    if (!answer?.value.trim()) return words.missing.number
    // Any text with a digit may be a number; the server parses it.
    if (!/\p{N}/u.test(answer.value)) return words.missing.digits
    return units.length > 1 && answer.unit === null ? words.missing.unit : null
  },
  given,
  right: (_, { text, unit }) => [{ text: withUnit(text, unit) }],
}
