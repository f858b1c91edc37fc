import { useQuery } from '@tanstack/react-query'
import { type Continue, getContinue, getToday, type Today } from '#contract/reading.ts'
import { countReviews, type Due } from '#contract/reviews.ts'
import { reviewTitle } from '#words/common.ts'
import * as words from '#words/home.forYou.ts'
import { query } from '../api/api.ts'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Progress } from '../ui/Progress.tsx'
import './forYou.css'

/** Cards for the topic to continue, due reviews and the daily goal. Cards that fail to load are silently left out. */
export default function ForYou() {
  const { data: place } = useQuery({ ...query(getContinue, {}), staleTime: 0 })
  const { data: reviews } = useQuery({ ...query(countReviews, {}), staleTime: 0 })
  const { data: today } = useQuery({ ...query(getToday, {}), staleTime: 0 })
  const goal = today?.goalMinutes ?? null
  if (!place?.item && !reviews?.due && goal === null) return null
  return (
    <section aria-label={words.underWay} className="for-you">
      {place?.item && <ContinueCard item={place.item} />}
      {reviews && reviews.due > 0 && <ReviewCard {...reviews} />}
      {today && goal !== null && <TodayCard today={today} goal={goal} />}
    </section>
  )
}

function ReviewCard({ due, more }: Due) {
  return (
    <div className="for-you-card">
      <p className="eyebrow">{reviewTitle}</p>
      <h2>{more ? words.moreThanDue(due) : words.due(due)}</h2>
      <p className="muted">{words.whyDue(due)}</p>
      <LinkButton to="/review" variant="primary">
        {words.review}
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
      <h2>{kind === 'quiz' ? words.quizOf(title) : title}</h2>
      <p className="muted">
        {heading !== null && `${words.placeAt(heading)} `}
        {words.progress(item.lessonsRead, item.lessonCount, item.questionsAnswered, item.questionCount)}
      </p>
      <Progress label={words.progressIn(topicTitle)} value={done} max={Math.max(1, all)} />
      <LinkButton to={kind === 'quiz' ? '/quizzes/$id' : '/lessons/$id'} params={{ id }} variant="primary">
        {words.continueReading}
        <Icon name="arrow" />
      </LinkButton>
    </div>
  )
}

function TodayCard({ today: { minutes, lessonsRead, questionsAnswered }, goal }: { today: Today; goal: number }) {
  const isReached = minutes >= goal
  return (
    <div className="for-you-card">
      <p className="eyebrow">{words.today}</p>
      <h2>{words.minutesOf(minutes, goal)}</h2>
      <p className="muted">
        {isReached && `${words.goalReached} `}
        {words.doneToday(lessonsRead, questionsAnswered)}
      </p>
      <Progress label={words.goal} value={Math.min(minutes, goal)} max={goal} />
      <LinkButton to="/profile">{words.changeGoal}</LinkButton>
    </div>
  )
}
