import * as words from '#words/questions.ts'
import { ExplainedOptions, OptionFields } from '../Options.tsx'
import type { QuestionKind } from '../questionKind.ts'
import { Asks, RevealedOptions, ReviewParts } from '../reviewParts.tsx'
import { found, idsOfRight } from '../shown.ts'

/** Multiple choice with two or more right options. */
export const multiple: QuestionKind<'multiple'> = {
  Fields: ({ question, stemId, answer, locked, onChoose }) => {
    const chosen = answer?.optionIds ?? []
    const choose = (id: string, on: boolean) => {
      if (locked) return
      const optionIds = question.options
        .map((o) => o.id)
        .filter((other) => (other === id ? on : chosen.includes(other)))
      onChoose({ kind: 'multiple', optionIds })
    }
    return <OptionFields options={question.options} stemId={stemId} chosen={chosen} several onChoose={choose} />
  },
  Explained: ({ question, answer, right }) => (
    <ExplainedOptions options={question.options} told={right.options} chosen={answer.optionIds} several />
  ),
  Asked: ({ question }) => (
    <>
      <Asks>{words.severalRight}</Asks>
      <ReviewParts parts={question.options} label={words.options} />
    </>
  ),
  Revealed: ({ question, right }) => <RevealedOptions options={question.options} told={right.options} />,

  whatIsMissing: (_, answer) => (answer && answer.optionIds.length > 0 ? null : words.missing.choice),
  given: ({ options }, { optionIds }) => found(options, optionIds),
  right: (question, key) => found(question.options, idsOfRight(key.options)),
  countOptions: ({ options }) => options.length,
}
