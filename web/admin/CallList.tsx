import { useState } from 'react'
import { type CostSummary, listUsage, type UsageFilter } from '#contract/usage.ts'
import { call } from '../api.ts'
import { CallFilters } from './CallFilters.tsx'
import { CallRow } from './CallRow.tsx'
import { Pages } from './Pages.tsx'
import { SaveCsv } from './SaveCsv.tsx'

/** The ledger, call by call. */
export function CallList({ summary }: { summary: CostSummary }) {
  const [filter, setFilter] = useState<UsageFilter>({})
  return (
    <section aria-labelledby="usage-calls" className="usage-part">
      <h2 id="usage-calls">Every call</h2>
      <CallFilters summary={summary} filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
      <SaveCsv filter={filter} />
      <Pages
        endpoint={listUsage}
        filter={filter}
        load={(cursor, signal) => call(listUsage, { ...filter, ...(cursor && { cursor }) }, { signal })}
        loading="Loading calls"
        empty={{ title: 'There is no such call.' }}
        wide
      >
        {(calls) => (
          <section className="usage-scroll" aria-label="Calls, the newest first" tabIndex={0}>
            <table className="usage-table usage-calls">
              <thead>
                <tr>
                  <th scope="col">Time (UTC)</th>
                  <th scope="col">Person</th>
                  <th scope="col">For</th>
                  <th scope="col">Model</th>
                  <th scope="col">Outcome</th>
                  <th scope="col">Tokens in</th>
                  <th scope="col">Tokens out</th>
                  <th scope="col">Cost</th>
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
