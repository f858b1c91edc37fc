import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { type Db, migrationNames, openDb } from '../db/client.ts'
import { isPostgres } from '../db/dialect.ts'
import { isOwnSecret } from '../db/instance.ts'
import { probePayments } from '../payments/service.ts'
import { listMigrations } from './backupLines.ts'
import { examineExecution } from './executionFindings.ts'
import { type Finding, fail, ok, warn } from './finding.ts'
import { examineModels, type ModelLook } from './modelFindings.ts'

const NODE_MAJOR = 24
const FREE_WARN_MB = 500
const ASK_TIMEOUT_MS = 2_000

/** `programs` says whether to run test programs, which takes seconds. */
type Look = ModelLook & { programs?: boolean }

/** Checks everything that a server needs, without changing anything. `libraryFile` is the compiled library. */
export async function* examine(config: Config, libraryFile: string, look: Look = {}): AsyncGenerator<Finding> {
  yield node()
  yield* dataFolder(config)
  yield* library(libraryFile)
  yield* database(config)
  yield await port(config)
  yield* reach(config)
  yield* issuerKeys(config)
  yield* examineModels(config, look)
  if (look.programs ?? true) yield* examineExecution(config)
  yield* examinePayments(config)
}

/** The checks that take no time and also work while the server is running. */
export const lookQuickly = (config: Config): Finding[] => [
  node(),
  // Tests keep everything in memory, so they have no data folder.
  ...(config.dataDir === ':memory:' ? [] : dataFolder(config)),
  ...reach(config),
]

function node(): Finding {
  const major = Number.parseInt(process.versions.node, 10)
  const what = `Node ${process.versions.node}`
  return major >= NODE_MAJOR ? ok(what) : fail(`${what}: Lyceum needs ${NODE_MAJOR} or newer; start it with npm start.`)
}

/** Makes small calls to the payment provider, if one is configured. */
async function* examinePayments({ payments, publicUrl }: Config): AsyncGenerator<Finding> {
  if (payments) yield* probePayments(payments, publicUrl)
}

/** Checks that the keys of the external token issuer can be fetched, if one is configured. */
async function* issuerKeys({ issuer }: Config): AsyncGenerator<Finding, void> {
  if (!issuer) return
  try {
    const response = await fetch(issuer.jwksUrl, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })
    const { keys } = (await response.json()) as { keys?: unknown[] }
    if (!response.ok || !Array.isArray(keys) || keys.length === 0) throw new Error('there are no keys in it')
    yield ok(`ID tokens from ${issuer.url} are good here; OIDC_JWKS_URL has ${keys.length} keys`)
  } catch (error) {
    yield fail(`OIDC_JWKS_URL ${issuer.jwksUrl}: ${(error as Error).message}`)
  }
}

function* dataFolder({ dataDir }: Config): Generator<Finding, void> {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    return yield fail(`can't write to DATA_DIR ${dataDir}: ${(error as Error).message}`)
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMb = Math.floor((bavail * bsize) / 2 ** 20)
  const what = `DATA_DIR ${dataDir} is writable, ${freeMb} MB free`
  yield freeMb >= FREE_WARN_MB ? ok(what) : warn(`${what}: make room before it's full.`)
  const secret = join(dataDir, 'secret')
  if (existsSync(secret) && (statSync(secret).mode & 0o077) !== 0)
    yield warn(`other users can read ${secret}; run: chmod 600 ${secret}`)
}

function* library(file: string): Generator<Finding, void> {
  if (!existsSync(file)) return yield fail(`${file} is missing: run npm run build.`)
  const { units } = JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '') as { units: unknown[] }
  yield ok(`built-in library with ${units.length} units`)
}

async function* database(config: Config): AsyncGenerator<Finding, void> {
  const where = config.databaseUrl ? 'PostgreSQL' : 'SQLite'
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'lyceum.db')))
    return yield ok('no database yet: the first start creates it')
  const opened = await openDb(config).catch((error: Error) => error)
  if (opened instanceof Error) return yield fail(`${where} doesn't answer: ${opened.message}`)
  const { db } = opened
  try {
    yield ok(`${where} ${await version(db)} answers`)
    const applied = await listMigrations(db).catch(() => [])
    const unknown = applied.filter((name) => !migrationNames.includes(name))
    const missing = migrationNames.length - applied.length
    if (unknown.length > 0)
      return yield fail(`its data is from a newer version of Lyceum (${unknown.join(', ')}): update Lyceum.`)
    if (missing > 0) return yield warn(`the next start will update its schema (${missing} steps): make a backup first.`)
    yield ok('its schema is up to date')
    yield* contents(db, config)
  } catch (error) {
    yield fail(`${where} doesn't answer: ${(error as Error).message}`)
  } finally {
    await db.destroy()
  }
}

async function* contents(db: Db, config: Config): AsyncGenerator<Finding, void> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db)
    const problems = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
    yield problems.length === 0
      ? ok('the file is sound')
      : fail(`the file is damaged (${problems[0]}): restore a backup, see docs/self-hosting.md.`)
  }
  yield (await isOwnSecret(db, config))
    ? ok('the secret is the one the data was sealed with')
    : fail("SECRET isn't the one the data was sealed with: set that one, or bring back DATA_DIR/secret.")
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute()
  yield admins.length > 0
    ? ok(`${admins.length === 1 ? 'one administrator' : `${admins.length} administrators`}`)
    : warn(
        'there is no administrator: open the link Lyceum prints when it starts, or run npm run admin -- grant <email>.',
      )
}

async function version(db: Db) {
  if (!isPostgres(db)) return process.versions.sqlite
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return rows[0]?.server_version.split(' ')[0]
}

async function port({ host, port: number }: Config): Promise<Finding> {
  const alive = await fetch(`http://${host}:${number}/livez`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) }).then(
    async (reply) => reply.ok && (await reply.text()) === 'alive\n',
    () => false,
  )
  if (alive) return ok(`a server is running on ${host}:${number}`)
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(number, host, () => probe.close(() => resolve(undefined)))
  })
  if (!problem) return ok(`${host}:${number} is free`)
  return fail(`nothing can listen on ${host}:${number} (${problem.code}): set another PORT or HOST.`)
}

function* reach({ host, publicUrl, trustedProxies, mail }: Config): Generator<Finding, void> {
  if (!publicUrl && mail)
    yield warn(
      "PUBLIC_URL isn't set, but SMTP_URL is: e-mails only go out for people who open this server by one of this machine's own addresses. Set PUBLIC_URL to the address people use.",
    )
  else if (!publicUrl && !['127.0.0.1', 'localhost', '::1'].includes(host))
    yield warn("PUBLIC_URL isn't set: people on other machines need it for links.")
  if (publicUrl?.startsWith('https:') && trustedProxies.length === 0)
    yield warn("TRUSTED_PROXY isn't set: behind a proxy, all visitors share one sign-in limit.")
}
