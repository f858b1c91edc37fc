import type { World } from './calibration.ts'
import { makeOurs, warmItems } from './models/ours.ts'

/**
 * Compares, after each session, the mastery and level of a skill that our model predicts for the next day with the true
 * recall.
 */
export type MasteryCheck = { said: number; level: string; recall: number }

export function checkMastery(world: World): MasteryCheck[] {
  const items = warmItems(world.course, world.fitted)
  return world.reported.flatMap(({ answers, checks }) => {
    const tracker = makeOurs(world.course, {}, new Map(items)).track()
    let learned = 0
    return checks.flatMap(({ at, recalls }) => {
      for (let next = answers[learned]; next && next.at < at; next = answers[++learned]) tracker.learn(next)
      return [...recalls].map(([skill, recall]) => ({
        said: tracker.mastery(skill, at),
        level: tracker.level(skill, at),
        recall,
      }))
    })
  })
}
