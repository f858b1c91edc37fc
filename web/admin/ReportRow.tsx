import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { closeReport, type Report } from '#contract/reports.ts'
import * as words from '#words/admin.reports.ts'
import { call } from '../api/api.ts'
import { reasonLabels } from '../reports/reportReasons.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Act } from './Act.tsx'
import { isoOf, momentOf } from './moments.ts'

const pages = { topic: '/topic-details/$id', lesson: '/lessons/$id', quiz: '/quizzes/$id' } as const

export function ReportRow({ report, onDone }: { report: Report; onDone: (news: ReactNode) => void }) {
  const { id, kind, title, page, reason, detail, reporter, createdAt, answered, checked, question } = report
  return (
    <li>
      <p className="eyebrow">{words.kinds[kind]}</p>
      <h2 className="admin-title">
        {page ? (
          <Link to={pages[page.kind]} params={{ id: page.id }}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p>{reasonLabels[reason]}</p>
      {detail && <p className="admin-text">{detail}</p>}
      {answered !== null && <p className="muted small">{words.answered(answered)}</p>}
      {checked !== null && <p className="muted small">{checked}</p>}
      <p className="meta">
        <span>
          {reporter.displayName} ({reporter.email})
        </span>
        <time dateTime={isoOf(createdAt)}>{momentOf(createdAt)}</time>
        {!page && <span>{words.privateOrGone}</span>}
      </p>
      {question && (
        <p className="actions">
          <LinkButton
            to="/topic-details/$id/edit"
            params={{ id: question.topicId }}
            search={{ question: question.id, report: id }}
            variant="primary"
          >
            {words.lookAndDecide}
            <span className="sr-only">: {title}</span>
          </LinkButton>
        </p>
      )}
      <Act
        label={words.closeIt}
        of={title}
        onDone={onDone}
        act={async () => (await call(closeReport, { id })) && words.isClosed(title)}
      />
    </li>
  )
}
