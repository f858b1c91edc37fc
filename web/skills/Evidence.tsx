import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSkillEvidence, type SkillEvidence } from '#contract/skills.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { dayOf } from '../levels.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted } from '../ui/topicLabels.ts'

const sources: Record<SkillEvidence['source'], string> = {
  quiz: 'in a quiz',
  practice: 'in practice',
  mixed: 'in mixed practice',
  diagnostic: 'when finding out what you know',
  review: 'in a review',
  problem: 'with a program that was graded',
}

/** The answers behind the numbers of one skill, the latest first. */
export function Evidence({ skillId }: { skillId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getSkillEvidence, { skillId }),
    refetchOnMount: 'always',
  })
  if (data) {
    return (
      <ol className="evidence" role="list">
        {data.items.map((item) => (
          <Answer key={item.attemptId} item={item} />
        ))}
      </ol>
    )
  }
  if (error && !isFetching) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  }
  return <Skeleton lines={4} label="Loading your answers" />
}

function Answer({ item }: { item: SkillEvidence }) {
  const { stemHtml, at, correct, saidUnknown, hints, source, quiz, topic } = item
  return (
    <li className={correct ? 'is-ok' : 'is-error'}>
      <Icon name={correct ? 'check' : 'cross'} />
      <div>
        <ServerHtml className="prose snippet" html={stemHtml} />
        <p className="muted small">
          <b>{correct ? 'Right' : saidUnknown ? 'You said that you don’t know' : 'Not right'}</b>
          {hints > 0 && `, with ${counted(hints, 'hint')}`}, {dayOf(at)}, {sources[source]}
          {quiz && topic && (
            <>
              :{' '}
              <Link to="/quizzes/$id" params={{ id: quiz.id }}>
                {quiz.title}
              </Link>
            </>
          )}
        </p>
      </div>
    </li>
  )
}
