import type { Reader } from '../values.ts'
import { drawAcross } from './across.ts'
import { type Bars, rowsOf, sayValue, startAt } from './barValues.ts'
import type { Form } from './parts.ts'
import { drawUpright } from './upright.ts'

export function bars(given: Bars, reader: Reader): Form {
  const data = given.start === undefined ? given : { ...given, y: startAt(given, given.start, reader) }
  const rows = rowsOf(data, reader)
  return {
    draw: () => (data.across ? drawAcross(data, rows, reader) : drawUpright(data, rows, reader)),
    table: () => ({
      head: [data.xTitle, ...data.series.map(({ name }) => name ?? data.yTitle ?? 'Value')],
      rows: rows.names.map((name, at) => [name, ...rows.values.map((values) => sayValue(data, values[at] ?? 0))]),
    }),
  }
}
