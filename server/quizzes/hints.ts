import type { Hint } from '#contract/quizzes.ts'
import * as catalog from '../catalog/service.ts'
import type { Db } from '../db/client.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { hintsOf, Item } from '../items/service.ts'
import { renderInline } from '../markdown/service.ts'
import * as mastery from '../mastery/service.ts'
import { say } from '../words.ts'
import * as edited from './edited.ts'
import * as store from './store.ts'

/** Identifies an answer. The client creates `attemptId` before the answer is given. */
type HintedAnswer = { uid: string; attemptId: string; questionId: string }
type Wanted = HintedAnswer & { quizId: string; step?: number | undefined }

/**
 * Returns the next hint for an answer that hasn't been given yet, or an earlier hint again. Each hint is only counted
 * once.
 */
export async function takeHint(deps: Deps, { uid, attemptId, quizId, questionId, step }: Wanted): Promise<Hint> {
  const place = await catalog.getQuizPlace(deps, { id: quizId, uid })
  const question = await store.findQuestion(deps.db, { quizId, questionId })
  if (!question) throw await edited.whyNotAsked(deps.db, { quizId, questionId })
  const lesson = await catalog.getLessonText(deps.db, place.lessonId)
  const ladder = hintsOf(storedJson(Item, question.item), lesson.markdown, { isShown: place.listed === 1 })

  const taken = await deps.db.transaction().execute(async (tx) => {
    await mastery.lockLearner(tx, uid)
    // After the answer was given, a hint can no longer help, so it must not be counted.
    if (await store.findAttempt(tx, { uid, id: attemptId }))
      throw new AppError('conflict', (words) => words.learning.answeredAlready)
    const row = await store.findHintsTaken(tx, { uid, attemptId })
    if (row && row.questionId !== questionId)
      throw new AppError('invalid_request', (words) => words.learning.attemptOfAnother)
    const before = row?.taken ?? 0
    const wanted = step ?? before + 1
    if (wanted > ladder.length) throw new AppError('conflict', (words) => words.learning.noMoreHints)
    if (wanted > before + 1) throw new AppError('invalid_request', (words) => words.learning.hintsInOrder)
    if (wanted > before) await store.saveHintsTaken(tx, { uid, attemptId, quizId, questionId, taken: wanted })
    return wanted
  })

  const hint = ladder[taken - 1]
  const heading = hint?.place === null || hint?.place === undefined ? undefined : lesson.contents[hint.place]
  const html = await renderInline(hint?.markdown ?? '')
  // If the topic has only quizzes, its lesson isn't shown, so the hint doesn't link to it.
  return {
    step: taken,
    of: ladder.length,
    html: heading && place.listed ? html + linkTo(place.lessonId, heading.id) : html,
  }
}

/** How many hints were used before an answer. */
export async function countHints(tx: Db, { questionId, ...attempt }: HintedAnswer): Promise<number> {
  const row = await store.findHintsTaken(tx, attempt)
  return row?.questionId === questionId ? row.taken : 0
}

/** A link to a section of the lesson, as HTML. The ids are URL-encoded, so that they can't end the `href` attribute. */
function linkTo(lessonId: string, headingId: string): string {
  const target = encodeURIComponent(lessonId)
  return `<p><a href="/lessons/${target}#${encodeURIComponent(headingId)}">${say(({ answers }) => answers.lookThere)}</a></p>`
}
