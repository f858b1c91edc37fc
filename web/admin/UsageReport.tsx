import { useQuery } from '@tanstack/react-query'
import { getCostSummary } from '#contract/usage.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Budgets } from './Budgets.tsx'
import { CallList } from './CallList.tsx'
import { DayChart } from './DayChart.tsx'
import { NoModel } from './NoModel.tsx'
import { outcomeLabels } from './outcomeLabels.ts'
import { SumsTable } from './SumsTable.tsx'
import './usage.css'

export function UsageReport() {
  const { data, error, isFetching, refetch } = useQuery(query(getCostSummary, {}))
  if (!data) {
    return error && !isFetching ? (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
        {sentenceOf(error)}
      </Notice>
    ) : (
      <Skeleton lines={9} label="Loading usage and cost" />
    )
  }
  const { models, total, underWay } = data
  const wasUsed = total.calls > 0 || underWay.calls > 0
  return (
    <>
      {models ? (
        <p className="muted">
          {models.writer === models.checker
            ? `${models.writer} writes, and checks what it wrote.`
            : `${models.writer} writes, ${models.checker} checks what it wrote.`}
        </p>
      ) : (
        <NoModel />
      )}
      {(models || wasUsed) && <Budgets summary={data} />}
      {wasUsed && (
        <>
          <DayChart days={data.byDay} total={total} />
          <SumsTable
            title="By model"
            head="Model"
            rows={data.byModel.map(({ model, ...sums }) => ({ key: model, name: model, sums }))}
          />
          <SumsTable
            title="By person"
            head="Person"
            count={data.byUser.count}
            rows={data.byUser.items.map(({ uid, displayName, email, ...sums }) => ({
              key: uid,
              name: displayName ?? 'Account deleted',
              detail: email ?? uid,
              sums,
            }))}
          />
          <SumsTable
            title="By topic"
            head="Topic"
            count={data.byTopic.count}
            rows={data.byTopic.items.map(({ topicId, title, ...sums }) => ({
              key: topicId ?? '',
              name: topicId === null ? 'Before there was a topic' : (title ?? 'Topic deleted'),
              sums,
            }))}
          />
          <SumsTable
            title="By outcome"
            head="Outcome"
            rows={data.byOutcome.map(({ outcome, ...sums }) => ({ key: outcome, name: outcomeLabels[outcome], sums }))}
          />
        </>
      )}
      {(models || wasUsed) && <CallList summary={data} />}
    </>
  )
}
