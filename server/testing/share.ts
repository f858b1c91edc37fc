import { isOnPostgres } from './database.ts'

/**
 * What of it CI does: every `of`th, on PostgreSQL others than on SQLite; all of it with `npm run faults`, which sets KILLS.
 * `from` moves the choice on, so that two lists of the same calls share none.
 */
export function shareOf<Case>(all: readonly Case[], { of, from = 0 }: { of: number; from?: number }): Case[] {
  if (process.env.KILLS) return [...all]
  const first = (from + (isOnPostgres ? 1 : 0)) % of
  return all.filter((_, place) => place % of === first)
}
