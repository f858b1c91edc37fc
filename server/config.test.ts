import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'lyceum-config-'))
const none = join(folder(), 'none')

test('nothing set is a whole configuration', () => {
  const DATA_DIR = folder()
  expect(readConfig({ DATA_DIR }, none)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    logLevel: 'warn',
    trustedProxies: [],
  })
})

test('the secret is made once, kept, and readable by its owner only', () => {
  const DATA_DIR = folder()
  const { secret } = readConfig({ DATA_DIR }, none)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR }, none).secret).toBe(secret)
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o077).toBe(0)
  expect(readFileSync(join(DATA_DIR, 'secret'), 'utf8')).toBe(secret)
})

test('every problem is listed at once', () => {
  const wrong = {
    PORT: 'http',
    PUBLIC_URL: 'ftp://x',
    SECRET: 'short',
    LOG_LEVEL: 'loud',
    CONTACT_EMAIL: 'me',
    DATABASE_URL: 'mysql://x',
    ADMIN_EMAILS: 'ann',
  }
  expect(() => readConfig(wrong, none)).toThrow(ConfigError)
  try {
    readConfig(wrong, none)
  } catch (error) {
    for (const name of Object.keys(wrong)) expect((error as Error).message).toMatch(new RegExp(`^${name}[:.]`, 'm'))
  }
})

test('a person may store twenty megabytes unless STORAGE_MB says otherwise', () => {
  expect(readConfig({ DATA_DIR: folder() }, none).storageBytes).toBe(20_000_000)
  expect(readConfig({ DATA_DIR: folder(), STORAGE_MB: '1' }, none).storageBytes).toBe(1_000_000)
  expect(() => readConfig({ DATA_DIR: folder(), STORAGE_MB: '0' }, none)).toThrow(/^STORAGE_MB: /m)
})

test('pages are fetched unless that is off, and from hosts that are not public only if they are allowed', () => {
  expect(readConfig({ DATA_DIR: folder() }, none).fetching).toEqual({ on: true, allowedHosts: [] })
  const FETCH_ALLOWED_HOSTS = 'Wiki.internal:8080, 10.0.0.5 ,[fd00::1]'
  expect(readConfig({ DATA_DIR: folder(), FETCHING: 'off', FETCH_ALLOWED_HOSTS }, none).fetching).toEqual({
    on: false,
    allowedHosts: [
      { host: 'wiki.internal', port: 8080 },
      { host: '10.0.0.5', port: null },
      { host: 'fd00::1', port: null },
    ],
  })
  for (const wrong of ['http://wiki', 'wiki/page', 'wiki:0', 'wiki,', 'fd00::1'])
    expect(() => readConfig({ DATA_DIR: folder(), FETCH_ALLOWED_HOSTS: wrong }, none)).toThrow(
      /^FETCH_ALLOWED_HOSTS: /m,
    )
  expect(() => readConfig({ DATA_DIR: folder(), FETCHING: 'no' }, none)).toThrow(/^FETCHING: /m)
})

test('addresses of administrators are compared in lower case', () => {
  const ADMIN_EMAILS = 'Ann@Example.org , bob@example.org'
  const { adminEmails } = readConfig({ DATA_DIR: folder(), ADMIN_EMAILS }, none)
  expect(adminEmails).toEqual(['ann@example.org', 'bob@example.org'])
})

test('.env is read, and the environment goes before it', () => {
  const file = join(folder(), '.env')
  writeFileSync(file, 'PORT=4000\nHOST=0.0.0.0\nSECRET=\n')
  expect(readConfig({ DATA_DIR: folder(), PORT: '5000' }, file)).toMatchObject({ port: 5000, host: '0.0.0.0' })
})

test('an embedding model needs nothing but its own provider, which must serve embeddings', () => {
  const { models, embedding } = readConfig(
    { DATA_DIR: folder(), EMBEDDING_MODEL: 'openai:text-embedding-3-small', OPENAI_API_KEY: 'k' },
    none,
  )
  expect(models).toBeUndefined()
  expect(embedding).toMatchObject({ name: 'openai:text-embedding-3-small', model: { provider: 'openai' } })
  expect(readConfig({ DATA_DIR: folder() }, none).embedding).toBeUndefined()
  for (const [EMBEDDING_MODEL, problem] of [
    ['openai:text-embedding-3-small', /^OPENAI_API_KEY: /],
    ['compatible:nomic', /^MODEL_BASE_URL: /],
    ['anthropic:claude', /EMBEDDING_MODEL: anthropic doesn't offer embeddings/],
    ['nomic', /^EMBEDDING_MODEL: must be provider:model/],
  ] as const)
    expect(() => readConfig({ DATA_DIR: folder(), EMBEDDING_MODEL }, none)).toThrow(problem)
})
