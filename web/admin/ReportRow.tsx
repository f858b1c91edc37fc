import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messages } from '#contract/errors.ts'
import { closeReport, type Report } from '#contract/reports.ts'
import { CallError, call } from '../api.ts'
import { reasonLabels } from '../reportReasons.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

type State = { state: 'open' } | { state: 'closing' } | { state: 'failed'; message: string }

const kinds = { topic: 'Topic', lesson: 'Lesson', question: 'Question' }
const pages = { topic: '/topic-details/$id', lesson: '/lessons/$id', quiz: '/quizzes/$id' } as const
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export function ReportRow({ report, onClosed }: { report: Report; onClosed: () => void }) {
  const { id, kind, title, page, reason, detail, reporter, createdAt, answered, checked, question } = report
  const [closing, setClosing] = useState<State>({ state: 'open' })

  async function close() {
    if (closing.state === 'closing') return
    setClosing({ state: 'closing' })
    try {
      if (await call(closeReport, { id })) onClosed()
    } catch (error) {
      setClosing({ state: 'failed', message: error instanceof CallError ? error.message : messages.unexpected })
    }
  }

  return (
    <li>
      <p className="eyebrow">{kinds[kind]}</p>
      <h2 className="report-title">
        {page ? (
          <Link to={pages[page.kind]} params={{ id: page.id }}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p>{reasonLabels[reason]}</p>
      {detail && <p className="report-detail">{detail}</p>}
      {answered !== null && <p className="muted small">Answered: {answered}</p>}
      {checked !== null && <p className="muted small">{checked}</p>}
      <p className="meta">
        <span>
          {reporter.displayName} ({reporter.email})
        </span>
        <time dateTime={new Date(createdAt).toISOString()}>{day.format(createdAt)}</time>
        {!page && <span>Private or gone: only its owner can open it</span>}
      </p>
      {closing.state === 'failed' && <Notice kind="error">{closing.message}</Notice>}
      <p className="actions">
        {question && (
          <LinkButton
            to="/topic-details/$id/edit"
            params={{ id: question.topicId }}
            search={{ question: question.id, report: id }}
            variant="primary"
          >
            Look at it and decide<span className="sr-only">: {title}</span>
          </LinkButton>
        )}
        <Button onClick={close} aria-disabled={closing.state === 'closing' || undefined}>
          {closing.state === 'closing' ? 'Closing…' : 'Close'}
          <span className="sr-only">: {title}</span>
        </Button>
      </p>
    </li>
  )
}
