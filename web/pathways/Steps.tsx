import { Link } from '@tanstack/react-router'
import type { Pathway, PathwayProgress, PathwayStep } from '#contract/pathways.ts'
import { lessons, minutes, quizzes } from '#words/common.ts'
import { list, number } from '#words/language.ts'
import * as words from '#words/pathways.detail.ts'
import { Icon } from '../ui/Icon.tsx'

type Done = PathwayProgress['steps'][number]
type Props = { pathway: Pathway; progress: PathwayProgress | null }

/** The pathway's topics in order, each with the reason for its position and the reader's progress. */
export function Steps({ pathway, progress }: Props) {
  return (
    <ol className="steps" role="list">
      {pathway.steps.map(({ position, why, topic }) => {
        const done = progress?.steps.find((step) => step.topicId === topic.id)
        const isDone = done?.state === 'done'
        const isNext = progress?.nextTopicId === topic.id
        return (
          <li key={topic.id} data-state={isDone ? 'done' : topic.state} data-next={isNext || undefined}>
            <span className="step-mark" aria-hidden="true">
              {isDone ? <Icon name="check" /> : position}
            </span>
            <div className="step-body">
              <div className="step-text">
                <h3 className="row-title">
                  <Link to="/topic-details/$id" params={{ id: topic.id }}>
                    {topic.title}
                  </Link>
                </h3>
                <p>{why}</p>
                <ul className="facts">
                  <li>{minutes(topic.minutes)}</li>
                  {topic.lessonCount > 0 && <li>{lessons(topic.lessonCount)}</li>}
                  {topic.quizCount > 0 && <li>{quizzes(topic.quizCount)}</li>}
                  <Status topic={topic} done={done} isNext={isNext} />
                </ul>
                {done && done.mastery !== null && (
                  <p className="small">{words.masteryOf(number(done.mastery, { style: 'percent' }), levelsOf(done))}</p>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type StatusProps = { topic: PathwayStep['topic']; done: Done | undefined; isNext: boolean }

function Status({ topic, done, isNext }: StatusProps) {
  if (topic.state === 'writing') {
    return (
      <li>
        <Icon name="clock" size={16} /> {words.beingWritten}
      </li>
    )
  }
  if (topic.state === 'failed') {
    return (
      <li className="is-error">
        <Icon name="alert" size={16} /> {words.notFinished}
      </li>
    )
  }
  if (!done) return null
  if (done.state === 'new') {
    return isNext ? (
      <li className="is-next">
        <Icon name="arrow" size={16} /> {words.isNext}
      </li>
    ) : null
  }
  if (done.state === 'done') {
    return (
      <li className="is-ok">
        <Icon name="check" size={16} /> {words.isDone}
      </li>
    )
  }
  const { lessonsRead, lessonsKnown, questionsAnswered, questionCount } = done
  const read = topic.lessonCount > 0 && words.lessonsRead(lessonsRead, topic.lessonCount)
  const known = lessonsKnown > 0 && words.lessonsKnown(lessonsKnown)
  const answered = questionCount > 0 && words.questionsAnswered(questionsAnswered, questionCount)
  return (
    <li className="is-next">
      <Icon name="clock" size={16} />{' '}
      {words.started(
        list(
          [read, known, answered].filter((part) => part !== false),
          'unit',
        ),
      )}
    </li>
  )
}

/** The number of skills at each level: '2 familiar, 1 attempted, 1 not yet tried'. */
function levelsOf({ levels, skillCount }: Done) {
  const untried = levels.reduce((left, { count }) => left - count, skillCount)
  const parts = levels.map(({ level, count }) => words.skillsOn[level](count))
  return list([...parts, ...(untried > 0 ? [words.notYetTried(untried)] : [])], 'unit')
}
