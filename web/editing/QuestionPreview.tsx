import type { QuestionPreview as Preview } from '#contract/editing.ts'
import { editorOf } from '../questions/editor/editors.ts'
import { ServerHtml } from '../ui/ServerHtml.tsx'

type Shown = NonNullable<Preview['shown']>

/** The question with its right answer, as a learner sees it after answering. */
export function QuestionPreview({ shown: { question, key } }: { shown: Shown }) {
  const lines = key.kind === question.kind ? editorOf(question).preview(question, key) : []
  return (
    <div className="question-preview">
      <Html html={question.stemHtml} className="question-stem" />
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a question's lines never changes
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

function Html({ html, className = '' }: { html: string; className?: string }) {
  return <ServerHtml className={`prose ${className}`} html={html} />
}
