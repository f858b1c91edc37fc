import { expect, test, vi } from 'vitest'
import { getTopicMastery, listSkillsByIds } from '#contract/mastery.ts'
import { CallError } from '../api/api.ts'
import { fetchSkills, fetchTopicMastery } from './mastery.ts'

const calling = (answer: unknown) => vi.fn(async () => answer as never)

test('skills by no ids are none, without a call', async () => {
  const call = calling(null)
  expect(await fetchSkills([], call)).toEqual([])
  expect(call).not.toHaveBeenCalled()
})

test('skills are asked for by their ids; whoever may not, is shown none', async () => {
  const call = calling({ items: [{ skillId: 'a' }] })
  expect(await fetchSkills(['a'], call)).toEqual([{ skillId: 'a' }])
  expect(call).toHaveBeenCalledWith(listSkillsByIds, { skillIds: ['a'] })
  expect(await fetchSkills(['a'], calling(null))).toEqual([])
})

test('mastery without a topic is nothing, without a call', async () => {
  const call = calling(null)
  expect(await fetchTopicMastery('', call)).toBeNull()
  expect(call).not.toHaveBeenCalled()
  const known = calling({ topicId: 't', mastery: 0.5, skills: [] })
  expect(await fetchTopicMastery('t', known)).toMatchObject({ mastery: 0.5 })
  expect(known).toHaveBeenCalledWith(getTopicMastery, { topicId: 't' })
})

test('what fails, fails with its words', async () => {
  const call = vi.fn(() => Promise.reject(new CallError('internal', 500, 'Error fetching skills: Broken.')))
  await expect(fetchSkills(['a'], call)).rejects.toThrow('Error fetching skills: Broken.')
})
