import type { CostSummary, UsageSums } from '#contract/usage.ts'
import * as words from '#words/admin.usage.ts'
import { Progress } from '../ui/Progress.tsx'
import { Rich } from '../ui/Rich.tsx'
import { costOf, dollars } from './money.ts'

/** The costs of today and this month next to their limits. */
export function Budgets({ summary: { budget, today, month, underWay } }: { summary: CostSummary }) {
  return (
    <>
      <div className="budgets">
        <Spent period="today" sums={today} reserved={underWay.reservedMicros} limit={budget?.dayMicros} />
        <Spent period="month" sums={month} reserved={underWay.reservedMicros} limit={budget?.monthMicros} />
      </div>
      <p className="muted small mt-4">
        {budget ? words.budgetSet : words.noBudget}{' '}
        {underWay.calls > 0 && words.underWay(underWay.calls, dollars(underWay.reservedMicros))}
      </p>
    </>
  )
}

type Props = { period: keyof typeof words.periods; sums: UsageSums; reserved: number; limit: number | undefined }

function Spent({ period, sums, reserved, limit }: Props) {
  const { calls, failures, tokensIn, tokensOut } = sums
  const { title, progress } = words.periods[period]
  return (
    <section>
      <h2>{title}</h2>
      <p className="budget-spent">
        {limit === undefined ? (
          <b>{costOf(sums)}</b>
        ) : (
          <Rich
            text={words.spentOf(costOf(sums), dollars(limit))}
            parts={{ spent: (cost) => <b>{cost}</b>, limit: (cost) => <span className="muted">{cost}</span> }}
          />
        )}
      </p>
      {limit !== undefined && (
        <Progress label={progress} value={Math.min(limit, sums.usdMicros + reserved)} max={Math.max(limit, 1)} />
      )}
      <p className="muted small mt-2">
        {failures > 0
          ? words.spentWithFailures(calls, failures, tokensIn, tokensOut)
          : words.spent(calls, tokensIn, tokensOut)}
      </p>
    </section>
  )
}
