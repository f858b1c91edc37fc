import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '../../server/library/service.ts'
import { writeSeeds } from '../../server/testing/seeds.ts'

const DAY_MS = 86_400_000

/**
 * Creates a data folder with the built-in pathways and problems, as if the server had first been started `days` ago.
 * This is the slowest part of a demo's start and its result is always the same, so it is cached in `folder` until the
 * library changes.
 */
export async function seededData(folder: string, { library, days }: { library: Library; days: number }) {
  const kept = join(folder, library.hash)
  if (existsSync(kept)) return kept
  rmSync(folder, { recursive: true, force: true })
  const begun = `${kept}-begun`
  mkdirSync(begun, { recursive: true })
  await writeSeeds({ dataDir: begun, library, clock: () => Date.now() - days * DAY_MS })
  // Renamed only when it is complete, so that an interrupted run leaves no incomplete folder under the final name.
  renameSync(begun, kept)
  return kept
}
