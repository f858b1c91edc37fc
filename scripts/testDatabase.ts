import pg from 'pg'

const CONNECT_TIMEOUT_MS = 3_000
/** Debian's PostgreSQL where it trusts the machine it runs on. */
const USUAL = 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * A PostgreSQL on which tests may make databases: the one that TEST_DATABASE_URL names, else the usual one.
 * @throws where one is named, or REQUIRE_POSTGRES is set, and none can be used.
 */
export async function findTestDatabase({ TEST_DATABASE_URL, REQUIRE_POSTGRES } = process.env) {
  const url = TEST_DATABASE_URL || USUAL
  const problem = await problemWith(url)
  if (problem === undefined) return url
  if (TEST_DATABASE_URL || REQUIRE_POSTGRES) throw new Error(`Lyceum can't test on PostgreSQL: ${problem}`)
  return undefined
}

async function problemWith(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    )
    return rows[0]?.may ? undefined : 'its role may not create databases.'
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error)
  } finally {
    await client.end().catch(() => {})
  }
}
