import { Link } from '@tanstack/react-router'
import type { QuizSummary, TopicProgress } from '#contract/catalog.ts'
import { Icon } from '../ui/Icon.tsx'
import { counted } from '../ui/topicLabels.ts'
import { scoreOf } from './nextAction.ts'

type Props = { quiz: QuizSummary; progress: TopicProgress | null }

/** '4 of 6 correct' once there is an answer. */
export function QuizScore({ quiz, progress }: Props) {
  const { answered, correct } = scoreOf(quiz, progress)
  if (answered === 0) return counted(quiz.questionCount, 'question')
  const score = `${correct} of ${quiz.questionCount} correct`
  return correct === quiz.questionCount ? <span className="is-ok">{score}</span> : score
}

/** The way into a quiz; whoever may not answer yet reads its questions there. */
export function QuizLink({ quiz }: Pick<Props, 'quiz'>) {
  return (
    <Link to="/quizzes/$id" params={{ id: quiz.id }} className="quiz-link">
      Practise
      <span className="sr-only">: {quiz.title}</span>
      <Icon name="arrow" size={16} />
    </Link>
  )
}
