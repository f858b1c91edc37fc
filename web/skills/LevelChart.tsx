import type { SkillLevel } from '#contract/mastery.ts'
import { level as levelLabel } from '#words/common.ts'
import { number } from '#words/language.ts'
import { chart } from '#words/skills.own.ts'
import { LevelMark } from '../mastery/LevelMark.tsx'

type Props = { levels: { level: SkillLevel; count: number }[] }

/** Number of skills on each level, as a table with bars. */
export function LevelChart({ levels }: Props) {
  const most = Math.max(1, ...levels.map(({ count }) => count))
  return (
    <table className="level-chart">
      <caption className="sr-only">{chart.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{levelLabel}</th>
          <th scope="col">{chart.skills}</th>
        </tr>
      </thead>
      <tbody>
        {levels.toReversed().map(({ level, count }) => (
          <tr key={level}>
            <th scope="row">
              <LevelMark level={level} />
            </th>
            <td>
              <svg className={`level-${level}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="10" />
              </svg>
              <b>{number(count)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
