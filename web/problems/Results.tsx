import { Link } from '@tanstack/react-router'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem } from '#contract/problems.ts'
import { languageTitles } from '../code/languages.ts'
import { RunOutput } from '../code/RunOutput.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Progress } from '../ui/Progress.tsx'
import { panelOf, Tabs } from '../ui/Tabs.tsx'
import { Graded } from './Graded.tsx'
import { Submissions } from './Submissions.tsx'
import { TestResults } from './TestResults.tsx'
import type { RunKind, Workbench } from './useWorkbench.ts'

export type ResultTab = 'tests' | 'input' | 'submissions'

type Props = {
  problem: Problem
  bench: Workbench
  tab: ResultTab
  onTab: (tab: ResultTab) => void
  isSignedIn: boolean
  onReplace: (code: string, language: EmbeddedLanguage) => void
}

/** What the tests say, what the program does with an input of one's own, and what was submitted before. */
export function Results({ problem, bench, tab, onTab, isSignedIn, onReplace }: Props) {
  const { running, checked } = bench
  const tabs = [
    { id: 'tests' as const, title: 'Tests' },
    // A query by itself has no tables.
    ...(problem.form === 'function' ? [{ id: 'input' as const, title: 'Input' }] : []),
    ...(isSignedIn ? [{ id: 'submissions' as const, title: 'Submissions' }] : []),
  ]
  const isAbout = (kind: RunKind) => (kind === 'program' ? tab === 'input' : tab === 'tests')
  return (
    <>
      <Tabs label="Results" prefix="result" tabs={tabs} value={tab} onChange={onTab} />
      <div className="result" {...panelOf('result', tab)} tabIndex={0}>
        {running.state === 'running' && isAbout(running.kind) && (
          <Waiting kind={running.kind} isSlow={running.isSlow} language={bench.language} onCancel={bench.cancel} />
        )}
        {running.state === 'failed' && isAbout(running.kind) && <Notice kind="error">{running.message}</Notice>}
        {tab === 'tests' &&
          (checked?.kind === 'submission' ? (
            <Graded key={checked.submission.id} problem={problem} submission={checked.submission} />
          ) : checked ? (
            <TestResults problem={problem} language={checked.language} results={checked.results} isTrial />
          ) : (
            running.state === 'idle' && <Nothing problem={problem} isSignedIn={isSignedIn} />
          ))}
        {tab === 'input' && (
          <>
            <Field
              label="Input (stdin)"
              hint="Run starts the program by itself with this input: call your function, and print what you want to see."
            >
              {(control) => (
                <textarea
                  {...control}
                  className="input result-stdin"
                  rows={3}
                  spellCheck={false}
                  value={bench.stdin}
                  onChange={(event) => bench.setStdin(event.target.value)}
                />
              )}
            </Field>
            {bench.program && (
              <>
                <RunOutput run={bench.program} />
                <p className="actions">
                  <Link to="/compilations/$id" params={{ id: bench.program.id }}>
                    This run on a page of its own
                  </Link>
                </p>
              </>
            )}
          </>
        )}
        {tab === 'submissions' && <Submissions problem={problem} onReplace={onReplace} />}
      </div>
    </>
  )
}

function Nothing({ problem, isSignedIn }: { problem: Problem; isSignedIn: boolean }) {
  if (!isSignedIn) {
    return (
      <p className="muted">
        Sign in to run your program. What you write here is kept on this device until you are back.
      </p>
    )
  }
  return (
    <p className="muted">
      <b>Run</b> tries the {problem.tests.length} tests that you see, as often as you like. <b>Submit</b> grades the
      program by all {problem.tests.length + problem.hiddenTests}.
    </p>
  )
}

type WaitingProps = { kind: RunKind; isSlow: boolean; language: EmbeddedLanguage; onCancel: () => void }

function Waiting({ kind, isSlow, language, onCancel }: WaitingProps) {
  return (
    <div className="result-waiting">
      <Progress label={kind === 'submission' ? 'Grading' : 'Running'} />
      <p role="status" className="muted small">
        {kind === 'submission' ? 'Grading by all tests…' : 'Running…'}
        {isSlow && ` The ${languageTitles[language]} runtime is being made ready, or others are before you.`}
      </p>
      {kind !== 'submission' && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
