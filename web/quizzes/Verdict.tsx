import { useEffect, useRef } from 'react'
import type { Question, Verdict as VerdictOf } from '#contract/quizzes.ts'
import { Icon } from '../ui/Icon.tsx'
import { focusOn } from './focusOn.ts'
import { MasteryBar } from './MasteryBar.tsx'
import type { Result } from './player.ts'
import { Snippet } from './Snippet.tsx'

/** The verdict in words. Reading goes on here, and Enter leads on. */
export function VerdictHeading({ verdict }: { verdict: VerdictOf }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOn(heading.current), [])
  return (
    <div className={`verdict ${verdict.correct ? 'is-right' : 'is-wrong'}`}>
      <Icon name={verdict.correct ? 'check' : 'cross'} size={24} />
      <h3 ref={heading} tabIndex={-1}>
        {verdict.correct ? 'Correct' : 'Not quite'}
      </h3>
    </div>
  )
}

/** Why, for every option, and what the answer changed. */
export function Verdict({ question, result: { attempt, verdict } }: { question: Question; result: Result }) {
  const { answer } = attempt
  return (
    <>
      {answer.kind === 'typed' ? (
        <div className="explained-typed">
          <dl>
            <dt>You wrote</dt>
            <dd>{answer.text}</dd>
            {verdict.key.text !== answer.text.trim() && (
              <>
                <dt>{verdict.correct ? 'As we write it' : 'Correct answer'}</dt>
                <dd>{verdict.key.text}</dd>
              </>
            )}
          </dl>
          <Snippet html={verdict.whyHtml} />
        </div>
      ) : (
        <ul className="options">
          {question.options.map(({ id, html }) => (
            <ExplainedOption key={id} id={id} html={html} chosen={answer.optionId === id} verdict={verdict} />
          ))}
        </ul>
      )}
      <MasteryBar {...verdict.mastery} />
    </>
  )
}

type OptionProps = { id: string; html: string; chosen: boolean; verdict: VerdictOf }

function ExplainedOption({ id, html, chosen, verdict }: OptionProps) {
  const told = verdict.options.find((option) => option.id === id)
  const correct = told?.correct ?? false
  const mark = correct
    ? chosen
      ? 'Your answer, correct'
      : 'Correct answer'
    : chosen
      ? 'Your answer, not correct'
      : null
  return (
    <li className={`option ${correct ? 'is-right' : chosen ? 'is-wrong' : ''}`}>
      <span>{mark && <Icon name={correct ? 'check' : 'cross'} />}</span>
      <div>
        {mark && <p className="option-word">{mark}</p>}
        <Snippet html={html} className="option-text" />
        {told && <Snippet html={told.whyHtml} className="why" />}
      </div>
    </li>
  )
}
