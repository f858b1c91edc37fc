import { type Dispatch, type FormEvent, useId, useRef } from 'react'
import type { Question } from '#contract/quizzes.ts'
import { switchShortcuts, useShortcutsOn } from '../shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { newAttemptId } from './keptAttempts.ts'
import { type Action, type Asking, pendingAttempt } from './player.ts'
import { Snippet } from './Snippet.tsx'
import { useQuizKeys } from './useQuizKeys.ts'
import { Verdict, VerdictHeading } from './Verdict.tsx'

type Props = { question: Question; player: Asking; dispatch: Dispatch<Action> }

/** One question: asked, then explained. */
export function QuestionStep({ question, player, dispatch }: Props) {
  const { step } = player
  const stemId = useId()
  const form = useRef<HTMLFormElement>(null)
  const result = step.state === 'answered' ? player.results.at(-1) : undefined

  const proceed = () => {
    if (step.state === 'answering') dispatch({ do: 'check', attemptId: newAttemptId() })
    else if (step.state === 'unsaved') dispatch({ do: 'retry' })
    else if (step.state === 'answered') dispatch({ do: 'next' })
  }
  useQuizKeys({
    choose: (option) => form.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[option]?.click(),
    proceed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    proceed()
  }

  return (
    <>
      <Snippet html={question.stemHtml} className="stem" id={stemId} />
      <div role="status">{result && <VerdictHeading verdict={result.verdict} />}</div>
      {result ? (
        <>
          <Verdict question={question} result={result} />
          <p className="actions">
            <Button variant="primary" onClick={proceed}>
              {player.results.length < player.round.length ? 'Next question' : 'See the summary'}
              <Icon name="arrow" />
            </Button>
          </p>
        </>
      ) : (
        <form ref={form} onSubmit={submit}>
          <AnswerFields
            question={question}
            stemId={stemId}
            answer={step.state === 'answering' ? step.answer : (pendingAttempt(player)?.answer ?? null)}
            locked={step.state !== 'answering'}
            invalid={step.state === 'answering' && step.problem !== null}
            onChoose={(answer) => dispatch({ do: 'choose', answer })}
          />
          <div role="alert">
            {step.state === 'answering' && step.problem && <p className="field-error">{step.problem}</p>}
          </div>
          {step.state === 'unsaved' && (
            <Notice kind="error">
              <p>
                <b>Not saved yet.</b> Your answer is kept on this device until it is.
              </p>
              <p>{step.message}</p>
            </Notice>
          )}
          <p className="actions">
            <Button type="submit" variant="primary" aria-disabled={step.state === 'saving' || undefined}>
              {step.state === 'saving' ? 'Checking…' : step.state === 'unsaved' ? 'Retry' : 'Check'}
            </Button>
          </p>
          {question.kind === 'single' && <KeyHint options={question.options.length} />}
        </form>
      )}
    </>
  )
}

function KeyHint({ options }: { options: number }) {
  const on = useShortcutsOn()
  return (
    <p className="quiz-keys">
      {on ? (
        <>
          <span>
            <kbd>1</kbd> to <kbd>{options}</kbd> choose, <kbd>Enter</kbd> checks.
          </span>
        </>
      ) : (
        <span>Number keys are off.</span>
      )}
      <Button variant="quiet" onClick={() => switchShortcuts(!on)}>
        {on ? 'Turn number keys off' : 'Turn them on'}
      </Button>
    </p>
  )
}
