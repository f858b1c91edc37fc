import type { Today } from '#contract/reading.ts'
import { startOfDay } from '../days.ts'
import type { Deps } from '../deps.ts'
import { findDailyGoal } from '../users/service.ts'
import * as store from './store.ts'

const MINUTES_AN_ANSWER = 0.5

/** A person's progress today. Time is not measured; the minutes are estimated from lessons read and answers given. */
export async function getToday({ db, clock }: Pick<Deps, 'db' | 'clock'>, { uid }: { uid: string }): Promise<Today> {
  const { timeZone, goalMinutes } = await findDailyGoal(db, uid)
  const since = startOfDay(clock(), timeZone)
  const { readingMinutes, ...counts } = await store.sumSince(db, { uid, since })
  return { goalMinutes, ...counts, minutes: Math.round(readingMinutes + counts.questionsAnswered * MINUTES_AN_ANSWER) }
}
