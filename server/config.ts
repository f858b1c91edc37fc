import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const optional = <T extends z.ZodType>(type: T) => z.preprocess((v) => (v === '' ? undefined : v), type.optional())

const Environment = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional(url),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' })),
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  TRUSTED_PROXY: optional(
    z.string().regex(/^[0-9a-fA-F.:/, ]+$/, 'must be addresses or networks, separated by commas'),
  ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  METRICS_PORT: optional(z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535)),
  ADMIN_EMAILS: optional(
    z
      .string()
      .transform((list) =>
        list
          .toLowerCase()
          .split(',')
          .map((email) => email.trim()),
      )
      .pipe(z.array(z.email('must be e-mail addresses, separated by commas'))),
  ),
  SOCIAL_PROFILE_URL: optional(url),
  CONTACT_EMAIL: optional(z.email('must be an e-mail address')),
})

export type Config = {
  port: number
  host: string
  /** Where people reach this server, when it is not the address it listens on. */
  publicUrl: string | undefined
  dataDir: string
  /** PostgreSQL; undefined means SQLite in the data folder. */
  databaseUrl: string | undefined
  secret: string
  trustedProxies: string[]
  /** Where `/metrics` is served; undefined means nowhere. */
  metricsPort: number | undefined
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  /** Accounts with one of these addresses, once it is verified, are administrators. Lower case. */
  adminEmails: string[]
  socialProfileUrl: string | null
  contactEmail: string | null
}

/** Every problem of the configuration at once, a line each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment, and `.env` for what it leaves open.
 * @throws ConfigError
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, envFile = '.env'): Config {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}
  const given = { ...fromFile, ...environment }
  const parsed = Environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))

  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    secret: env.SECRET ?? keptSecret(dataDir),
    trustedProxies: env.TRUSTED_PROXY?.split(',').map((s) => s.trim()) ?? [],
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    adminEmails: env.ADMIN_EMAILS ?? [],
    socialProfileUrl: env.SOCIAL_PROFILE_URL ?? null,
    contactEmail: env.CONTACT_EMAIL ?? null,
  }
}

/** Made once and kept: a new secret would end every session and make the signing key unreadable. */
function keptSecret(dataDir: string) {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    // Two first starts at once: the other one has just written it.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8').trim()
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${(error as Error).message})`)
  }
}
