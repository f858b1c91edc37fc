import { defineConfig } from 'vitest/config'

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
          exclude: [...exclude, 'e2e/**', '**/*.faults.test.ts'],
          testTimeout: 20_000,
          // Nothing is mocked and every test has its own database, so files may share a process and what it loaded:
          // half the time.
          isolate: false,
        },
      },
      {
        // Servers in processes of their own, and killed.
        test: { name: 'faults', include: ['**/*.faults.test.ts'], exclude, fileParallelism: false },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One browser and one server at a time: two cores, and budgets that a neighbour would spend.
          fileParallelism: false,
        },
      },
    ],
  },
})
