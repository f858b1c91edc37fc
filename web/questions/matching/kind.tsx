import * as words from '#words/questions.ts'
import * as verdicts from '#words/questions.verdicts.ts'
import { Line } from '../Line.tsx'
import type { QuestionKind, QuestionOf } from '../questionKind.ts'
import { Asks, RevealedPart, ReviewParts } from '../reviewParts.tsx'
import { htmlOf } from '../shown.ts'
import { Fields } from './Fields.tsx'

type Pair = { leftId: string; rightId: string }

const textOf = ({ right }: QuestionOf<'matching'>, id: string | undefined) =>
  right.find((part) => part.id === id)?.text ?? '—'

const rightOf = (pairs: Pair[], leftId: string) => pairs.find((pair) => pair.leftId === leftId)?.rightId

const matched = (question: QuestionOf<'matching'>, pairs: Pair[]) =>
  question.left.map(({ id, html }) => ({ html, text: `→ ${textOf(question, rightOf(pairs, id))}` }))

/** Each left side has exactly one right side; some right sides may be distractors. */
export const matching: QuestionKind<'matching'> = {
  Fields,
  Explained: ({ question, answer, right }) => (
    <ul className="options">
      {question.left.map(({ id, html }) => {
        const told = right.pairs.find((pair) => pair.leftId === id)
        const given = rightOf(answer.pairs, id)
        const isRight = told?.rightId === given
        return (
          <Line
            key={id}
            right={isRight}
            word={isRight ? verdicts.yourMatch : verdicts.youChose(textOf(question, given))}
            html={html}
            text={`→ ${textOf(question, told?.rightId)}`}
            whyHtml={told?.whyHtml}
          />
        )
      })}
      {right.extra.map(({ rightId, whyHtml }) => (
        <Line key={rightId} word={verdicts.belongsToNothing} text={textOf(question, rightId)} whyHtml={whyHtml} />
      ))}
    </ul>
  ),
  Asked: ({ question }) => (
    <>
      <Asks>{words.belongTogether}</Asks>
      <ReviewParts parts={question.left} label={words.leftSides} />
      <ul className="review-right" aria-label={words.rightSides}>
        {question.right.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  ),
  Revealed: ({ question, right }) => (
    <ul className="review-parts">
      {right.pairs.map(({ leftId, rightId, whyHtml }) => (
        <RevealedPart key={leftId} html={htmlOf(question.left, leftId)} whyHtml={whyHtml}>
          <p className="review-match">
            <span aria-hidden="true">→ </span>
            {textOf(question, rightId)}
          </p>
        </RevealedPart>
      ))}
      {right.extra.map(({ rightId, whyHtml }) => (
        <RevealedPart key={rightId} whyHtml={whyHtml}>
          <p className="review-match">{textOf(question, rightId)}</p>
          <p className="review-word">{verdicts.belongsToNothing}</p>
        </RevealedPart>
      ))}
    </ul>
  ),

  whatIsMissing: ({ left }, answer) => (answer?.pairs.length === left.length ? null : words.missing.pairs),
  given: (question, { pairs }) => matched(question, pairs),
  right: (question, { pairs }) => matched(question, pairs),
}
