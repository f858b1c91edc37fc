import type { CostSummary, UsageSums } from '#contract/usage.ts'
import { Progress } from '../ui/Progress.tsx'
import { costOf, count, dollars } from './money.ts'

/** What today and this month have cost, beside what they may. */
export function Budgets({ summary: { budget, today, month, underWay } }: { summary: CostSummary }) {
  return (
    <>
      <div className="budgets">
        <Spent title="Today" sums={today} reserved={underWay.reservedMicros} limit={budget?.dayMicros} />
        <Spent title="This month" sums={month} reserved={underWay.reservedMicros} limit={budget?.monthMicros} />
      </div>
      <p className="muted small mt-4">
        {budget
          ? 'No call is made that could go beyond the budget of the day; the month’s is that of its days. '
          : 'No budget is set: MODEL_BUDGET_USD limits what a day may cost. '}
        {underWay.calls > 0 &&
          `${count(underWay.calls, 'call is', 'calls are')} under way; up to ${dollars(underWay.reservedMicros)} is reserved.`}
      </p>
    </>
  )
}

type Props = { title: string; sums: UsageSums; reserved: number; limit: number | undefined }

function Spent({ title, sums, reserved, limit }: Props) {
  const { calls, failures } = sums
  return (
    <section>
      <h2>{title}</h2>
      <p className="budget-spent">
        <b>{costOf(sums)}</b>
        {limit !== undefined && <span className="muted"> of {dollars(limit)}</span>}
      </p>
      {limit !== undefined && (
        <Progress
          label={`${title}: spent and reserved of the budget`}
          value={Math.min(limit, sums.usdMicros + reserved)}
          max={Math.max(limit, 1)}
        />
      )}
      <p className="muted small mt-2">
        {count(calls, 'call')}
        {failures > 0 && `, ${failures.toLocaleString('en')} failed`}; {count(sums.tokensIn, 'token')} in,{' '}
        {sums.tokensOut.toLocaleString('en')} out
      </p>
    </section>
  )
}
