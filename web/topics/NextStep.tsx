import { useLocation } from '@tanstack/react-router'
import type { Topic, TopicProgress } from '#contract/catalog.ts'
import { useSession } from '../session.ts'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Ring } from '../ui/Ring.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { counted } from '../ui/topicLabels.ts'
import type { NextAction } from './nextAction.ts'

type Props = { topic: Topic; progress: TopicProgress | null; action: NextAction }

/** How well the topic is known, and the one thing to do next. */
export function NextStep(props: Props) {
  const { state } = useSession()
  const { progress } = props
  if (progress) {
    return (
      <section className="next-step" aria-labelledby="next-step">
        <figure>
          <Ring value={progress.mastery} label="Mastery" size={72} />
          <figcaption aria-hidden="true">Mastery</figcaption>
        </figure>
        <Step {...props} />
      </section>
    )
  }
  // What a visitor is told to do may be done already by a reader whose progress is still on its way.
  const isWaiting = state !== 'serverDown'
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

function Step({ topic, progress, action }: Props) {
  const { over, title, note } = words(action)
  return (
    <div className="next-step-body">
      <div>
        <p className="eyebrow">{over}</p>
        <h2 id="next-step">{title}</h2>
        <p className="muted">{note}</p>
      </div>
      <p className="next-step-actions">
        {action.do === 'read' && (
          <LinkButton to="/lessons/$id" params={{ id: action.lesson.id }} variant="primary">
            {action.isFirst ? 'Start reading' : 'Read on'}
            <Icon name="arrow" />
          </LinkButton>
        )}
        {progress && 'quiz' in action && (
          <LinkButton to="/quizzes/$id" params={{ id: action.quiz.id }} variant="primary">
            {action.do === 'retry' ? 'Practise again' : action.answered > 0 ? 'Go on with the quiz' : 'Start the quiz'}
            <Icon name="arrow" />
          </LinkButton>
        )}
        {action.do === 'nothing' && <LinkButton to="/topics">Choose another topic</LinkButton>}
        {!progress && topic.quizzes.length > 0 && <SignInToPractise isMain={action.do !== 'read'} />}
      </p>
    </div>
  )
}

function words(action: NextAction): { over: string; title: string; note: string } {
  switch (action.do) {
    case 'read': {
      const { position, title, minutes } = action.lesson
      return {
        over: action.isFirst ? 'Start here' : 'Next',
        title: `Lesson ${position}: ${title}`,
        note: `${minutes} min`,
      }
    }
    case 'practise': {
      const { title, questionCount } = action.quiz
      return {
        over: 'Next',
        title: `Practise: ${title}`,
        note:
          action.answered > 0 ? `${action.answered} of ${questionCount} answered` : counted(questionCount, 'question'),
      }
    }
    case 'retry':
      return {
        over: 'Nearly there',
        title: `Go over what you missed: ${action.quiz.title}`,
        note: `${action.correct} of ${action.quiz.questionCount} correct`,
      }
    case 'wait':
      return {
        over: 'In a moment',
        title: 'The next part is being written',
        note: 'It appears here by itself.',
      }
    case 'nothing':
      return {
        over: 'Done',
        title: 'You have done everything here',
        note: 'Practising again later keeps it.',
      }
  }
}

function SignInToPractise({ isMain }: { isMain: boolean }) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  return (
    <LinkButton to="/auth/signin" search={{ next: here }} variant={isMain ? 'primary' : 'plain'}>
      Sign in to practise
    </LinkButton>
  )
}
