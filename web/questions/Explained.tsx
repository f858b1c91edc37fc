import { lazy, Suspense } from 'react'
import type { Answer, Question, Verdict } from '#contract/quizzes.ts'
import { Icon } from '../ui/Icon.tsx'
import { AnswerText, Snippet } from './Snippet.tsx'
import { answerGiven, rightAnswer, type Shown, wordFor } from './shownAnswer.ts'

const RunIt = lazy(() => import('../code/RunIt.tsx'))

type Props = { question: Question; answer: Answer; verdict: Verdict }

/** What was answered, what is right, and why: in the form of the question's kind. */
export function Explained({ question, answer, verdict }: Props) {
  const { key } = verdict
  if ((question.kind === 'single' || question.kind === 'multiple') && 'options' in key)
    return <Options question={question} answer={answer} options={key.options} />
  if (question.kind === 'ordering' && answer.kind === 'ordering' && key.kind === 'ordering') {
    return (
      <>
        <ol className="options">
          {key.stepIds.map((id, place) => {
            const given = answer.stepIds.indexOf(id)
            return (
              <Line
                key={id}
                right={given === place}
                word={
                  given === place ? `${place + 1}. Your place, correct` : `${place + 1}. You had it at ${given + 1}`
                }
                html={question.steps.find((step) => step.id === id)?.html ?? ''}
              />
            )
          })}
        </ol>
        <Snippet html={verdict.whyHtml} className="mt-4" />
      </>
    )
  }
  if (question.kind === 'matching' && answer.kind === 'matching' && key.kind === 'matching') {
    const textOf = (id: string | undefined) => question.right.find((right) => right.id === id)?.text ?? '—'
    return (
      <ul className="options">
        {question.left.map(({ id, html }) => {
          const told = key.pairs.find((pair) => pair.leftId === id)
          const given = answer.pairs.find((pair) => pair.leftId === id)?.rightId
          const right = told?.rightId === given
          return (
            <Line
              key={id}
              right={right}
              word={right ? 'Your match, correct' : `You chose: ${textOf(given)}`}
              html={html}
              text={`→ ${textOf(told?.rightId)}`}
              whyHtml={told?.whyHtml}
            />
          )
        })}
        {key.extra.map(({ rightId, whyHtml }) => (
          <Line key={rightId} word="Belongs to nothing" text={textOf(rightId)} whyHtml={whyHtml} />
        ))}
      </ul>
    )
  }
  if (question.kind === 'true-false' && answer.kind === 'true-false' && key.kind === 'true-false') {
    return (
      <>
        <ul className="options">
          <Line
            right={answer.truth === key.truth}
            word={answer.truth === key.truth ? 'Your judgement, correct' : `You said: ${wordFor(answer.truth)}`}
            text={`The statement is ${key.truth ? 'true' : 'false'}.`}
          />
        </ul>
        <Options
          question={{ ...question, kind: 'single', options: question.reasons }}
          answer={{ kind: 'single', optionId: answer.reasonId }}
          options={key.reasons}
          thing="reason"
        />
      </>
    )
  }
  return <Written question={question} answer={answer} verdict={verdict} />
}

/** A typed answer, or a number. */
function Written({ question, answer, verdict }: Props) {
  const [given, right] = [answerGiven(question, answer), rightAnswer(question, verdict)]
  const isSame = textOf(given) === textOf(right)
  return (
    <div className="explained-typed">
      {question.kind === 'output' && (
        <>
          <Snippet html={question.codeHtml} className="quiz-code" />
          <Suspense>
            <RunIt codeHtml={question.codeHtml} language={question.language} />
          </Suspense>
        </>
      )}
      <dl>
        <dt>You wrote</dt>
        <dd>
          <AnswerText parts={given} numbered={false} />
        </dd>
        {!isSame && (
          <>
            <dt>{verdict.correct ? 'As we write it' : 'Correct answer'}</dt>
            <dd>
              <AnswerText parts={right} numbered={false} />
            </dd>
          </>
        )}
      </dl>
      <Snippet html={verdict.whyHtml} />
    </div>
  )
}

const textOf = ([part]: Shown[]) => (part?.code ?? part?.text ?? '').trimEnd()

type Told = { id: string; correct: boolean; whyHtml: string }
type OptionsProps = {
  question: Extract<Question, { kind: 'single' | 'multiple' }>
  answer: Answer
  options: Told[]
  thing?: 'answer' | 'reason'
}

function Options({ question, answer, options, thing = 'answer' }: OptionsProps) {
  const chosen = answer.kind === 'multiple' ? answer.optionIds : answer.kind === 'single' ? [answer.optionId] : []
  const several = question.kind === 'multiple'
  return (
    <ul className="options">
      {question.options.map(({ id, html }) => {
        const told = options.find((option) => option.id === id)
        const mine = chosen.includes(id)
        const word = told?.correct
          ? mine
            ? `Your ${thing}, correct`
            : several
              ? 'Correct too, and you left it out'
              : `Correct ${thing}`
          : mine
            ? `Your ${thing}, not correct`
            : several
              ? 'Rightly left out'
              : undefined
        const right = told?.correct ? true : mine ? false : undefined
        return <Line key={id} right={right} word={word} html={html} whyHtml={told?.whyHtml} />
      })}
    </ul>
  )
}

type LineProps = {
  /** Neither where nothing was right or wrong about it. */
  right?: boolean | undefined
  word?: string | undefined
  html?: string
  text?: string
  whyHtml?: string | undefined
}

function Line({ right, word, html, text, whyHtml }: LineProps) {
  return (
    <li className={`option ${right === true ? 'is-right' : right === false ? 'is-wrong' : ''}`}>
      <span>{right !== undefined && <Icon name={right ? 'check' : 'cross'} />}</span>
      <div>
        {word && <p className="option-word">{word}</p>}
        {html !== undefined && <Snippet html={html} className="option-text" />}
        {text !== undefined && <p className="option-text">{text}</p>}
        {whyHtml !== undefined && <Snippet html={whyHtml} className="why" />}
      </div>
    </li>
  )
}
