import type { MetSkill } from '#contract/skills.ts'

export type Group = { topic: MetSkill['topic']; skills: MetSkill[] }

/** Topic by topic, in the order in which the list comes. */
export function groupsOf(skills: MetSkill[]): Group[] {
  const groups: Group[] = []
  for (const skill of skills) {
    const last = groups.at(-1)
    if (last && last.topic?.id === skill.topic?.id) last.skills.push(skill)
    else groups.push({ topic: skill.topic, skills: [skill] })
  }
  return groups
}
