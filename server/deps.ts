import type { Logger } from 'pino'
import type { BetterAuth, Identity } from './auth/service.ts'
import type { Meaning } from './catalog/service.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Execution } from './execution/service.ts'
import type { Library } from './library/service.ts'
import type { Mail } from './mail/service.ts'
import type { Sources } from './material/service.ts'
import type { Models } from './models/service.ts'
import type { Billing } from './payments/service.ts'
import type { Realtime } from './transport/realtime.ts'

/** The dependencies of all requests, created once in assemble.ts. Tests replace the external ones. */
export type Deps = {
  db: Db
  auth: BetterAuth
  identity: Identity
  library: Library
  realtime: Realtime
  /** Null if no language model is configured. */
  models: Models | null
  /** Payments. Available even if nothing can be bought. */
  billing: Billing
  /** Null if no mail server is configured. */
  mail: Mail | null
  /** Finds topics by their meaning. */
  meaning: Meaning
  /** Reads files, web pages and Wikipedia articles from which people make topics. */
  sources: Sources
  /** Runs learners' programs. */
  execution: Execution
  /** Milliseconds since 1970. */
  clock: () => number
  log: Logger
  /** `draining` is true once the process has been asked to shut down. */
  lifecycle: { draining: boolean }
  config: Config
}
