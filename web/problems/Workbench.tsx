import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem } from '#contract/problems.ts'
import type { EditorHandle } from '../code/CodeEditor.tsx'
import { languageTitles } from '../code/languages.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { REFRESH } from '../ui/refreshPath.ts'
import { Separator } from '../ui/Separator.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { panelOf } from '../ui/Tabs.tsx'
import { useSplit } from '../ui/useSplit.ts'
import type { Shown } from './ProblemPage.tsx'
import { Results, type ResultTab } from './Results.tsx'
import { useWorkbench } from './useWorkbench.ts'
import './workbench.css'

const CodeEditor = lazy(() => import('../code/CodeEditor.tsx'))

type Props = {
  problem: Problem
  isNarrow: boolean
  onShow: (shown: Shown) => void
  /** Told at the start and with each choice. */
  onLanguage: (language: EmbeddedLanguage) => void
}

/** Where the program is written and run. Another reader has another draft. */
export default function Workbench(props: Props) {
  const session = useSession()
  if (session.state === 'loading') return <Skeleton lines={10} label="Loading the editor" />
  const uid = session.state === 'signedIn' ? session.user.uid : null
  return <Bench key={uid} uid={uid} {...props} />
}

function Bench({ problem, isNarrow, onShow, onLanguage, uid }: Props & { uid: string | null }) {
  const { slug, title } = problem
  const pane = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(null)
  const navigate = useNavigate()
  const bench = useWorkbench(problem, uid)
  const [tab, setTab] = useState<ResultTab>('tests')
  const [replaced, setReplaced] = useState('')
  const split = useSplit(pane, { name: 'result', usual: 58, min: 20, max: 85 })
  const { running, language, isDraft } = bench
  const isRunning = running.state === 'running'
  const runsProgram = tab === 'input'
  useEffect(() => onLanguage(language), [onLanguage, language])

  const signIn = () => void navigate({ to: '/auth/signin', search: { next: `/problems/${slug}` } })
  async function start(kind: 'run' | 'submit') {
    if (isRunning) return
    if (uid === null) return signIn()
    const shownTab = kind === 'run' && runsProgram ? 'input' : 'tests'
    setTab(shownTab)
    onShow('result')
    await (kind === 'submit' ? bench.submit() : runsProgram ? bench.runProgram() : bench.tryIt())
  }
  const change = (code: string) => {
    bench.change(code)
    if (replaced) setReplaced('')
  }
  const replace = useCallback((code: string, why: string) => {
    editor.current?.replace(code)
    setReplaced(why)
  }, [])

  return (
    <div ref={pane} className="bench">
      <section className="desk-code" aria-label="Code" {...(isNarrow && panelOf('desk', 'code'))}>
        <div className="desk-bar">
          <label className="bench-language">
            <span className="sr-only">Language</span>
            <select
              className="input"
              value={language}
              onChange={(event) => bench.choose(event.target.value as EmbeddedLanguage)}
            >
              {problem.languages.map((one) => (
                <option key={one} value={one}>
                  {languageTitles[one]}
                </option>
              ))}
            </select>
          </label>
          <Button
            variant="quiet"
            className="btn-icon"
            aria-label="Start again from the beginning"
            title="Start again from the beginning"
            aria-disabled={!isDraft || undefined}
            onClick={() => isDraft && replace(bench.starter, 'This is the program as it was at the beginning.')}
          >
            <Icon path={REFRESH} />
          </Button>
          <p className="bench-kept muted small">{isDraft && 'Draft kept on this device'}</p>
          {uid === null ? (
            <LinkButton to="/auth/signin" search={{ next: `/problems/${slug}` }} variant="primary">
              Sign in to run
            </LinkButton>
          ) : (
            <>
              <Button
                title="Ctrl+Enter"
                aria-keyshortcuts="Control+Enter Meta+Enter"
                aria-disabled={isRunning || undefined}
                onClick={() => void start('run')}
              >
                <PlaySign /> Run
                <span className="sr-only">{runsProgram ? ' the program' : ' the tests you see'}</span>
              </Button>
              <Button
                variant="primary"
                title="Ctrl+Shift+Enter"
                aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
                aria-disabled={isRunning || undefined}
                onClick={() => void start('submit')}
              >
                Submit
              </Button>
            </>
          )}
        </div>
        <div className="bench-editor">
          <Suspense fallback={<pre className="desk-starter">{bench.initial}</pre>}>
            <CodeEditor
              key={language}
              handle={editor}
              language={language}
              initial={bench.initial}
              label={`Your program in ${languageTitles[language]}: ${title}`}
              onChange={change}
              onRun={() => void start('run')}
              onSubmit={() => void start('submit')}
            />
          </Suspense>
          <div role="status" className="bench-undo">
            {replaced && (
              <>
                <p className="small">{replaced}</p>
                <Button
                  onClick={() => {
                    editor.current?.undo()
                    setReplaced('')
                    editor.current?.focus()
                  }}
                >
                  Undo
                </Button>
              </>
            )}
          </div>
        </div>
      </section>
      {!isNarrow && <Separator label="Height of the program" orientation="horizontal" {...split} />}
      <section className="desk-result" aria-label="Result" {...(isNarrow && panelOf('desk', 'result'))}>
        <Results
          problem={problem}
          bench={bench}
          tab={tab}
          onTab={setTab}
          isSignedIn={uid !== null}
          onReplace={(code, from) => {
            if (from !== language) bench.choose(from)
            // The editor of another language is there a moment later.
            requestAnimationFrame(() => replace(code, 'This is the program of that submission.'))
            onShow('code')
          }}
        />
      </section>
    </div>
  )
}

function PlaySign() {
  return (
    <svg className="icon" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5.500v13l10.500-6.500z" />
    </svg>
  )
}
