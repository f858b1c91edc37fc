import pg from 'pg'

type Asked = Pick<pg.Client, 'query'>

/** Tables that the migrator fills, even in a new database. */
const OF_THE_SCHEMA = ['kysely_migration', 'kysely_migration_lock']

/**
 * Empties a database that was copied from the template, so that the next test can use it. Returns false if it can't be
 * reused, because a test has changed its schema, or because the role may not disable triggers (which requires
 * PostgreSQL 15 or a superuser).
 */
export async function emptied(url: string, template: string): Promise<boolean> {
  try {
    const client = connectionTo(url)
    // Also ends queries that a test left running.
    await client.query({
      name: 'end others',
      text: 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    })
    if ((await schemaOf(client)) !== (await schemaOfTemplate(template))) return await givenUp(url)
    const filled = await filledTables(client)
    if (filled.length > 0) await client.query(filled.map((table) => `delete from "${table}"`).join(';'))
    await client.query({
      name: 'reset sequences',
      text: `select setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences where last_value is not null`,
    })
    // A terminated connection may have committed something at the last moment.
    return (await filledTables(client)).length === 0 || (await givenUp(url))
  } catch {
    return givenUp(url)
  }
}

/** A connection to each database that was emptied. They are kept, because opening one takes longer than emptying. */
const connections = new Map<string, pg.Pool>()

function connectionTo(url: string): pg.Pool {
  const open = connections.get(url)
  if (open) return open
  const connection = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    // Lets the process end although the connection is open.
    allowExitOnIdle: true,
    // Turns off foreign keys and the trigger that protects the audit log.
    options: '-c session_replication_role=replica',
  })
  connection.on('error', () => {})
  connections.set(url, connection)
  return connection
}

async function givenUp(url: string): Promise<false> {
  const connection = connections.get(url)
  connections.delete(url)
  await connection?.end().catch(() => {})
  return false
}

let known: Promise<string> | undefined

function schemaOfTemplate(url: string): Promise<string> {
  known ??= (async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await schemaOf(client)
    } finally {
      await client.end()
    }
  })()
  return known
}

/**
 * The number of rows and the latest transaction id in each of the system catalogs, as text. It is the same in a copy of
 * a database, and changes when the schema changes.
 */
async function schemaOf(client: Asked): Promise<string> {
  const catalogs = ['pg_class', 'pg_attribute', 'pg_index', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_attrdef']
  const of = (catalog: string) => `select count(*) || ' ' || max(xmin::text::bigint) as rows from ${catalog}`
  const { rows } = await client.query<{ rows: string }>({ name: 'schema', text: catalogs.map(of).join(' union all ') })
  return rows.map((row) => row.rows).join()
}

let tables: Promise<string[]> | undefined

async function filledTables(client: Asked): Promise<string[]> {
  tables ??= client
    .query<{ tablename: string }>("select tablename from pg_tables where schemaname = 'public'")
    .then(({ rows }) => rows.map((row) => row.tablename).filter((name) => !OF_THE_SCHEMA.includes(name)))
  const filled = (await tables).map((name) => `select '${name}' as name where exists (select from "${name}")`)
  const { rows } = await client.query<{ name: string }>({ name: 'filled', text: filled.join(' union all ') })
  return rows.map(({ name }) => name)
}
