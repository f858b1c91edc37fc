import { createHash } from 'node:crypto'
import { type Config, ConfigError } from '../config.ts'
import type { Db } from './client.ts'

type Secret = Pick<Config, 'secret'>

const fingerprintOf = ({ secret }: Secret) =>
  createHash('sha256').update(`lyceum:${secret}`).digest('base64url').slice(0, 22)

/**
 * Checks that the server has the same secret as all others on this database, because the signing key is encrypted with
 * it.
 * @throws ConfigError for a different secret, before the server can invalidate everybody's session.
 */
export async function checkSecret(db: Db, config: Secret) {
  await db
    .insertInto('instance')
    .values({ name: 'secret', value: fingerprintOf(config) })
    .onConflict((c) => c.column('name').doNothing())
    .execute()
  if (await isOwnSecret(db, config)) return
  throw new ConfigError(
    'SECRET: this database was set up with a different one. Give every server the same SECRET; without that setting, a server keeps its own in DATA_DIR/secret.',
  )
}

/** Whether the database was set up with this secret, or hasn't been set up yet. */
export async function isOwnSecret(db: Db, config: Secret) {
  const known = await db.selectFrom('instance').select('value').where('name', '=', 'secret').executeTakeFirst()
  return known === undefined || known.value === fingerprintOf(config)
}
