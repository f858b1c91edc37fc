import { Line } from '../Line.tsx'
import { ExplainedOptions } from '../Options.tsx'
import type { QuestionKind, QuestionOf } from '../questionKind.ts'
import { Asks, RevealedOptions, ReviewParts } from '../reviewParts.tsx'
import { found, idsOfRight } from '../shown.ts'
import { Fields } from './Fields.tsx'

const wordFor = (truth: boolean) => (truth ? 'True' : 'False')

const judgement = ({ reasons }: QuestionOf<'true-false'>, truth: boolean, reasonId = '') => [
  { text: `${wordFor(truth)}, because:` },
  ...found(reasons, [reasonId]),
]

/** A statement: whether it is true, and why. */
export const trueFalse: QuestionKind<'true-false'> = {
  Fields,
  Explained: ({ question, answer, right }) => (
    <>
      <ul className="options">
        <Line
          right={answer.truth === right.truth}
          word={answer.truth === right.truth ? 'Your judgement, correct' : `You said: ${wordFor(answer.truth)}`}
          text={`The statement is ${right.truth ? 'true' : 'false'}.`}
        />
      </ul>
      <ExplainedOptions options={question.reasons} told={right.reasons} chosen={[answer.reasonId]} thing="reason" />
    </>
  ),
  Asked: ({ question }) => (
    <>
      <Asks>True or false, and for which of these reasons?</Asks>
      <ReviewParts parts={question.reasons} label="Reasons" />
    </>
  ),
  Revealed: ({ question, right }) => (
    <>
      <p className="review-text-answer">{wordFor(right.truth)}</p>
      <RevealedOptions options={question.reasons} told={right.reasons} />
    </>
  ),

  whatIsMissing: (_, answer) => {
    if (!answer || answer.truth === null) return 'Choose true or false.'
    return answer.reasonId === '' ? 'Choose the reason too.' : null
  },
  given: (question, { truth, reasonId }) => judgement(question, truth, reasonId),
  right: (question, { truth, reasons }) => judgement(question, truth, idsOfRight(reasons)[0]),
  // True and false stand before the reasons.
  countOptions: ({ reasons }) => reasons.length + 2,
}
