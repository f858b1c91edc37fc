import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { said } from './said.ts'

/**
 * As learners know them: attempted below 70%, familiar from there on, proficient after three answers of which one came
 * a day later, mastered in a later mixed quiz.
 */
export const skillLevels = ['unseen', 'attempted', 'familiar', 'proficient', 'mastered'] as const
export const SkillLevel = z.enum(skillLevels)
/** The mastery from which on a skill can stand on a level; what else it takes, the level's comment above says. */
export const levelMarks = { familiar: 0.7, proficient: 0.85 } as const
export type SkillLevel = z.infer<typeof SkillLevel>

/** How well one person knows one skill now. */
export const SkillStanding = z.object({
  skillId: z.string(),
  title: z.string(),
  level: SkillLevel,
  /** 0–1: the chance at a typical question that cannot be guessed, forgetting included. Null before the first answer. */
  mastery: z.number().nullable(),
  /** 0–1: how much of it is still there. Null before the first answer. */
  retention: z.number().nullable(),
  /** When the level falls by one if nothing is practised. Null where there is none below. */
  fadesAt: z.number().int().nullable(),
  answered: z.number().int(),
  correct: z.number().int(),
  lastAt: z.number().int().nullable(),
})
export type SkillStanding = z.infer<typeof SkillStanding>

export const Skill = SkillStanding.extend({ prerequisiteIds: z.array(z.string()) })
export type Skill = z.infer<typeof Skill>

export const TopicMastery = z.object({
  topicId: z.string(),
  /** 0–1, the mean over the topic's skills, those without an answer counted as 0; null before the first answer. */
  mastery: z.number().nullable(),
  skills: z.array(Skill),
})
export type TopicMastery = z.infer<typeof TopicMastery>

export const getTopicMastery = endpoint({
  method: 'GET',
  path: '/user/topics/:topicId/mastery',
  access: 'user',
  about: ['topics', 'mastery'],
  failure: fetching('topic mastery'),
  input: z.object({ topicId: Id }),
  output: TopicMastery,
})

const SKILLS_AT_ONCE = 200

/** In the order asked for; what does not exist, or stands in nothing that the person may read, is left out. None for none. */
export const listSkillsByIds = endpoint({
  method: 'POST',
  path: '/skills/by-ids',
  access: 'user',
  about: ['mastery'],
  failure: fetching('skills'),
  input: z.object({
    skillIds: z.array(z.string().min(1).max(200)).max(
      SKILLS_AT_ONCE,
      said((words) => words.skillsAskedMany(SKILLS_AT_ONCE)),
    ),
  }),
  output: z.object({ items: z.array(Skill) }),
})
