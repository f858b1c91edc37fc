import {
  ColumnDefinitionNode,
  type DataTypeNode,
  type OperationNode,
  PostgresDialect,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
/** A database that has stalled is answered for with 503, and not waited for. */
const QUERY_TIMEOUT_MS = 8_000
const STATEMENT_TIMEOUT_MS = 60_000
const INT8 = 20

/**
 * The pool that stores, better-auth and the sockets of a process share.
 * `patient` for migrations, backups and the like, which may take their time.
 */
export function postgresPool(url: string, { patient = false } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
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
  // A connection that breaks fails the query that uses it; without a listener it would also end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely's PostgreSQL dialect, with what makes both databases alike. */
export const postgresDialect = (pool: pg.Pool) => new AlikeDialect({ pool })

class AlikeDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new AlikeCompiler()
  }
}

class AlikeCompiler extends PostgresQueryCompiler {
  /** Text sorts by its bytes, as on SQLite: a cursor then means the same on every server. */
  protected override visitDataType(node: DataTypeNode) {
    super.visitDataType(node)
    const parent: OperationNode | undefined = this.parentNode
    if (node.dataType === 'text' && parent && ColumnDefinitionNode.is(parent)) this.append(' collate "C"')
  }

  /** Booleans are 0 and 1; better-auth hands some over as they are. */
  protected override addParameter(parameter: unknown) {
    super.addParameter(typeof parameter === 'boolean' ? Number(parameter) : parameter)
  }
}
