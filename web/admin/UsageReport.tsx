import { useQuery } from '@tanstack/react-query'
import { getCostSummary } from '#contract/usage.ts'
import * as words from '#words/admin.usage.ts'
import { retry } from '#words/common.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
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
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {sentenceOf(error)}
      </Notice>
    ) : (
      <Skeleton lines={9} label={words.loadingUsage} />
    )
  }
  const { models, total, underWay } = data
  const wasUsed = total.calls > 0 || underWay.calls > 0
  return (
    <>
      {models ? (
        <p className="muted">
          {models.writer === models.checker
            ? words.oneModel(models.writer)
            : words.twoModels(models.writer, models.checker)}
        </p>
      ) : (
        <NoModel />
      )}
      {(models || wasUsed) && <Budgets summary={data} />}
      {wasUsed && (
        <>
          <DayChart days={data.byDay} total={total} />
          <SumsTable
            {...words.tables.byModel}
            rows={data.byModel.map(({ model, ...sums }) => ({ key: model, name: model, sums }))}
          />
          <SumsTable
            {...words.tables.byPerson}
            count={data.byUser.count}
            rows={data.byUser.items.map(({ uid, displayName, email, ...sums }) => ({
              key: uid,
              name: displayName ?? words.accountDeleted,
              detail: email ?? uid,
              sums,
            }))}
          />
          <SumsTable
            {...words.tables.byTopic}
            count={data.byTopic.count}
            rows={data.byTopic.items.map(({ topicId, title, ...sums }) => ({
              key: topicId ?? '',
              name: topicId === null ? words.beforeTopic : (title ?? words.topicDeleted),
              sums,
            }))}
          />
          <SumsTable
            {...words.tables.byOutcome}
            rows={data.byOutcome.map(({ outcome, ...sums }) => ({ key: outcome, name: outcomeLabels[outcome], sums }))}
          />
        </>
      )}
      {(models || wasUsed) && <CallList summary={data} />}
    </>
  )
}
