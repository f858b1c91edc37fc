import * as common from '#words/common.ts'
import { levels, percent } from '#words/mastery.ts'
import * as words from '#words/review.session.ts'
import { type Done, listSkillsDone } from './session.ts'

/** Results of one sitting, by skill. */
export function Summary({ done }: { done: Done[] }) {
  const skills = listSkillsDone(done)
  if (skills.length === 0) return null
  return (
    <table className="review-table">
      <caption className="sr-only">{words.bySkill}</caption>
      <thead>
        <tr>
          <th scope="col">{words.skill}</th>
          <th scope="col">{words.recalled}</th>
          <th scope="col">{common.mastery}</th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ skillId, skill, reviewed, recalled, mastery }) => (
          <tr key={skillId}>
            <th scope="row">{skill}</th>
            <td>{words.recalledOf(recalled, reviewed)}</td>
            <td>
              {mastery ? (
                <>
                  {percent(mastery.before)} <span aria-hidden="true">→</span>
                  <span className="sr-only"> {words.to} </span> <b>{percent(mastery.after)}</b>
                  {mastery.levelAfter !== mastery.levelBefore && `, ${words.nowLevel(levels[mastery.levelAfter])}`}
                </>
              ) : (
                <span className="muted">{words.notSent}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
