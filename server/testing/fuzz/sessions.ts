import type { Diagnosis } from '#contract/diagnosis.ts'
import type { Practice } from '#contract/practice.ts'
import type { Actor, World } from './world.ts'

/** Starts a practice session for the actor, on the topic of a quiz that they may read. */
export const openPractice = ({ server }: World, actor: Actor) => open<Practice>(server, actor, 'practice')

/** Starts a diagnosis for the actor, up to its first question. */
export const openDiagnosis = ({ server }: World, actor: Actor) => open<Diagnosis>(server, actor, 'diagnosis')

async function open<Session>(server: World['server'], { user, quizzes }: Actor, kind: string): Promise<Session | null> {
  const topicId = quizzes[0]?.topicId
  if (!user || !topicId) return null
  const { status, body } = await server.call('POST', `/user/${kind}/start`, { as: user, body: { topicId } })
  if (status !== 200) return null
  return (await server.call('GET', `/user/${kind}/id/${body.id}`, { as: user })).body
}
