import { lazy, Suspense } from 'react'
import { missing } from '#words/questions.ts'
import { Html } from '../Html.tsx'
import type { QuestionKind } from '../questionKind.ts'
import { Snippet } from '../Snippet.tsx'
import { Written } from '../Written.tsx'
import { Fields } from './Fields.tsx'

const RunIt = lazy(() => import('../../code/RunIt.tsx'))

/** The learner predicts the output of a program. */
export const output: QuestionKind<'output'> = {
  Fields,
  Explained: ({ question, answer, right, ...rest }) => (
    <Written given={[{ code: answer.text }]} right={[{ code: right.text }]} {...rest}>
      <Snippet html={question.codeHtml} className="quiz-code" />
      {/* As high as what is loaded, so that the buttons below don't move. */}
      <div className="run-it">
        <Suspense>
          <RunIt codeHtml={question.codeHtml} language={question.language} />
        </Suspense>
      </div>
    </Written>
  ),
  Asked: ({ question }) => <Html html={question.codeHtml} className="review-part" />,
  Revealed: ({ right, whyHtml }) => (
    <>
      <pre className="review-output">{right.text}</pre>
      <Html html={whyHtml} />
    </>
  ),

  whatIsMissing: (_, answer) => (answer?.text.trim() ? null : missing.output),
  given: (_, { text }) => [{ code: text }],
  right: (_, { text }) => [{ code: text }],
}
