import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SharedCourse } from '#contract/courses.ts'
import * as words from '#words/courses.reading.ts'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Progress } from '../ui/Progress.tsx'
import { doneOf, factsOf, places } from './entryLabels.ts'

type Props = { course: Pick<SharedCourse, 'title' | 'description' | 'sections'>; actions?: ReactNode }
type Section = SharedCourse['sections'][number]
type Entry = Section['entries'][number]

/** A course as its reader sees it: the entries in order, with their progress. */
export function CourseReading({ course: { title, description, sections }, actions }: Props) {
  const open = sections.flatMap(({ entries }) => entries).filter(({ state }) => state === 'open')
  const done = open.filter((entry) => doneOf(entry) === 'done')
  const next = open.find((entry) => entry.progress && doneOf(entry) !== 'done')
  const shown = sections.filter(({ title, entries }) => title.trim() || entries.length > 0)
  const before = (section: Section) =>
    shown.slice(0, shown.indexOf(section)).reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <header>
        <h1>{title}</h1>
        {description && <p className="lead course-words">{description}</p>}
      </header>
      {open.some(({ progress }) => progress) && (
        <div className="course-done">
          <p className="muted small">{words.entriesDone(done.length, open.length)}</p>
          <Progress label={words.done} value={done.length} max={open.length} />
        </div>
      )}
      <p className="actions">
        {next && (
          <LinkButton to={places[next.kind]} params={{ id: next.thingId ?? '' }} variant="primary">
            {open.some((entry) => doneOf(entry) !== 'new') ? words.goOnWith(next.title) : words.startWith(next.title)}
          </LinkButton>
        )}
        {actions}
      </p>
      {shown.length === 0 && <p className="muted">{words.emptyCourse}</p>}
      {shown.map((section) => (
        <section key={section.id} className="course-part">
          {section.title.trim() ? <h2>{section.title}</h2> : <h2 className="sr-only">{words.entriesTitle}</h2>}
          {section.entries.length === 0 && <p className="muted">{words.emptySection}</p>}
          <ol className="steps" role="list">
            {section.entries.map((entry, place) => (
              <Step key={entry.id} entry={entry} number={before(section) + place + 1} isNext={entry === next} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function Step({ entry, number, isNext }: { entry: Entry; number: number; isNext: boolean }) {
  const { kind, thingId, title, state } = entry
  const done = doneOf(entry)
  return (
    <li data-state={done} data-next={isNext || undefined}>
      <span className="step-mark" aria-hidden="true">
        {done === 'done' ? <Icon name="check" /> : number}
      </span>
      <div className="step-body">
        <div className="step-text">
          <h3 className="row-title">
            {thingId !== null && state === 'open' ? (
              <Link to={places[kind]} params={{ id: thingId }}>
                {title}
              </Link>
            ) : (
              <span className="muted">{title}</span>
            )}
          </h3>
          <ul className="facts">
            {factsOf(entry).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
            {state !== 'open' && (
              <li className="is-closed">
                <Icon name="info" size={16} /> {words.closedReasons[state]}
              </li>
            )}
            {done === 'done' && (
              <li className="is-ok">
                <Icon name="check" size={16} /> {words.done}
              </li>
            )}
          </ul>
        </div>
      </div>
    </li>
  )
}
