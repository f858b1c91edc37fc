import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Names the databases of this run on PostgreSQL, so that what a test leaves behind can be found.
process.env.TEST_RUN ??= randomUUID().slice(0, 8)

const usesDatabase = (file: string) => /testing\/(?:app|database)\.ts'/.test(readFileSync(file, 'utf8'))
const onSqlite = { TEST_DATABASE_URL: '' }
const onPostgres = { globalSetup: 'server/testing/postgresRun.ts' }

/**
 * With FAULTS=share each fault is tried on one of the two databases, and what a schema or a seeding is about on both: the
 * two projects are then about equally long. `npm run faults` tries all on both.
 */
const share = process.env.FAULTS === 'share'
const ONLY_ON_POSTGRES = share
  ? ['server/generation/generation', 'server/quizzes/*', 'server/payments/*', 'server/editing/*']
  : []
const ONLY_ON_SQLITE = share ? ['server/generation/model', 'server/seeding/*', 'server/operations/*'] : []
const faultsOf = (names: string[]) => names.map((name) => `${name}.faults.test.ts`)

/** On a machine that others slow down. */
const patient = { poll: { timeout: 10_000 } }

/** Tests of a server wait for about a fifth of their time: for timers, other processes and the database. */
const WAITING_WORKERS = Math.ceil(availableParallelism() * 1.5)

const exclude = ['**/node_modules/**', '**/dist/**', '**/data/**', '**/.cache/**']

export default defineConfig({
  test: {
    // Vitest leaves one core free by default, and of two that is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'e2e/**', 'security/**', '**/*.faults.test.ts', '**/*.postgres.test.ts'],
          testTimeout: 20_000,
          maxWorkers: WAITING_WORKERS,
          expect: patient,
          // Nothing is mocked and every test has its own database, so files may share a process and what it loaded:
          // half the time.
          isolate: false,
          // The next file in this process finds the world as it was.
          unstubGlobals: true,
          env: onSqlite,
        },
      },
      {
        // Whatever has a database, once more on the PostgreSQL of TEST_DATABASE_URL.
        test: {
          name: 'postgres',
          include: globSync('server/**/*.test.ts', { exclude: ['**/*.faults.test.ts'] }).filter(usesDatabase),
          exclude,
          testTimeout: 20_000,
          maxWorkers: WAITING_WORKERS,
          expect: patient,
          hookTimeout: 60_000,
          isolate: false,
          ...onPostgres,
        },
      },
      {
        // What attackers try (SECURITY.md). It needs dist/, for the pages as they are served.
        test: {
          name: 'security',
          include: ['security/**/*.test.ts'],
          exclude,
          testTimeout: 20_000,
          expect: patient,
          hookTimeout: 60_000,
          isolate: false,
          env: onSqlite,
        },
      },
      {
        // Servers in processes of their own, and killed.
        test: {
          name: 'faults',
          include: ['**/*.faults.test.ts'],
          exclude: [...exclude, '**/*.postgres.faults.test.ts', ...faultsOf(ONLY_ON_POSTGRES)],
          fileParallelism: false,
          env: onSqlite,
        },
      },
      {
        test: {
          name: 'faults-postgres',
          include: globSync('server/**/*.faults.test.ts', { exclude: faultsOf(ONLY_ON_SQLITE) }).filter(usesDatabase),
          exclude,
          fileParallelism: false,
          ...onPostgres,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          globalSetup: 'e2e/seededData.ts',
          // A journey mostly waits, also where there are two cores.
          maxWorkers: 3,
          // The files of a process share its browser.
          isolate: false,
          // On a machine that others slow down; `check` names whoever needed it (decision 0019).
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
