import * as words from '#words/questions.ts'
import { ExplainedOptions, OptionFields } from '../Options.tsx'
import type { QuestionKind } from '../questionKind.ts'
import { RevealedOptions, ReviewParts } from '../reviewParts.tsx'
import { found, idsOfRight } from '../shown.ts'

/** Multiple choice with one right option. */
export const single: QuestionKind<'single'> = {
  Fields: ({ question, stemId, answer, locked, onChoose }) => (
    <OptionFields
      options={question.options}
      stemId={stemId}
      chosen={answer ? [answer.optionId] : []}
      onChoose={(optionId) => locked || onChoose({ kind: 'single', optionId })}
    />
  ),
  Explained: ({ question, answer, right }) => (
    <ExplainedOptions options={question.options} told={right.options} chosen={[answer.optionId]} />
  ),
  Asked: ({ question }) => <ReviewParts parts={question.options} label={words.options} />,
  Revealed: ({ question, right }) => <RevealedOptions options={question.options} told={right.options} />,

  whatIsMissing: (_, answer) => (answer ? null : words.missing.choice),
  given: ({ options }, { optionId }) => found(options, [optionId]),
  right: (question, key) => found(question.options, idsOfRight(key.options)),
  countOptions: ({ options }) => options.length,
}
