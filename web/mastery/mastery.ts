import { queryOptions } from '@tanstack/react-query'
import { getTopicMastery, listSkillsByIds, type Skill, type TopicMastery } from '#contract/mastery.ts'
import { type Call, call, keptAs } from '../api/api.ts'

/** Fetches how well the reader knows these skills. Makes no call if there are none. */
export async function fetchSkills(skillIds: string[], calling: Call = call): Promise<Skill[]> {
  if (skillIds.length === 0) return []
  return (await calling(listSkillsByIds, { skillIds }))?.items ?? []
}

/** Fetches how well the reader knows a topic. Returns null without a call if `topicId` is empty. */
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
