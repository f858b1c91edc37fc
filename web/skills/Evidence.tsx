import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSkillEvidence, type SkillEvidence } from '#contract/skills.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/skills.own.ts'
import { query } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayOf } from '../mastery/levels.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Rich } from '../ui/Rich.tsx'
import { ServerHtml } from '../ui/ServerHtml.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The answers on which the level of a skill is based, newest first. */
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
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  }
  return <Skeleton lines={4} label={words.loadingAnswers} />
}

function Answer({ item }: { item: SkillEvidence }) {
  const { stemHtml, at, correct, saidUnknown, hints, source, quiz, topic } = item
  const answer = (
    <Rich
      text={hints > 0 ? words.answeredWithHints : words.answered}
      parts={{
        outcome: () => <b>{words.outcomes[correct ? 'right' : saidUnknown ? 'unknown' : 'wrong']}</b>,
        hints: () => words.withHints(hints),
        day: () => dayOf(at),
        source: () => words.sources[source],
      }}
    />
  )
  return (
    <li className={correct ? 'is-ok' : 'is-error'}>
      <Icon name={correct ? 'check' : 'cross'} />
      <div>
        <ServerHtml className="prose snippet" html={stemHtml} />
        <p className="muted small">
          {quiz && topic ? (
            <Rich
              text={words.answerIn}
              parts={{
                answer: () => answer,
                quiz: () => (
                  <Link to="/quizzes/$id" params={{ id: quiz.id }}>
                    {quiz.title}
                  </Link>
                ),
              }}
            />
          ) : (
            answer
          )}
        </p>
      </div>
    </li>
  )
}
