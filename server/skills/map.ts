import type { Topic } from '#contract/catalog.ts'
import type { SkillMap } from '#contract/skills.ts'
import * as catalog from '../catalog/service.ts'
import type { Deps } from '../deps.ts'
import * as mastery from '../mastery/service.ts'
import * as quizzes from '../quizzes/service.ts'
import { type Layout, layOut, type Thing } from './layout.ts'

type Clocked = Pick<Deps, 'db' | 'clock'>
type Reader = { uid: string | null }
type Place = { id: string; title: string }

/**
 * The prerequisite graph of a topic's skills or, if it has no questions, of its lessons. `uid` is null for a visitor.
 */
export async function getSkillMap(deps: Clocked, { topicId, uid }: { topicId: string } & Reader): Promise<SkillMap> {
  const topic = await catalog.getTopic(deps, { id: topicId, uid })
  const taught = await quizzes.listLessonSkills(deps.db, [topicId])
  return taught.length > 0 ? ofSkills(deps, { topicId, language: topic.language, uid, taught }) : ofLessons(topic)
}

type Taught = Awaited<ReturnType<typeof quizzes.listLessonSkills>>

async function ofSkills(
  deps: Clocked,
  { topicId, language, uid, taught }: { topicId: string; language: string; taught: Taught } & Reader,
): Promise<SkillMap> {
  const first = new Map(taught.toReversed().map((row) => [row.skillId, row]))
  const ids = [...new Set(taught.map(({ skillId }) => skillId))]
  const prerequisites = await mastery.listPrerequisites(deps.db, ids)
  const standings = uid === null ? null : await mastery.listStandings(deps, { uid, skillIds: ids })
  const things = ids.map((id) => ({ id, title: first.get(id)?.title ?? id, buildsOn: prerequisites.get(id) ?? [] }))
  return drawn(things, {
    topicId,
    language,
    of: 'skills',
    lessonOf: (id) => {
      const lesson = first.get(id)
      return lesson?.listed && lesson.state === 'ready' ? { id: lesson.lessonId, title: lesson.lessonTitle } : null
    },
    standingOf: (id) => ({
      level: standings && (standings.get(id)?.level ?? 'unseen'),
      mastery: standings?.get(id)?.mastery ?? null,
    }),
  })
}

function ofLessons({ id: topicId, language, lessons }: Topic): SkillMap {
  const ready = new Map(lessons.filter(({ state }) => state === 'ready').map(({ id, title }) => [id, { id, title }]))
  const things = lessons.map(({ id, title, prerequisiteLessonIds }) => ({ id, title, buildsOn: prerequisiteLessonIds }))
  return drawn(things, {
    topicId,
    language,
    of: 'lessons',
    lessonOf: (id) => ready.get(id) ?? null,
    standingOf: () => ({ level: null, mastery: null }),
  })
}

type About = Pick<SkillMap, 'topicId' | 'language' | 'of'> & {
  lessonOf: (id: string) => Place | null
  standingOf: (id: string) => Pick<SkillMap['nodes'][number], 'level' | 'mastery'>
}

function drawn(things: Thing[], { lessonOf, standingOf, ...map }: About): SkillMap {
  const titles = new Map(things.map(({ id, title }) => [id, title]))
  const { nodes, ...layout }: Layout = layOut(things)
  return {
    ...map,
    ...layout,
    nodes: nodes.map((node) => ({
      ...node,
      title: titles.get(node.id) ?? '',
      lesson: lessonOf(node.id),
      ...standingOf(node.id),
    })),
  }
}
