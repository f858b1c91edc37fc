import { useQuery } from '@tanstack/react-query'
import { listTopicReports } from '#contract/reports.ts'
import { retry } from '#words/common.ts'
import { answered, says } from '#words/editing.reports.ts'
import * as words from '#words/editing.topic.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { reasonLabels } from '../reports/reportReasons.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Undecided reports about the topic's questions. */
export function Inbox({ topicId }: { topicId: string }) {
  const { data, error, isFetching, refetch } = useQuery({ ...query(listTopicReports, { topicId }), staleTime: 0 })
  const reports = data?.items ?? []
  return (
    <section aria-labelledby="inbox" className="mt-8">
      <h2 id="inbox">{data ? words.reportsCounted(reports.length) : words.reportsTitle}</h2>
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={3} label={words.loadingReports} />}
      {data && reports.length === 0 && <p className="muted">{words.noReports}</p>}
      <ul className="rows">
        {reports.map((report) => (
          <li key={report.id}>
            <h3>{report.title}</h3>
            <p>{says(reasonLabels[report.reason], report.reporter)}</p>
            {report.detail && <p className="edit-said">{report.detail}</p>}
            {report.answered !== null && (
              <p className="muted small">
                <Rich text={answered} parts={{ label: (label) => label, answer: () => report.answered }} />
              </p>
            )}
            {report.checked !== null && <p className="muted small">{report.checked}</p>}
            <p className="actions">
              <LinkButton
                to="/topic-details/$id/edit"
                params={{ id: topicId }}
                search={{ question: report.questionId, report: report.id }}
              >
                <Rich
                  text={words.lookAndDecide}
                  parts={{
                    which: (inner) => (
                      <span className="sr-only">
                        <Rich text={inner} parts={{ title: () => report.title }} />
                      </span>
                    ),
                  }}
                />
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
