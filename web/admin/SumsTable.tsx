import { useId } from 'react'
import type { UsageSums } from '#contract/usage.ts'
import { costOf } from './money.ts'

type Row = { key: string; name: string; detail?: string; sums: UsageSums }
/** `count`: how many there are in all, where only the dearest are shown. */
type Props = { title: string; head: string; rows: Row[]; count?: number }

export function SumsTable({ title, head, rows, count = rows.length }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="usage-part">
      <h2 id={id}>{title}</h2>
      <section className="usage-scroll" aria-label={`Usage ${title.toLowerCase()}`} tabIndex={0}>
        <table className="usage-table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">Cost</th>
              <th scope="col">Calls</th>
              <th scope="col">Failed</th>
              <th scope="col">Tokens in</th>
              <th scope="col">Cached</th>
              <th scope="col">Tokens out</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, detail, sums }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  {detail && <span className="muted small block">{detail}</span>}
                </th>
                <td>{costOf(sums)}</td>
                <td>{sums.calls.toLocaleString('en')}</td>
                <td>{sums.failures.toLocaleString('en')}</td>
                <td>{sums.tokensIn.toLocaleString('en')}</td>
                <td>{sums.tokensCached.toLocaleString('en')}</td>
                <td>{sums.tokensOut.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > rows.length && (
        <p className="muted small mt-2">
          The {rows.length} that cost the most, of {count.toLocaleString('en')}.
        </p>
      )}
    </section>
  )
}
