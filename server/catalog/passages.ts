import type { Passage } from '#contract/passages.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { findPassage } from '../material/service.ts'
import { getLesson } from './service.ts'
import { getSharedLesson } from './sharing.ts'

type Place = { lessonId: string; n: number }

/** A passage that a lesson cites, if `uid` (null: a visitor) may read the lesson. */
export async function getPassage(deps: Deps, { uid, ...place }: Place & { uid: string | null }): Promise<Passage> {
  return passageAt(deps, place, await getLesson(deps, { id: place.lessonId, uid }))
}

/** A passage that a lesson cites, for people who have the share link of the lesson's topic. */
export async function getSharedPassage(deps: Deps, { token, ...place }: Place & { token: string }): Promise<Passage> {
  return passageAt(deps, place, await getSharedLesson(deps, { token, id: place.lessonId }))
}

async function passageAt({ db }: Pick<Deps, 'db'>, place: Place, { language }: { language: string }) {
  const passage = await findPassage(db, place)
  if (!passage) throw new AppError('not_found', ({ sources }) => sources.passageMissing)
  return { ...passage, language }
}
