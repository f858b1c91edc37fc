import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Library } from '../../server/library/service.ts'
import { writeSeeds } from '../../server/testing/seeds.ts'

const DAY_MS = 86_400_000

/**
 * A data folder with the built-in pathways and problems, as they would stand after a first start so many days ago. It is
 * the longest part of a demonstration and always alike, so it is kept inside `folder` until the library changes.
 */
export async function seededData(folder: string, { library, days }: { library: Library; days: number }) {
  const kept = join(folder, library.hash)
  if (existsSync(kept)) return kept
  rmSync(folder, { recursive: true, force: true })
  const begun = `${kept}-begun`
  mkdirSync(begun, { recursive: true })
  await writeSeeds({ dataDir: begun, library, clock: () => Date.now() - days * DAY_MS })
  // The name says that it is whole.
  renameSync(begun, kept)
  return kept
}
