import type { Pathway, PathwayProgress } from '#contract/pathways.ts'
import * as words from '#words/pathways.detail.ts'
import { useSession } from '../session/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const eyebrows = words.nextEyebrows

type Props = { pathway: Pathway; progress: PathwayProgress | null }

/** The reader's progress and their next step. */
export function NextStep(props: Props) {
  const isWaiting = useSession().state !== 'serverDown' && !props.progress
  if (props.pathway.steps.length === 0) {
    return (
      <EmptyState title={words.noTopicLeft}>
        <p>{words.beginsAgain}</p>
      </EmptyState>
    )
  }
  // While progress is loading, readers see a skeleton, because they may have already done the visitors' first step.
  return (
    <section className="next-step" aria-labelledby="next-step">
      <div className={isWaiting ? 'next-step-for visitors-only' : 'next-step-for'}>
        <Step {...props} />
      </div>
      {isWaiting && (
        <div className="next-step-for readers-only">
          <Skeleton lines={3} label={words.loadingProgress} />
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
          {!next ? eyebrows.done : isStarted ? eyebrows.goOn : next.position === 1 ? eyebrows.start : eyebrows.next}
        </p>
        <h2 id="next-step">{next ? words.stepTitle(next.position, next.topic.title) : words.allDone}</h2>
        {progress ? (
          <div className="pathway-done">
            <p className="muted">{words.stepsDone(progress.doneCount, steps.length)}</p>
            <Progress label={words.stepsDoneLabel} value={progress.doneCount} max={steps.length} />
          </div>
        ) : (
          <p className="muted">{words.forVisitors}</p>
        )}
      </div>
      <p className="next-step-actions">
        {next ? (
          <LinkButton to="/topic-details/$id" params={{ id: next.topic.id }} variant="primary">
            {isStarted ? words.goOn : words.start}
            <Icon name="arrow" />
          </LinkButton>
        ) : (
          <LinkButton to="/pathways">{words.chooseAnother}</LinkButton>
        )}
      </p>
    </div>
  )
}
