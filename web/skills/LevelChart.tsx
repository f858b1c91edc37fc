import type { SkillLevel } from '#contract/mastery.ts'
import { LevelMark } from '../LevelMark.tsx'

type Props = { levels: { level: SkillLevel; count: number }[] }

/** How many skills stand on each level: a table whose bars can be seen. */
export function LevelChart({ levels }: Props) {
  const most = Math.max(1, ...levels.map(({ count }) => count))
  return (
    <table className="level-chart">
      <caption className="sr-only">Skills by level</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Level</th>
          <th scope="col">Skills</th>
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
              <b>{count}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
