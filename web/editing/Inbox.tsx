import { useQuery } from '@tanstack/react-query'
import { listTopicReports } from '#contract/reports.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { reasonLabels } from '../reportReasons.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** What people say is wrong with the topic's questions, until it is decided. */
export function Inbox({ topicId }: { topicId: string }) {
  const { data, error, isFetching, refetch } = useQuery({ ...query(listTopicReports, { topicId }), staleTime: 0 })
  const reports = data?.items ?? []
  return (
    <section aria-labelledby="inbox" className="mt-8">
      <h2 id="inbox">Reports{data && ` (${reports.length})`}</h2>
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={3} label="Loading reports" />}
      {data && reports.length === 0 && <p className="muted">Nobody says that a question is wrong.</p>}
      <ul className="rows">
        {reports.map((report) => (
          <li key={report.id}>
            <h3>{report.title}</h3>
            <p>
              {reasonLabels[report.reason]}, says {report.reporter}.
            </p>
            {report.detail && <p className="edit-said">{report.detail}</p>}
            {report.answered !== null && <p className="muted small">Answered: {report.answered}</p>}
            {report.checked !== null && <p className="muted small">{report.checked}</p>}
            <p className="actions">
              <LinkButton
                to="/topic-details/$id/edit"
                params={{ id: topicId }}
                search={{ question: report.questionId, report: report.id }}
              >
                Look at it and decide<span className="sr-only">: {report.title}</span>
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
