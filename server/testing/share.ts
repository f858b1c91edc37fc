import { isOnPostgres } from './database.ts'

/**
 * The cases that CI runs: one of every `of`, on PostgreSQL not the same as on SQLite. `npm run faults` sets KILLS to
 * run all of them. `from` shifts the selection, so that two lists of the same calls can differ in it.
 */
export function shareOf<Case>(all: readonly Case[], { of, from = 0 }: { of: number; from?: number }): Case[] {
  if (process.env.KILLS) return [...all]
  const first = (from + (isOnPostgres ? 1 : 0)) % of
  return all.filter((_, place) => place % of === first)
}
