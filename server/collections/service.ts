import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import * as progress from '../progress/service.ts'

/** The library's subjects with their numbers of units and public topics. */
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

type OwnRequest = { uid: string; caller: string }

/** The subjects in which the person has started a topic. */
export async function getUserSubjects(deps: Deps, { uid, caller }: OwnRequest) {
  if (uid !== caller) throw new AppError('forbidden', (words) => words.learning.ownSubjectsOnly)
  const begun = await progress.listBegunSubjects(deps, { uid })
  return { items: (await getSubjects(deps)).items.filter(({ title }) => begun.has(title)) }
}

export async function getProgress(deps: Deps, { uid, caller }: OwnRequest) {
  if (uid !== caller) throw new AppError('forbidden', (words) => words.learning.ownProgressOnly)
  return { items: await progress.listProgress(deps, { uid }) }
}
