import { useQuery } from '@tanstack/react-query'
import { getUserProgress } from '#contract/collections.ts'
import { query } from '../api.ts'
import { percent } from '../levels.ts'
import { Progress } from '../ui/Progress.tsx'
import { counted } from '../ui/topicLabels.ts'

/** How far somebody is in a topic that they have begun. */
export default function TopicDone({ uid, topicId }: { uid: string; topicId: string }) {
  // Loaded ahead after sign-in, and asked again at each visit: they may have read on.
  const { data } = useQuery({ ...query(getUserProgress, { uid }), staleTime: 0 })
  const topic = data?.items.find((one) => one.topicId === topicId)
  if (!topic) return null
  const { title, lessonsRead, lessonCount, questionsAnswered, questionCount } = topic
  const done = lessonsRead + questionsAnswered
  const all = Math.max(1, lessonCount + questionCount)
  if (done === 0) return null
  const parts = [
    lessonCount > 0 && `${lessonsRead} of ${counted(lessonCount, 'lesson')} read`,
    questionCount > 0 && `${questionsAnswered} of ${counted(questionCount, 'question')} answered`,
  ]
  return (
    <>
      <Progress label={`${title}: ${parts.filter(Boolean).join(', ')}`} value={done} max={all} />
      <p className="muted small">{percent(done / all)} done</p>
    </>
  )
}
