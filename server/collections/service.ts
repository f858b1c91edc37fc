import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as progress from '../progress/service.ts'

/** The library's subjects, with how much there is of each. */
export async function getSubjects({ db, library }: Deps) {
  const counts = await catalog.countPublicTopics(db)
  return {
    items: library.subjects.map(({ id, title, summary, unitIds }) => ({
      id,
      title,
      summary,
      unitCount: unitIds.length,
      topicCount: counts.get(title) ?? 0,
    })),
  }
}

export async function getProgress(deps: Deps, { uid, caller }: { uid: string; caller: string }) {
  if (uid !== caller) throw new AppError('forbidden', 'You can see only your own progress.')
  return { items: await progress.listProgress(deps, { uid }) }
}
