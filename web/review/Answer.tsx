import type { ReactNode } from 'react'
import type { Question } from '#contract/quizzes.ts'
import type { Revealed } from '#contract/reviews.ts'
import { Icon } from '../ui/Icon.tsx'
import { Html } from './Html.tsx'

/** What is right, and why: in the form of the question's kind. */
export function Answer({ question, revealed: { key, whyHtml } }: { question: Question; revealed: Revealed }) {
  switch (key.kind) {
    case 'single':
    case 'multiple':
      return (
        <ul className="review-parts">
          {key.options.map(({ id, correct, whyHtml }) => (
            <Part key={id} html={partOf(question, id)} correct={correct} whyHtml={whyHtml} />
          ))}
        </ul>
      )
    case 'true-false':
      return (
        <>
          <p className="review-text-answer">{key.truth ? 'True' : 'False'}</p>
          <ul className="review-parts">
            {key.reasons.map(({ id, correct, whyHtml }) => (
              <Part key={id} html={partOf(question, id)} correct={correct} whyHtml={whyHtml} />
            ))}
          </ul>
        </>
      )
    case 'output':
      return (
        <>
          <pre className="review-output">{key.text}</pre>
          <Html html={whyHtml} />
        </>
      )
    case 'ordering':
      return (
        <>
          <ol className="review-parts is-numbered">
            {key.stepIds.map((id) => (
              <li key={id}>
                <Html html={partOf(question, id)} />
              </li>
            ))}
          </ol>
          <Html html={whyHtml} className="mt-4" />
        </>
      )
    case 'matching':
      return (
        <ul className="review-parts">
          {key.pairs.map(({ leftId, rightId, whyHtml }) => (
            <Part key={leftId} html={partOf(question, leftId)} whyHtml={whyHtml}>
              <p className="review-match">
                <span aria-hidden="true">→ </span>
                {rightOf(question, rightId)}
              </p>
            </Part>
          ))}
          {key.extra.map(({ rightId, whyHtml }) => (
            <Part key={rightId} whyHtml={whyHtml}>
              <p className="review-match">{rightOf(question, rightId)}</p>
              <p className="review-word">Belongs to nothing</p>
            </Part>
          ))}
        </ul>
      )
    default:
      return (
        <>
          <p className="review-text-answer">{key.kind === 'numeric' ? withUnit(key.text, key.unit) : key.text}</p>
          <Html html={whyHtml} />
        </>
      )
  }
}

type PartProps = { html?: string; correct?: boolean; whyHtml: string; children?: ReactNode }

function Part({ html, correct, whyHtml, children }: PartProps) {
  return (
    <li className={correct ? 'is-right' : undefined}>
      {correct && (
        <p className="review-word">
          <Icon name="check" size={16} /> Correct
        </p>
      )}
      {html !== undefined && <Html html={html} className="review-part" />}
      {children}
      <Html html={whyHtml} className="muted" />
    </li>
  )
}

function partOf(question: Question, id: string) {
  const parts =
    'options' in question
      ? question.options
      : 'reasons' in question
        ? question.reasons
        : question.kind === 'ordering'
          ? question.steps
          : question.kind === 'matching'
            ? question.left
            : []
  return parts.find((part) => part.id === id)?.html ?? ''
}

const rightOf = (question: Question, id: string) =>
  (question.kind === 'matching' && question.right.find((right) => right.id === id)?.text) || '—'

const withUnit = (text: string, unit: string | null) =>
  unit === null || text.endsWith(unit) ? text : `${text} ${unit}`
