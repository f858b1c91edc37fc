import type { QuestionPreview as Preview } from '#contract/editing.ts'
import type { Question, Verdict } from '#contract/quizzes.ts'
import { ServerHtml } from '../ui/ServerHtml.tsx'

type Shown = NonNullable<Preview['shown']>

/** The question with its key, as a learner meets it after answering. */
export function QuestionPreview({ shown: { question, key } }: { shown: Shown }) {
  return (
    <div className="question-preview">
      <Html html={question.stemHtml} className="question-stem" />
      <ul>
        {linesOf(question, key).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one question, which stay in their places
          <li key={index}>
            {line.html !== undefined && <Html html={line.html} />}
            {line.text && <p>{line.text}</p>}
            {line.mark && <p className="edit-mark small">{line.mark}</p>}
            {line.whyHtml && <Html html={line.whyHtml} className="muted" />}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Line = { html?: string; text?: string; mark?: string; whyHtml?: string }

function linesOf(question: Question, key: Verdict['key']): Line[] {
  if ('options' in question && 'options' in key) {
    return question.options.map(({ id, html }) => {
      const told = key.options.find((option) => option.id === id)
      return { html, ...(told?.correct && { mark: 'Right' }), whyHtml: told?.whyHtml ?? '' }
    })
  }
  if (question.kind === 'ordering' && key.kind === 'ordering') {
    return key.stepIds.map((id, at) => ({
      text: `${at + 1}.`,
      html: question.steps.find((step) => step.id === id)?.html ?? '',
    }))
  }
  if (question.kind === 'matching' && key.kind === 'matching') {
    const rightOf = (id: string) => question.right.find((right) => right.id === id)?.text ?? ''
    return [
      ...key.pairs.map(({ leftId, rightId, whyHtml }) => ({
        html: question.left.find((left) => left.id === leftId)?.html ?? '',
        text: `→ ${rightOf(rightId)}`,
        whyHtml,
      })),
      ...key.extra.map(({ rightId, whyHtml }) => ({ text: rightOf(rightId), mark: 'Belongs to nothing', whyHtml })),
    ]
  }
  if (question.kind === 'true-false' && key.kind === 'true-false') {
    return [
      { text: key.truth ? 'True' : 'False', mark: 'Right' },
      ...question.reasons.map(({ id, html }) => {
        const told = key.reasons.find((reason) => reason.id === id)
        return { html, ...(told?.correct && { mark: 'The reason' }), whyHtml: told?.whyHtml ?? '' }
      }),
    ]
  }
  if (question.kind === 'output' && key.kind === 'output') {
    return [{ html: question.codeHtml }, { text: key.text, mark: 'Printed' }]
  }
  if (key.kind === 'typed') return [{ text: key.text, mark: 'Right' }]
  if (key.kind === 'numeric') return [{ text: [key.text, key.unit].filter(Boolean).join(' '), mark: 'Right' }]
  return []
}

function Html({ html, className = '' }: { html: string; className?: string }) {
  return <ServerHtml className={`prose ${className}`} html={html} />
}
