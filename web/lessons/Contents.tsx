import type { Lesson } from '#contract/catalog.ts'
import { switchShortcuts, useShortcutsOn } from '../shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { LessonReading } from './useLessonRead.ts'

type Props = {
  lesson: Lesson
  /** Id of the heading that is being read. */
  current: string | null
  reading: LessonReading['state']
  onSkip: () => void
}

/** Beside the text where there is room, above it and folded where there is none: the style sheet shows one of the two. */
export function Contents(props: Props) {
  return (
    <>
      <details className="contents-folded">
        <summary className="disclosure">In this lesson</summary>
        <nav aria-label="In this lesson">
          <Headings {...props} />
        </nav>
      </details>
      <aside className="contents-beside" aria-label="About this lesson">
        <nav aria-labelledby="contents">
          <h2 id="contents">In this lesson</h2>
          <Headings {...props} />
        </nav>
        <p className="skip-lesson readers-only">
          {props.reading === 'unread' && <Button onClick={props.onSkip}>Mark as read and go on</Button>}
          {props.reading === 'read' && (
            <span className="is-ok">
              <Icon name="check" /> Read
            </span>
          )}
        </p>
        <Keys lesson={props.lesson} />
      </aside>
    </>
  )
}

function Headings({ lesson, current }: Props) {
  return (
    <ol className="contents">
      {lesson.contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Keys({ lesson }: { lesson: Lesson }) {
  const on = useShortcutsOn()
  if (!lesson.next && !lesson.previous) return null
  return (
    <div className="lesson-keys">
      {on && (
        <p>
          {lesson.next && (
            <>
              <kbd>n</kbd> next lesson
            </>
          )}{' '}
          {lesson.previous && (
            <>
              <kbd>p</kbd> previous lesson
            </>
          )}
        </p>
      )}
      <Button variant="quiet" onClick={() => switchShortcuts(!on)}>
        {on ? 'Switch these keys off' : 'Switch the keys n and p on'}
      </Button>
    </div>
  )
}
