import type { MetSkill } from '#contract/skills.ts'

export type Group = { topic: MetSkill['topic']; skills: MetSkill[] }

/** Groups consecutive skills of the same topic, keeping the order of the list. */
export function groupsOf(skills: MetSkill[]): Group[] {
  const groups: Group[] = []
  for (const skill of skills) {
    const last = groups.at(-1)
    if (last && last.topic?.id === skill.topic?.id) last.skills.push(skill)
    else groups.push({ topic: skill.topic, skills: [skill] })
  }
  return groups
}
