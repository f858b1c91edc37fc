import type { Pathway, PathwayProgress } from '#contract/pathways.ts'
import { useSession } from '../session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Props = { pathway: Pathway; progress: PathwayProgress | null }

/** How far the reader is, and the one thing to do next. */
export function NextStep(props: Props) {
  const isWaiting = useSession().state !== 'serverDown' && !props.progress
  if (props.pathway.steps.length === 0) {
    return (
      <EmptyState title="No topic of this pathway is there any more">
        <p>The next one that you ask for on its subject begins it again.</p>
      </EmptyState>
    )
  }
  // What a visitor is told to do may be done already by a reader whose progress is still on its way.
  return (
    <section className="next-step" aria-labelledby="next-step">
      <div className={isWaiting ? 'next-step-for visitors-only' : 'next-step-for'}>
        <Step {...props} />
      </div>
      {isWaiting && (
        <div className="next-step-for readers-only">
          <Skeleton lines={3} label="Loading your progress" />
        </div>
      )}
    </section>
  )
}

function Step({ pathway: { steps }, progress }: Props) {
  const next = progress ? steps.find(({ topic }) => topic.id === progress.nextTopicId) : steps[0]
  const isStarted = progress?.steps.some(({ topicId, state }) => topicId === next?.topic.id && state === 'started')
  return (
    <div className="next-step-body">
      <div>
        <p className="eyebrow">
          {next ? (isStarted ? 'Go on here' : next.position === 1 ? 'Start here' : 'Next') : 'Done'}
        </p>
        <h2 id="next-step">{next ? `Step ${next.position}: ${next.topic.title}` : 'You have done every step'}</h2>
        {progress ? (
          <div className="pathway-done">
            <p className="muted">
              {progress.doneCount} of {steps.length} steps done
            </p>
            <Progress label="Steps done" value={progress.doneCount} max={steps.length} />
          </div>
        ) : (
          <p className="muted">Read it without an account; sign in to practise and to keep your place.</p>
        )}
      </div>
      <p className="next-step-actions">
        {next ? (
          <LinkButton to="/topic-details/$id" params={{ id: next.topic.id }} variant="primary">
            {isStarted ? 'Go on' : 'Start'}
            <Icon name="arrow" />
          </LinkButton>
        ) : (
          <LinkButton to="/pathways">Choose another pathway</LinkButton>
        )}
      </p>
    </div>
  )
}
