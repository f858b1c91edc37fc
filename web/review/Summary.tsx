import { type Done, listSkillsDone } from './session.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** What one sitting did, skill by skill. */
export function Summary({ done }: { done: Done[] }) {
  const skills = listSkillsDone(done)
  if (skills.length === 0) return null
  return (
    <table className="review-table">
      <caption className="sr-only">What you reviewed, by skill</caption>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Recalled</th>
          <th scope="col">Mastery</th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ skillId, skill, reviewed, recalled, mastery }) => (
          <tr key={skillId}>
            <th scope="row">{skill}</th>
            <td>
              {recalled} of {reviewed}
            </td>
            <td>
              {mastery ? (
                <>
                  {percent(mastery.before)} <span aria-hidden="true">→</span>
                  <span className="sr-only"> to </span> <b>{percent(mastery.after)}</b>
                  {mastery.levelAfter !== mastery.levelBefore && `, now ${mastery.levelAfter}`}
                </>
              ) : (
                <span className="muted">not sent yet</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
