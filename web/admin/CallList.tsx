import { useState } from 'react'
import { type CostSummary, listUsage, type UsageFilter } from '#contract/usage.ts'
import * as words from '#words/admin.calls.ts'
import { call } from '../api/api.ts'
import { CallFilters } from './CallFilters.tsx'
import { CallRow } from './CallRow.tsx'
import { Pages } from './Pages.tsx'
import { SaveCsv } from './SaveCsv.tsx'

/** All recorded model calls, with filters and a CSV export. */
export function CallList({ summary }: { summary: CostSummary }) {
  const [filter, setFilter] = useState<UsageFilter>({})
  return (
    <section aria-labelledby="usage-calls" className="usage-part">
      <h2 id="usage-calls">{words.everyCall}</h2>
      <CallFilters summary={summary} filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
      <SaveCsv filter={filter} />
      <Pages
        endpoint={listUsage}
        filter={filter}
        load={(cursor, signal) => call(listUsage, { ...filter, ...(cursor && { cursor }) }, { signal })}
        loading={words.loadingCalls}
        empty={{ title: words.noSuchCall }}
        wide
      >
        {(calls) => (
          <section className="usage-scroll" aria-label={words.newestFirst} tabIndex={0}>
            <table className="usage-table usage-calls">
              <thead>
                <tr>
                  <th scope="col">{words.columns.time}</th>
                  <th scope="col">{words.columns.person}</th>
                  <th scope="col">{words.columns.purpose}</th>
                  <th scope="col">{words.columns.model}</th>
                  <th scope="col">{words.columns.outcome}</th>
                  <th scope="col">{words.columns.tokensIn}</th>
                  <th scope="col">{words.columns.tokensOut}</th>
                  <th scope="col">{words.columns.cost}</th>
                </tr>
              </thead>
              <tbody>
                {calls.map((row) => (
                  <CallRow key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Pages>
    </section>
  )
}
