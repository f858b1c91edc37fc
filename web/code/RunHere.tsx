import { useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { type Compilation, type EmbeddedLanguage, runCode } from '#contract/compilations.ts'
import { call } from '../api.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Progress } from '../ui/Progress.tsx'
import { RunOutput } from './RunOutput.tsx'
import { useRun } from './useRun.ts'
import './runHere.css'

const CodeEditor = lazy(() => import('./CodeEditor.tsx'))

type Props = {
  code: string
  language: EmbeddedLanguage
  /** What is run, as in 'the sample 2'. */
  what: string
  /** What the button says. */
  action?: ReactNode
}

/** Runs code where it stands, and shows below what it prints. It can be changed first; what stands there stays. */
export function RunHere({ code, language, what, action = 'Run' }: Props) {
  const session = useSession()
  const here = useRouterState({ select: ({ location }) => location.href })
  const [isEditing, setEditing] = useState(false)
  const [ran, setRan] = useState<Compilation | null>(null)
  const { running, run, cancel } = useRun<'program'>()
  const text = useRef(code)

  if (session.state !== 'signedIn') {
    return (
      <div className="run-here">
        <div className="run-here-bar">
          <LinkButton to="/auth/signin" search={{ next: here }} className="run-here-button">
            Sign in to run<span className="sr-only"> {what}</span>
          </LinkButton>
        </div>
      </div>
    )
  }
  const start = async () => {
    const answer = await run('program', (signal) => call(runCode, { language, code: text.current }, { signal }))
    if (answer) setRan(answer)
  }
  const isOpen = isEditing || ran !== null || running.state !== 'idle'
  const close = () => {
    cancel()
    text.current = code
    setEditing(false)
    setRan(null)
  }
  return (
    <section className="run-here" aria-label={`Run ${what}`}>
      <div className="run-here-bar">
        {isOpen && (
          <Button className="run-here-button" onClick={close}>
            Close<span className="sr-only"> {what}</span>
          </Button>
        )}
        {!isEditing && (
          <Button className="run-here-button" onClick={() => setEditing(true)}>
            Edit<span className="sr-only"> {what}</span>
          </Button>
        )}
        <Button
          className="run-here-button is-run"
          aria-disabled={running.state === 'running' || undefined}
          onClick={() => void start()}
        >
          {action}
          <span className="sr-only"> {what}</span>
        </Button>
      </div>
      {isOpen && (
        <div className="run-here-body">
          {isEditing && (
            <Suspense fallback={<Progress label="Loading the editor" />}>
              <CodeEditor
                grows
                language={language}
                initial={text.current}
                label={`Your version of ${what}`}
                onChange={(changed) => {
                  text.current = changed
                }}
                onRun={() => void start()}
              />
            </Suspense>
          )}
          <div role="status">
            {running.state === 'running' && (
              <>
                <Progress label="Running" />
                {running.isSlow && (
                  <p className="muted small">The runtime is being made ready, or others are before you.</p>
                )}
              </>
            )}
          </div>
          {running.state === 'failed' && <Notice kind="error">{running.message}</Notice>}
          {ran && <RunOutput run={ran} />}
        </div>
      )}
    </section>
  )
}
