import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { ResolvedConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { SELDOM_ON_POSTGRES } from './scripts/seldomOnPostgres.ts'

// This id is part of the names of this run's PostgreSQL databases, so that databases left behind by tests can be found.
process.env.TEST_RUN ??= randomUUID().slice(0, 8)

const usesDatabase = (file: string) => /testing\/(?:app|database)\.ts'/.test(readFileSync(file, 'utf8'))
const onSqlite = { TEST_DATABASE_URL: '' }
/** Child processes of these tests are built, like those of the real server. */
const withHosts = { globalSetup: 'scripts/buildHosts.ts', setupFiles: 'server/testing/builtChildren.ts' }
const onPostgres = { ...withHosts, globalSetup: ['scripts/buildHosts.ts', 'server/testing/postgresRun.ts'] }

/**
 * With FAULTS=share, the tests listed below run on only one of the two databases. They are divided so that both
 * projects take about equally long. All other fault tests, such as those of migrations, run on both databases. `npm run
 * faults` runs all of them on both.
 */
const share = process.env.FAULTS === 'share'
const ONLY_ON_POSTGRES = share
  ? ['server/generation/generation', 'server/quizzes/*', 'server/payments/*', 'server/editing/*']
  : []
const ONLY_ON_SQLITE = share ? ['server/generation/model', 'server/seeding/*', 'server/operations/*'] : []
/** With JOURNEYS=share, journeys that repeat what others show are left out. `npm run e2e` runs all of them. */
const ONLY_THOROUGH = process.env.JOURNEYS === 'share' ? ['e2e/thorough/**'] : []
const faultsOf = (names: string[]) => names.map((name) => `${name}.faults.test.ts`)

/**
 * Node imports the modules itself, as it does on the server, because that takes about a tenth less CPU time than having
 * Vite transform them.
 */
const native = { viteModuleRunner: false, nodeLoader: false }
/**
 * Packages are loaded as the server loads them. Vitest would otherwise choose the development builds of those that have
 * one, such as micromark's, which checks itself at every step. Vite adds this condition to those of the configuration,
 * so it can only be removed afterwards.
 */
const asServer = {
  plugins: [
    {
      name: 'as-server',
      configResolved({ ssr }: ResolvedConfig) {
        const { resolve } = ssr
        if (resolve) resolve.conditions = resolve.conditions?.filter((name) => name !== 'development|production')
      },
    },
  ],
}

/**
 * Timeouts that are so long that only a test that never ends exceeds them, even on a slow and busy machine. Tests that
 * are about time have their own limits in milliseconds.
 */
const patient = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  experimental: native,
}
/** Timeouts for browser tests and tests that kill servers, which do many things one after the other. */
const evenLonger = { ...patient, testTimeout: 300_000, hookTimeout: 300_000 }

/**
 * Tests that start servers, browsers or databases spend half of the time waiting for them. Therefore, there are two
 * more workers than cores. There aren't several times as many, because each worker needs up to a gigabyte of memory,
 * which would be too much on a machine with many cores.
 */
const WAITING_WORKERS = availableParallelism() + 2

const exclude = ['**/node_modules/**', '**/dist/**', '**/data/**', '**/.cache/**']

/**
 * Test files that take much longer than their size suggests. They start first, because otherwise one of them would run
 * alone at the end, next to an idle core. Vitest itself only knows how long files take after it has run them once.
 */
const LONG = [
  'e2e/gallery.test.ts',
  'e2e/interrupted.test.ts',
  'e2e/languages.test.ts',
  'e2e/modelFaults.test.ts',
  'e2e/nothingConfigured.test.ts',
  'e2e/problems.test.ts',
  'e2e/thorough/screens.test.ts',
  'server/items/hints.test.ts',
  'server/library/check.test.ts',
  'server/material/reading/hostile.test.ts',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // By default, Vitest leaves one core unused, which is half of a machine with two cores.
    maxWorkers: '100%',
    projects: [
      {
        ...asServer,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'web/**', 'e2e/**', 'security/**', '**/*.faults.test.ts', '**/*.postgres.test.ts'],
          ...patient,
          maxWorkers: WAITING_WORKERS,
          // Nothing is mocked and every test has its own database, so test files can share a process and its modules.
          // This halves the time.
          isolate: false,
          // Restores stubbed globals, because the next file runs in the same process.
          unstubGlobals: true,
          ...withHosts,
          env: onSqlite,
        },
      },
      {
        // Vite transforms these modules, because Node can't import `.tsx` files.
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          ...patient,
          experimental: {},
          maxWorkers: WAITING_WORKERS,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        // Runs all tests that use a database again, on the PostgreSQL server of TEST_DATABASE_URL. With FAULTS=share,
        // some are left to `npm run faults`.
        ...asServer,
        test: {
          name: 'postgres',
          include: globSync('server/**/*.test.ts', { exclude: ['**/*.faults.test.ts'] }).filter(usesDatabase),
          exclude: [...exclude, ...(share ? SELDOM_ON_POSTGRES.map((path) => `${path}{.test.ts,/**}`) : [])],
          ...patient,
          maxWorkers: WAITING_WORKERS,
          isolate: false,
          ...onPostgres,
        },
      },
      {
        // Simulated attacks (SECURITY.md). These need dist/, because they request real pages.
        ...asServer,
        test: {
          name: 'security',
          include: ['security/**/*.test.ts'],
          exclude,
          ...patient,
          isolate: false,
          ...withHosts,
          env: onSqlite,
        },
      },
      {
        // These tests start servers in separate processes and kill them.
        ...asServer,
        test: {
          name: 'faults',
          include: ['**/*.faults.test.ts'],
          exclude: [...exclude, '**/*.postgres.faults.test.ts', ...faultsOf(ONLY_ON_POSTGRES)],
          ...evenLonger,
          maxWorkers: 2,
          ...withHosts,
          env: onSqlite,
        },
      },
      {
        ...asServer,
        test: {
          name: 'faults-postgres',
          include: globSync('server/**/*.faults.test.ts', { exclude: faultsOf(ONLY_ON_SQLITE) }).filter(usesDatabase),
          exclude,
          ...evenLonger,
          maxWorkers: 2,
          ...onPostgres,
        },
      },
      {
        ...asServer,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [...exclude, ...ONLY_THOROUGH],
          ...evenLonger,
          globalSetup: ['scripts/buildHosts.ts', 'e2e/seededData.ts'],
          setupFiles: 'e2e/failures.ts',
          maxWorkers: WAITING_WORKERS,
          // Without isolation, test files that run in the same process can share a browser.
          isolate: false,
          // A retry helps if other processes slow down the machine. `check` lists the tests that needed a retry
          // (decision 0019).
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
