import { Link } from '@tanstack/react-router'
import { listProblems, listPublicProblems } from '#contract/problems.ts'
import { useOwnOrPublic } from '../ownOrPublic.ts'
import { difficultyLabels, stateLabels } from '../problemLabels.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const twins = { own: listProblems, visitor: listPublicProblems }

/** The problems that practise a skill of the topic. */
export default function TopicProblems({ topicId }: { topicId: string }) {
  const found = useOwnOrPublic(twins, { topicId })
  if (found.state === 'failed') {
    return (
      <Notice kind="error" actions={<Button onClick={found.retry}>Retry</Button>}>
        {found.message}
      </Notice>
    )
  }
  if (found.state === 'loading') return <Skeleton lines={4} label="Loading the problems" />
  if (found.state === 'missing' || found.data.items.length === 0) {
    return (
      <p className="muted">
        No problem practises a skill of this topic yet. <Link to="/problems">All problems</Link>
      </p>
    )
  }
  return (
    <>
      <ul className="rows">
        {found.data.items.map(({ id, slug, title, difficulty, skills, state }) => (
          <li key={id}>
            <h3 className="row-title">
              <Link to="/problems/$slug" params={{ slug }}>
                {title}
              </Link>
            </h3>
            <p className="meta">
              {state === 'solved' && <b>{stateLabels.solved}</b>}
              <span>{difficultyLabels[difficulty]}</span>
              <span>{skills.map((skill) => skill.title).join(' · ')}</span>
            </p>
          </li>
        ))}
      </ul>
      {found.data.nextCursor && (
        <p>
          More stand among <Link to="/problems">all problems</Link>.
        </p>
      )}
    </>
  )
}
