import { constants, DatabaseSync } from 'node:sqlite'
import { drawTable } from '../sqlTable.ts'
import { serveSamples } from './serveSamples.ts'

// Runs the SQL samples of one unit, which share a database in memory, and prints rows as specified in docs/content.md.

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
      // Reads integers as bigint. Every value of the type `number` is then a REAL, so that 3.0 isn't printed as 3.
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
