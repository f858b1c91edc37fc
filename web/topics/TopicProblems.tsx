import { Link } from '@tanstack/react-router'
import { listProblems, listPublicProblems } from '#contract/problems.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/topics.problems.ts'
import { useOwnOrPublic } from '../api/ownOrPublic.ts'
import { difficultyLabels, stateLabels } from '../problems/problemLabels.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const twins = { own: listProblems, visitor: listPublicProblems }
const link = (inner: string) => <Link to="/problems">{inner}</Link>

/** The problems that practise a skill of the topic. */
export default function TopicProblems({ topicId }: { topicId: string }) {
  const found = useOwnOrPublic(twins, { topicId })
  if (found.state === 'failed') {
    return (
      <Notice kind="error" actions={<Button onClick={found.retry}>{retry}</Button>}>
        {found.message}
      </Notice>
    )
  }
  if (found.state === 'loading') return <Skeleton lines={4} label={words.loadingProblems} />
  if (found.state === 'missing' || found.data.items.length === 0) {
    return (
      <p className="muted">
        <Rich text={words.noneYet} parts={{ link }} />
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
          <Rich text={words.moreAmongAll} parts={{ link }} />
        </p>
      )}
    </>
  )
}
