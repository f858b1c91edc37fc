import { type Dispatch, type FormEvent, lazy, Suspense, useId, useRef } from 'react'
import type { Question } from '#contract/quizzes.ts'
import { retry } from '#words/common.ts'
import * as words from '#words/quizzes.player.ts'
import { newUuid } from '../api/newUuid.ts'
import { switchShortcuts, useShortcutsOn } from '../preferences/shortcuts.ts'
import { AnswerFields } from '../questions/AnswerFields.tsx'
import { countOptions, whatIsMissing } from '../questions/answerWords.ts'
import { hasTried } from '../questions/draft.ts'
import { kindOf } from '../questions/kinds.ts'
import { Snippet } from '../questions/Snippet.tsx'
import { useQuizKeys } from '../questions/useQuizKeys.ts'
import { ReportLink } from '../reports/ReportLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { HintLadder } from './HintLadder.tsx'
import { type Action, type Asking, listUnsettled } from './player.ts'
import { useHints } from './useHints.ts'
import { Verdict, VerdictHeading } from './Verdict.tsx'
import { KeptHere } from './Waiting.tsx'

const AcceptAnswer = lazy(() => import('./AcceptAnswer.tsx'))
const EditLink = lazy(() => import('../editing/EditLink.tsx'))

type Props = {
  topicId: string
  quizId: string
  question: Question
  player: Asking
  dispatch: Dispatch<Action>
  /** Whether hints are available. A practice has none, because it tests what the learner remembers without help. */
  hasHints: boolean
}

/** One question: first its fields, then the explanation. */
export function QuestionStep({ topicId, quizId, question, player, dispatch, hasHints }: Props) {
  const { step, attempts, verdicts } = player
  const stemId = useId()
  const form = useRef<HTMLFormElement>(null)
  const last = attempts.at(-1)
  const verdict = step.state === 'answered' && last ? verdicts[last.id] : undefined
  const asked =
    step.state === 'answering' ? step : { attemptId: last?.id ?? '', answer: last?.answer ?? null, hints: 0 }
  const ladder = useHints({
    attemptId: asked.attemptId,
    quizId,
    questionId: question.id,
    taken: asked.hints,
    tried: hasTried(asked.answer),
    onTaken: (hints) => dispatch({ do: 'hinted', attemptId: asked.attemptId, hints }),
  })

  const proceed = () => {
    if (step.state === 'answering') dispatch({ do: 'check', missing: whatIsMissing(question, step.answer) })
    if (step.state === 'answered' || step.state === 'waiting') dispatch({ do: 'next', attemptId: newUuid() })
  }
  useQuizKeys({
    choose: (option) => form.current?.querySelectorAll<HTMLInputElement>('.option > input')[option]?.click(),
    ...(hasHints && { hint: () => step.state === 'answering' && ladder.take() }),
    proceed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    proceed()
  }
  const goOn = (
    <Button variant="primary" onClick={proceed}>
      {attempts.length < player.round.length ? words.next : words.seeSummary}
      <Icon name="arrow" />
    </Button>
  )

  return (
    <>
      <Snippet html={question.stemHtml} className="stem" id={stemId} />
      <div role="status">{verdict && <VerdictHeading verdict={verdict} />}</div>
      {verdict && last ? (
        <>
          <Verdict question={question} result={{ attempt: last, verdict }} />
          <div className="actions">
            {goOn}
            {hasHints && kindOf(question).isWorded && (
              <Suspense>
                <AcceptAnswer
                  key={last.id}
                  of={{ topicId, questionId: question.id, attemptId: last.id }}
                  correct={verdict.correct}
                  onAccepted={(accepted) => dispatch({ do: 'saved', attemptId: last.id, verdict: accepted })}
                />
              </Suspense>
            )}
          </div>
          <ReportLink kind="question" id={question.id} attemptId={last.id} />
          {hasHints && (
            <Suspense>
              <EditLink topicId={topicId} search={{ question: question.id }}>
                {words.edit}
              </EditLink>
            </Suspense>
          )}
        </>
      ) : (
        <form ref={form} onSubmit={submit}>
          <AnswerFields
            question={question}
            stemId={stemId}
            answer={asked.answer}
            locked={step.state !== 'answering'}
            invalid={step.state === 'answering' && step.problem !== null}
            onChoose={(answer) => dispatch({ do: 'choose', answer })}
          />
          <div role="alert">
            {step.state === 'answering' && step.problem && <p className="field-error">{step.problem}</p>}
          </div>
          {step.state === 'waiting' ? (
            <>
              <KeptHere {...step} waiting={listUnsettled(player).length} />
              <p className="actions">
                {goOn}
                <Button onClick={() => dispatch({ do: 'retry' })}>{retry}</Button>
              </p>
            </>
          ) : (
            <p className="actions">
              <Button type="submit" variant="primary" aria-disabled={step.state === 'saving' || undefined}>
                {step.state === 'saving' ? words.checking : words.check}
              </Button>
            </p>
          )}
          {step.state === 'answering' && hasHints && <HintLadder ladder={ladder} />}
          <KeyHint options={countOptions(question)} hasHints={hasHints} />
        </form>
      )}
    </>
  )
}

function KeyHint({ options, hasHints }: { options: number; hasHints: boolean }) {
  const on = useShortcutsOn()
  if (options === 0) return null
  return (
    <p className="quiz-keys">
      {on ? (
        <span>
          <Rich
            text={hasHints ? words.keysWithHints(options) : words.keys(options)}
            parts={{ kbd: (key) => <kbd>{key}</kbd> }}
          />
        </span>
      ) : (
        <span>{words.keysAreOff}</span>
      )}
      <Button variant="quiet" onClick={() => switchShortcuts(!on)}>
        {on ? words.turnKeysOff : words.turnKeysOn}
      </Button>
    </p>
  )
}
