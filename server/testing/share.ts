import { isOnPostgres } from './database.ts'

/**
 * The cases that CI runs: one of every `of`, and different ones on PostgreSQL and SQLite. `npm run faults` sets KILLS
 * to run all cases. If two lists have the same cases, a different `from` selects different cases from each list.
 */
export function shareOf<Case>(all: readonly Case[], { of, from = 0 }: { of: number; from?: number }): Case[] {
  if (process.env.KILLS) return [...all]
  const first = (from + (isOnPostgres ? 1 : 0)) % of
  return all.filter((_, place) => place % of === first)
}
