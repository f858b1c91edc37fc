import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// Names the databases of this run on PostgreSQL, so that what a test leaves behind can be found.
process.env.TEST_RUN ??= randomUUID().slice(0, 8)

const usesDatabase = (file: string) => /testing\/(?:app|database)\.ts'/.test(readFileSync(file, 'utf8'))
const onSqlite = { TEST_DATABASE_URL: '' }
const onPostgres = { globalSetup: 'server/testing/postgresRun.ts' }

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
          exclude: [...exclude, 'e2e/**', '**/*.faults.test.ts', '**/*.postgres.test.ts'],
          testTimeout: 20_000,
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
          hookTimeout: 60_000,
          isolate: false,
          ...onPostgres,
        },
      },
      {
        // Servers in processes of their own, and killed.
        test: {
          name: 'faults',
          include: ['**/*.faults.test.ts'],
          exclude: [...exclude, '**/*.postgres.faults.test.ts'],
          fileParallelism: false,
          env: onSqlite,
        },
      },
      {
        test: {
          name: 'faults-postgres',
          include: globSync('server/**/*.faults.test.ts').filter(usesDatabase),
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
          // A journey mostly waits: two at once take 8 minutes instead of 13 on two cores.
          maxWorkers: 2,
          // On a machine that others slow down; `check` names whoever needed it (decision 0019).
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
