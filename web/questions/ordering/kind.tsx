import * as words from '#words/questions.ts'
import * as verdicts from '#words/questions.verdicts.ts'
import { Html } from '../Html.tsx'
import { Line } from '../Line.tsx'
import type { QuestionKind } from '../questionKind.ts'
import { Asks, ReviewParts } from '../reviewParts.tsx'
import { Snippet } from '../Snippet.tsx'
import { found, htmlOf } from '../shown.ts'
import { Fields } from './Fields.tsx'

/** Steps to put in order. */
export const ordering: QuestionKind<'ordering'> = {
  Fields,
  Explained: ({ question, answer, right, whyHtml }) => (
    <>
      <ol className="options">
        {right.stepIds.map((id, place) => {
          const given = answer.stepIds.indexOf(id)
          const word = given === place ? verdicts.yourPlace : verdicts.youHadAt(given + 1)
          const html = htmlOf(question.steps, id)
          return <Line key={id} right={given === place} word={`${place + 1}. ${word}`} html={html} />
        })}
      </ol>
      <Snippet html={whyHtml} className="mt-4" />
    </>
  ),
  Asked: ({ question }) => (
    <>
      <Asks>{words.inWhichOrder}</Asks>
      <ReviewParts parts={question.steps} label={words.steps} />
    </>
  ),
  Revealed: ({ question, right, whyHtml }) => (
    <>
      <ol className="review-parts is-numbered">
        {right.stepIds.map((id) => (
          <li key={id}>
            <Html html={htmlOf(question.steps, id)} />
          </li>
        ))}
      </ol>
      <Html html={whyHtml} className="mt-4" />
    </>
  ),

  whatIsMissing: (_, answer) => (answer ? null : words.missing.order),
  given: ({ steps }, { stepIds }) => found(steps, stepIds),
  right: ({ steps }, { stepIds }) => found(steps, stepIds),
  isNumbered: true,
}
