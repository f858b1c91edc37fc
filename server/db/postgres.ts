import {
  ColumnDefinitionNode,
  type DataTypeNode,
  type OperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/** If the database doesn't respond within this time, the request is answered with 503. */
const QUERY_TIMEOUT_MS = 8_000
const STATEMENT_TIMEOUT_MS = 60_000
const INT8 = 20

/**
 * The only connection pool of the process, shared by the stores, better-auth and the sockets. `patient` turns off query
 * timeouts, for slow work such as migrations and backups.
 */
export function postgresPool(
  url: string,
  { patient = false, connections = CONNECTIONS }: { patient?: boolean; connections?: number | undefined } = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'lyceum',
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never },
    ...(!patient && {
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    }),
  })
  // If a connection breaks, the query that uses it fails. Without these listeners, the process would end as well.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely's dialect for PostgreSQL, changed to sort text and store booleans as SQLite does. */
export const postgresDialect = (pool: pg.Pool) => new AlikeDialect({ pool })

class AlikeDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new AlikeCompiler()
  }
}

class AlikeCompiler extends PostgresQueryCompiler {
  /** Sorts text by bytes, as SQLite does, so that cursors mean the same on all servers. */
  protected override visitDataType(node: DataTypeNode) {
    super.visitDataType(node)
    const parent: OperationNode | undefined = this.parentNode
    if (node.dataType === 'text' && parent && ColumnDefinitionNode.is(parent)) this.append(' collate "C"')
  }

  /** Booleans are stored as 0 and 1, but better-auth passes some of them as booleans. */
  protected override addParameter(parameter: unknown) {
    super.addParameter(typeof parameter === 'boolean' ? Number(parameter) : parameter)
  }
}
