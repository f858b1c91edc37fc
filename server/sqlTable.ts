/** A value of SQLite. INTEGER values are bigint, so that a number is always a REAL. */
export type SqlValue = string | number | bigint | Uint8Array | null

/** A text table with header, dashes and one line per row; numbers are right-aligned. Specified in docs/content.md. */
export function drawTable(names: string[], rows: SqlValue[][]): string {
  const columns = names.map((name, at) => {
    const values = rows.map((row) => row[at] ?? null)
    const texts = [name, ...values.map(written)]
    const isNumber = (value: SqlValue) => typeof value === 'number' || typeof value === 'bigint'
    const numeric = values.some(isNumber) && values.every((value) => value === null || isNumber(value))
    const width = texts.reduce((widest, text) => Math.max(widest, text.length), 0)
    return { width, texts: texts.map((text) => (numeric ? text.padStart(width) : text.padEnd(width))) }
  })
  const line = (at: number) => columns.map(({ texts }) => texts[at]).join(' | ')
  const dashes = columns.map(({ width }) => '-'.repeat(width)).join('-+-')
  const body = rows.length > 0 ? rows.map((_, at) => line(at + 1)) : ['(no rows)']
  return [line(0), dashes, ...body].join('\n')
}

function written(value: SqlValue): string {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex').toUpperCase()}'`
  if (typeof value !== 'number') return String(value)
  const short = String(Number(value.toPrecision(15)))
  return /^-?\d+$/.test(short) ? `${short}.0` : short
}
