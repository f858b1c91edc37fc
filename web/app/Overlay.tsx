import { useEffect, useId, useRef } from 'react'
import { messages } from '#contract/errors.ts'
import type { Stage } from '#contract/generation.ts'
import type { Generation } from '../generation.ts'
import { useStore } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Progress } from '../ui/Progress.tsx'
import { job, socket } from './realtime.ts'

const stages: Record<Stage, string> = {
  understand: 'Reading your prompt',
  match: 'Looking at what is written already',
  ground: 'Gathering material to build on',
  outline: 'Drawing up the outline',
  lessons: 'Writing the lessons',
  publish: 'Putting it together',
}

type Props = { generation: Extract<Generation, { state: 'generating' }> }

/** Covers the page while a topic is made. Esc goes on in the background: nothing is lost by leaving. */
export default function Overlay({ generation: { prompt, message, stage, near, outline } }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const offer = useRef<HTMLElement>(null)
  const onwards = useRef<HTMLButtonElement>(null)
  const offerHeading = useId()
  const link = useStore(socket.status, 'connected')
  useEffect(() => ref.current?.showModal(), [])
  // Where something is asked, the keys are there; no button of it is pressed by a key that was meant for another.
  const isOffered = near !== null
  useEffect(() => {
    const asking = isOffered ? offer : onwards
    asking.current?.focus()
  }, [isOffered])

  const said = stage ? stages[stage.stage] : ''
  return (
    <dialog
      ref={ref}
      className="overlay"
      aria-label="Generating your topic"
      onCancel={(event) => {
        event.preventDefault()
        job.continueInBackground()
      }}
    >
      <div className="overlay-body">
        <p className="eyebrow">{prompt}</p>
        <p className="display">{message}</p>
        <div className="overlay-progress">
          {stage ? <Progress label="Progress" value={stage.done} max={stage.total} /> : <Progress label="Progress" />}
          {/* Only what really happens is announced; the sentences above change for the eye. */}
          <p className="muted small" role="status">
            {link === 'reconnecting' ? messages.reconnecting : said}
          </p>
        </div>
        {near && (
          <section ref={offer} className="overlay-offer" tabIndex={-1} aria-labelledby={offerHeading}>
            <h2 id={offerHeading}>There is a topic “{near.title}” already</h2>
            <p>Is that what you want? If you choose nothing, a new one is made in a few seconds.</p>
            <p className="actions">
              <Button variant="primary" onClick={() => void job.openNear()}>
                Open existing
              </Button>
              <Button onClick={() => void job.makeNew()}>Make new</Button>
            </p>
          </section>
        )}
        {outline && (
          <div className="overlay-outline">
            <h2>{outline.title}</h2>
            <ol>
              {outline.lessons.map((lesson) => (
                <li key={lesson.id} data-ready={lesson.ready || undefined}>
                  {lesson.title}
                  {lesson.ready && (
                    <>
                      <Icon name="check" size={16} />
                      <span className="sr-only">ready</span>
                    </>
                  )}
                </li>
              ))}
            </ol>
          </div>
        )}
        <p className="actions">
          <Button ref={onwards} variant={near ? 'plain' : 'primary'} onClick={job.continueInBackground}>
            Continue in background
          </Button>
          <Button onClick={job.cancel}>Cancel</Button>
        </p>
      </div>
    </dialog>
  )
}
