import type { Question } from '#contract/quizzes.ts'
import { Html } from './Html.tsx'

/** What belongs to a question beside its stem, to be thought about: nothing is chosen here. */
export function Asked({ question }: { question: Question }) {
  switch (question.kind) {
    case 'single':
      return <Parts parts={question.options} label="Options" />
    case 'multiple':
      return (
        <>
          <p className="muted small review-asks">Two or more are right.</p>
          <Parts parts={question.options} label="Options" />
        </>
      )
    case 'true-false':
      return (
        <>
          <p className="muted small review-asks">True or false, and for which of these reasons?</p>
          <Parts parts={question.reasons} label="Reasons" />
        </>
      )
    case 'output':
      return <Html html={question.codeHtml} className="review-part" />
    case 'ordering':
      return (
        <>
          <p className="muted small review-asks">In which order?</p>
          <Parts parts={question.steps} label="Steps" />
        </>
      )
    case 'matching':
      return (
        <>
          <p className="muted small review-asks">Which of these belongs to which?</p>
          <Parts parts={question.left} label="Left sides" />
          <ul className="review-right" aria-label="Right sides">
            {question.right.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </>
      )
    case 'numeric':
      return (
        <p className="muted small review-asks">
          {question.units.length > 0 ? `A number in ${question.units.join(' or ')}.` : 'A number.'}
        </p>
      )
    default:
      return null
  }
}

function Parts({ parts, label }: { parts: { id: string; html: string }[]; label: string }) {
  return (
    <ul className="review-parts" aria-label={label}>
      {parts.map(({ id, html }) => (
        <li key={id}>
          <Html html={html} />
        </li>
      ))}
    </ul>
  )
}
