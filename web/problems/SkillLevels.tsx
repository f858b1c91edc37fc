import { useQuery } from '@tanstack/react-query'
import type { Problem } from '#contract/problems.ts'
import { skillsQuery } from '../mastery/mastery.ts'
import { levelWord } from '../questions/levelWords.ts'

/** The skills that a problem practises, each with the reader's level. */
export default function SkillLevels({ skills }: Pick<Problem, 'skills'>) {
  const { data } = useQuery({ ...skillsQuery(skills.map(({ id }) => id)), staleTime: 0 })
  const levels = new Map(data?.map(({ skillId, level }) => [skillId, level]))
  return skills.map(({ id, title }, at) => {
    const level = levels.get(id)
    return (
      <span key={id}>
        {at > 0 && ' · '}
        {title}
        {level && <span className="muted"> ({levelWord(level)})</span>}
      </span>
    )
  })
}
