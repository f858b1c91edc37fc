import { useQuery } from '@tanstack/react-query'
import { type Continue, getContinue, getToday, type Today } from '#contract/reading.ts'
import { countReviews, type Due } from '#contract/reviews.ts'
import { query } from '../api.ts'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Progress } from '../ui/Progress.tsx'
import { counted } from '../ui/topicLabels.ts'
import './forYou.css'

/** What a learner has under way. Without anything there is nothing to show, and a failure is no reason to disturb. */
export default function ForYou() {
  const { data: place } = useQuery({ ...query(getContinue, {}), staleTime: 0 })
  const { data: reviews } = useQuery({ ...query(countReviews, {}), staleTime: 0 })
  const { data: today } = useQuery({ ...query(getToday, {}), staleTime: 0 })
  const goal = today?.goalMinutes ?? null
  if (!place?.item && !reviews?.due && goal === null) return null
  return (
    <section aria-label="Under way" className="for-you">
      {place?.item && <ContinueCard item={place.item} />}
      {reviews && reviews.due > 0 && <ReviewCard {...reviews} />}
      {today && goal !== null && <TodayCard today={today} goal={goal} />}
    </section>
  )
}

function ReviewCard({ due, more }: Due) {
  return (
    <div className="for-you-card">
      <p className="eyebrow">Review</p>
      <h2>{more ? `More than ${due}` : due} due</h2>
      <p className="muted">
        {due === 1 ? 'A question that you have' : 'Questions that you have'} answered before, at the moment where
        recalling {due === 1 ? 'it' : 'them'} helps most.
      </p>
      <LinkButton to="/review" variant="primary">
        Review
        <Icon name="arrow" />
      </LinkButton>
    </div>
  )
}

function ContinueCard({ item }: { item: Continue }) {
  const { kind, id, title, topicTitle, heading } = item
  const done = item.lessonsRead + item.questionsAnswered
  const all = item.lessonCount + item.questionCount
  return (
    <div className="for-you-card">
      <p className="eyebrow">{topicTitle}</p>
      <h2>{kind === 'quiz' ? `Quiz: ${title}` : title}</h2>
      <p className="muted">
        {heading !== null && <>You were at “{heading}”. </>}
        {item.lessonsRead} of {counted(item.lessonCount, 'lesson')} read, {item.questionsAnswered} of{' '}
        {counted(item.questionCount, 'question')} answered.
      </p>
      <Progress label={`Progress in ${topicTitle}`} value={done} max={Math.max(1, all)} />
      <LinkButton to={kind === 'quiz' ? '/quizzes/$id' : '/lessons/$id'} params={{ id }} variant="primary">
        Continue
        <Icon name="arrow" />
      </LinkButton>
    </div>
  )
}

function TodayCard({ today: { minutes, lessonsRead, questionsAnswered }, goal }: { today: Today; goal: number }) {
  const isReached = minutes >= goal
  return (
    <div className="for-you-card">
      <p className="eyebrow">Today</p>
      <h2>
        {minutes} of {goal} min
      </h2>
      <p className="muted">
        {isReached && 'You have reached your goal. '}
        {counted(lessonsRead, 'lesson')} read and {counted(questionsAnswered, 'question')} answered so far.
      </p>
      <Progress label="Today’s goal" value={Math.min(minutes, goal)} max={goal} />
      <LinkButton to="/profile">Change your goal</LinkButton>
    </div>
  )
}
