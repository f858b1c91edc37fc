import { Link } from '@tanstack/react-router'
import { listPublicRecentPathways, listRecentPathways } from '#contract/pathways.ts'
import { steps } from '#words/common.ts'
import * as words from '#words/home.ts'
import { useOwnOrPublic } from '../api/ownOrPublic.ts'
import { useSession } from '../session/session.ts'

const SHOWN = 3
export const pathwayTwins = { own: listRecentPathways, visitor: listPublicRecentPathways }

/** Suggests pathways to people who are new. Hidden for learners who already have their own pathway. */
export function Pathways() {
  const signedIn = useSession().state === 'signedIn'
  const pathways = useOwnOrPublic(pathwayTwins, {})
  if (pathways.state !== 'ready') return null
  const { items } = pathways.data
  if (items.length === 0 || items.some((pathway) => pathway.origin === 'learner')) return null
  return (
    <section aria-labelledby="pathways" className={signedIn ? 'ways' : 'ways visitors-only'}>
      <h2 id="pathways">{words.orFollowPathway}</h2>
      <ul>
        {items.slice(0, SHOWN).map(({ id, title, summary, stepCount }) => (
          <li key={id}>
            <h3 className="row-title">
              <Link to="/pathways/$id" params={{ id }}>
                {title}
              </Link>
            </h3>
            <p className="muted clamp">{summary}</p>
            <p className="meta">{steps(stepCount)}</p>
          </li>
        ))}
      </ul>
      <p className="actions">
        <Link to="/pathways">{words.allPathways}</Link>
      </p>
    </section>
  )
}
