import type { World } from './calibration.ts'
import { DAY_MS, type Learner, makeLearner, masteredShare, readLesson } from './learner.ts'
import type { Policy } from './model.ts'
import { AIM, POPULATIONS, SESSION } from './parameters.ts'
import { seeded } from './random.ts'
import { anyItem, ask, sessionTimes } from './record.ts'

/** `answers` is the most there are where the aim was not reached, `asked` what was really asked, `mastered` the share at the end. */
export type Journey = {
  population: string
  reached: boolean
  answers: number
  asked: number
  days: number
  mastered: number
}

/** One learner who practises what the policy says until the aim is truly reached. */
export function travel(world: World, policy: Policy, { learner, name }: { learner: Learner; name: string }): Journey {
  const { seed, course } = world
  const population = learner.population.name
  const practice = policy.start(course, { name, population })
  const random = seeded(seed, population, name, 'items')
  let asked = 0
  let mastered = 0
  for (const start of sessionTimes(learner.population)) {
    let at = start
    if (at / DAY_MS > AIM.mostDays) break
    for (let n = 0; n < SESSION.answers; n++) {
      mastered = masteredShare(learner, at)
      if (mastered >= AIM.share) {
        return { population, reached: true, answers: asked, asked, days: at / DAY_MS, mastered }
      }
      if (asked >= AIM.mostAnswers) break
      const skill = practice.next(at)
      if (!skill) break
      readLesson(learner, skill, at)
      const given = ask(learner, skill, { item: anyItem(skill, random), at })
      practice.learn(given)
      asked++
      at += given.timeMs + SESSION.pauseMs
    }
  }
  return { population, reached: false, answers: AIM.mostAnswers, asked, days: AIM.mostDays, mastered }
}

/** Each policy gets the same learners, made anew. Only the oracle looks at who it is. */
export function travelAll(world: World, policyFor: (learner: Learner) => Policy, learners: number): Journey[] {
  return POPULATIONS.flatMap((population) =>
    Array.from({ length: learners }, (_, i) => {
      const name = `traveller ${i}`
      const learner = makeLearner(world.course, population, { seed: world.seed, name })
      return travel(world, policyFor(learner), { learner, name })
    }),
  )
}
