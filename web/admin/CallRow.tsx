import type { ModelCall } from '#contract/usage.ts'
import * as words from '#words/admin.calls.ts'
import { date, number } from '#words/language.ts'
import { costOf, dollars } from './money.ts'
import { outcomeLabels } from './outcomeLabels.ts'

const momentOf = (time: number) => date(time, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
const secondsOf = (ms: number) =>
  number(Number((ms / 1000).toFixed(1)), { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })

const purposes = { writer: (step: string) => step, checker: words.checkOf, embedder: words.vectorsOf }

export function CallRow({ row }: { row: ModelCall }) {
  const { startedAt, ms, user, topic, step, purpose, model, outcome, estimated, tokensIn, tokensOut } = row
  const tokens = (n: number) => (outcome === 'running' ? '–' : estimated ? words.about(n) : number(n))
  return (
    <tr>
      <th scope="row">
        <time dateTime={new Date(startedAt).toISOString()}>{momentOf(startedAt)}</time>
      </th>
      <td>{user.displayName ?? words.accountDeleted}</td>
      <td>
        {purposes[purpose](step)}
        {topic && <span className="muted small block">{topic.title ?? words.topicDeleted}</span>}
      </td>
      <td>{model}</td>
      <td>
        {outcomeLabels[outcome]}
        {outcome !== 'running' && <span className="muted small block">{words.seconds(secondsOf(ms))}</span>}
      </td>
      <td>{tokens(tokensIn)}</td>
      <td>{tokens(tokensOut)}</td>
      <td>{priceOf(row)}</td>
    </tr>
  )
}

function priceOf({ outcome, usdMicros, reservedMicros }: ModelCall) {
  if (outcome === 'running') return reservedMicros > 0 ? words.upTo(dollars(reservedMicros)) : words.notKnownYet
  return usdMicros === null ? words.unpriced : costOf({ usdMicros, unpriced: 0 })
}
