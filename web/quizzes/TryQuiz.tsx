import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Question, Quiz } from '#contract/quizzes.ts'
import { TRIED_AT_MOST, type TriedVerdict, tryQuestion } from '#contract/trials.ts'
import { signIn } from '#words/common.ts'
import * as player from '#words/quizzes.player.ts'
import * as words from '#words/quizzes.trying.ts'
import { call } from '../api/api.ts'
import { newUuid } from '../api/newUuid.ts'
import { useSending } from '../api/useSending.ts'
import { AnswerFields } from '../questions/AnswerFields.tsx'
import { whatIsMissing } from '../questions/answerWords.ts'
import { type Draft, isComplete } from '../questions/draft.ts'
import { Explained } from '../questions/Explained.tsx'
import { Snippet } from '../questions/Snippet.tsx'
import { SpokenLanguage } from '../questions/SpokenLanguage.ts'
import { useQuizKeys } from '../questions/useQuizKeys.ts'
import { triedAnswers } from '../tried/tried.ts'
import { Button } from '../ui/Button.tsx'
import { focusOn } from '../ui/focusOn.ts'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { VerdictHeading } from './Verdict.tsx'

const tried = triedAnswers()

/** The questions of a quiz for a visitor. The answers stay in this browser. */
export default function TryQuiz({ quiz, next }: { quiz: Quiz; next: string }) {
  const [answered, setAnswered] = useState(tried.list)
  const isOpen = ({ id }: Question) => !answered.some(({ questionId }) => questionId === id)
  const [current, ask] = useState(() => quiz.questions.find(isOpen))
  const heading = useRef<HTMLHeadingElement>(null)
  const left = TRIED_AT_MOST - answered.length
  // Once the visitor has used up their answers, only a question that already has a verdict is still shown.
  const isAsking = current && (left > 0 || !isOpen(current))
  // biome-ignore lint/correctness/useExhaustiveDependencies(current): the focus moves to each new screen
  useLayoutEffect(() => focusOn(heading.current), [current])

  if (!isAsking) {
    const here = answered.filter(({ quizId }) => quizId === quiz.id)
    // A finished quiz would start again after signing in, so the visitor is sent to the topic instead.
    const goal = quiz.questions.some(isOpen) ? next : `/topic-details/${quiz.topicId}`
    return (
      <div className="quiz-trying quiz-summary">
        <h2 ref={heading} tabIndex={-1}>
          {here.length > 0 ? words.rightOf(here.filter(({ correct }) => correct).length, here.length) : words.noneLeft}
        </h2>
        <p className="lead">{words.keepThem}</p>
        <p className="actions">
          <LinkButton to="/auth/signin" search={{ next: goal, account: 'new' }} variant="primary">
            {words.keepAnswers}
          </LinkButton>
          <LinkButton to="/auth/signin" search={{ next: goal }}>
            {signIn}
          </LinkButton>
          <LinkButton to="/topic-details/$id" params={{ id: quiz.topicId }} variant="quiet">
            {words.another}
          </LinkButton>
        </p>
      </div>
    )
  }
  const following = left > 0 ? quiz.questions.find((one) => one !== current && isOpen(one)) : undefined
  return (
    <div className="quiz-trying">
      <div className="quiz-progress">
        <h2 ref={heading} tabIndex={-1}>
          {player.questionOf(quiz.questions.indexOf(current) + 1, quiz.questions.length)}
        </h2>
        <span className="small">{words.triesLeft(left)}</span>
      </div>
      <SpokenLanguage value={quiz.language}>
        <TryStep
          key={current.id}
          quizId={quiz.id}
          question={current}
          goOn={following ? player.next : words.seeResult}
          onAnswered={() => setAnswered(tried.list())}
          onNext={() => ask(following)}
        />
      </SpokenLanguage>
    </div>
  )
}

type Props = { quizId: string; question: Question; goOn: string; onAnswered: () => void; onNext: () => void }

function TryStep({ quizId, question, goOn, onAnswered, onNext }: Props) {
  const stemId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [answer, choose] = useState<Draft | null>(null)
  const [verdict, setVerdict] = useState<TriedVerdict | null>(null)
  const { isSending, failure, refuse, send } = useSending()

  const check = () => {
    const missing = whatIsMissing(question, answer)
    if (!answer || !isComplete(answer) || missing !== null) return refuse(missing ?? '')
    void send(async () => {
      const told = await call(tryQuestion, { quizId, questionId: question.id, answer })
      tried.add({ attemptId: newUuid(), quizId, questionId: question.id, answer, correct: told.correct })
      setVerdict(told)
      onAnswered()
      return null
    })
  }
  const proceed = () => (verdict ? onNext() : check())
  useQuizKeys({
    choose: (option) => form.current?.querySelectorAll<HTMLInputElement>('.option > input')[option]?.click(),
    proceed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    proceed()
  }

  return (
    <>
      <Snippet html={question.stemHtml} className="stem" id={stemId} />
      <div role="status">{verdict && <VerdictHeading verdict={verdict} />}</div>
      {verdict && answer && isComplete(answer) ? (
        <>
          <Explained question={question} answer={answer} verdict={verdict} />
          <p className="actions">
            <Button variant="primary" onClick={onNext}>
              {goOn}
              <Icon name="arrow" />
            </Button>
          </p>
        </>
      ) : (
        <form ref={form} onSubmit={submit}>
          <AnswerFields
            question={question}
            stemId={stemId}
            answer={answer}
            locked={isSending}
            invalid={failure !== ''}
            onChoose={choose}
          />
          <div role="alert">{failure && <Notice kind="error">{failure}</Notice>}</div>
          <p className="actions">
            <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
              {isSending ? player.checking : player.check}
            </Button>
          </p>
        </form>
      )}
    </>
  )
}
