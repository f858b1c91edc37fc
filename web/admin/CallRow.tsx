import type { ModelCall } from '#contract/usage.ts'
import { costOf, dollars } from './money.ts'
import { outcomeLabels } from './outcomeLabels.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })

export function CallRow({ row }: { row: ModelCall }) {
  const { startedAt, ms, user, topic, step, purpose, model, outcome, estimated, tokensIn, tokensOut } = row
  const tokens = (n: number) => (outcome === 'running' ? '–' : (estimated ? 'about ' : '') + n.toLocaleString('en'))
  return (
    <tr>
      <th scope="row">
        <time dateTime={new Date(startedAt).toISOString()}>{moment.format(startedAt)}</time>
      </th>
      <td>{user.displayName ?? 'Account deleted'}</td>
      <td>
        {step}
        {purpose === 'checker' && ' (check)'}
        {purpose === 'embedder' && ' (vectors)'}
        {topic && <span className="muted small block">{topic.title ?? 'Topic deleted'}</span>}
      </td>
      <td>{model}</td>
      <td>
        {outcomeLabels[outcome]}
        {outcome !== 'running' && <span className="muted small block">{(ms / 1000).toFixed(1)} s</span>}
      </td>
      <td>{tokens(tokensIn)}</td>
      <td>{tokens(tokensOut)}</td>
      <td>{priceOf(row)}</td>
    </tr>
  )
}

function priceOf({ outcome, usdMicros, reservedMicros }: ModelCall) {
  if (outcome === 'running') return reservedMicros > 0 ? `up to ${dollars(reservedMicros)}` : 'not known yet'
  return usdMicros === null ? 'unpriced' : costOf({ usdMicros, unpriced: 0 })
}
