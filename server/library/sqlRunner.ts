import { constants, DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { serveSamples } from './serveSamples.ts'

// Runs the SQL samples of one unit, which share a database in memory, and prints rows as docs/content.md says.

await serveSamples(async () => {
  const db = new DatabaseSync(':memory:')
  db.exec('PRAGMA foreign_keys = ON')
  db.setAuthorizer((action) => (action === constants.SQLITE_ATTACH ? constants.SQLITE_DENY : constants.SQLITE_OK))

  return (code) => {
    const tables: string[] = []
    for (let rest = code; !isBlank(rest); ) {
      const statement = db.prepare(rest)
      rest = rest.slice(statement.sourceSQL.length)
      const names = statement.columns().map((column) => column.name)
      statement.setReturnArrays(true)
      // Whole numbers then come as bigint, and what is left as a number is a REAL: 3.0 is not written 3.
      statement.setReadBigInts(true)
      const rows = statement.all().map((row) => Object.values(row))
      if (names.length > 0) tables.push(drawTable(names, rows))
    }
    return tables.join('\n\n')
  }
})

function isBlank(sql: string): boolean {
  return sql.replace(/--.*|\/\*[\s\S]*?\*\//g, '').trim() === ''
}

/** A header, dashes, a line for each row; numbers stand to the right of their column. */
function drawTable(names: string[], rows: SQLOutputValue[][]): string {
  const columns = names.map((name, at) => {
    const values = rows.map((row) => row[at] ?? null)
    const texts = [name, ...values.map(written)]
    const numeric = values.some((value) => value !== null) && values.every((value) => typeof value !== 'string')
    const width = Math.max(...texts.map((text) => text.length))
    return { width, texts: texts.map((text) => (numeric ? text.padStart(width) : text.padEnd(width))) }
  })
  const line = (at: number) => columns.map(({ texts }) => texts[at]).join(' | ')
  const dashes = columns.map(({ width }) => '-'.repeat(width)).join('-+-')
  const body = rows.length > 0 ? rows.map((_, at) => line(at + 1)) : ['(no rows)']
  return [line(0), dashes, ...body].join('\n')
}

function written(value: SQLOutputValue): string {
  if (value === null) return 'NULL'
  if (typeof value !== 'number') return String(value)
  const short = String(Number(value.toPrecision(15)))
  return /^-?\d+$/.test(short) ? `${short}.0` : short
}
