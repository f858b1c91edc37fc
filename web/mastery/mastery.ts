import { queryOptions } from '@tanstack/react-query'
import { getTopicMastery, listSkillsByIds, type Skill, type TopicMastery } from '#contract/mastery.ts'
import { type Call, call, keptAs } from '../api/api.ts'

/** How well the reader knows these skills; of none, none, without a call. */
export async function fetchSkills(skillIds: string[], calling: Call = call): Promise<Skill[]> {
  if (skillIds.length === 0) return []
  return (await calling(listSkillsByIds, { skillIds }))?.items ?? []
}

/** How well the reader knows a topic; without a topic null, without a call. */
export async function fetchTopicMastery(topicId: string, calling: Call = call): Promise<TopicMastery | null> {
  if (!topicId) return null
  return calling(getTopicMastery, { topicId })
}

export const skillsQuery = (skillIds: string[]) =>
  queryOptions({
    queryKey: [listSkillsByIds.path, { skillIds }],
    meta: keptAs(listSkillsByIds),
    queryFn: () => fetchSkills(skillIds),
  })

export const topicMasteryQuery = (topicId: string) =>
  queryOptions({
    queryKey: [getTopicMastery.path, { topicId }],
    meta: keptAs(getTopicMastery),
    queryFn: () => fetchTopicMastery(topicId),
  })
