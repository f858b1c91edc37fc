import type { Config } from '../config.ts'

export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: undefined,
  dataDir: ':memory:',
  databaseUrl: undefined,
  secret: 'a-secret-for-tests-only-of-32-characters',
  trustedProxies: [],
  metricsPort: undefined,
  logLevel: 'silent',
  adminEmails: [],
  socialProfileUrl: null,
  contactEmail: null,
  issuer: undefined,
  payments: undefined,
  mail: undefined,
  models: undefined,
  embedding: undefined,
  storageBytes: 20_000_000,
  pistonUrl: undefined,
}
