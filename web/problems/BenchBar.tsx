import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem } from '#contract/problems.ts'
import { languageTitles } from '../code/languages.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { REFRESH } from '../ui/refreshPath.ts'
import type { Workbench } from './useWorkbench.ts'

type Props = {
  problem: Problem
  bench: Workbench
  isSignedIn: boolean
  /** Whether Run runs the program with an input of one's own, and not the tests that are seen. */
  runsProgram: boolean
  onStartAgain: () => void
  onRun: () => void
  onSubmit: () => void
}

/** Above the program: its language, and what can be done with it. */
export function BenchBar({ problem, bench, isSignedIn, runsProgram, onStartAgain, onRun, onSubmit }: Props) {
  const { language, isDraft, running } = bench
  const isRunning = running.state === 'running'
  return (
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
        onClick={() => isDraft && onStartAgain()}
      >
        <Icon path={REFRESH} />
      </Button>
      <p className="bench-kept muted small">{isDraft && 'Draft kept on this device'}</p>
      {isSignedIn ? (
        <>
          <Button
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            aria-disabled={isRunning || undefined}
            onClick={onRun}
          >
            <PlaySign /> Run
            <span className="sr-only">{runsProgram ? ' the program' : ' the tests you see'}</span>
          </Button>
          <Button
            variant="primary"
            title="Ctrl+Shift+Enter"
            aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
            aria-disabled={isRunning || undefined}
            onClick={onSubmit}
          >
            Submit
          </Button>
        </>
      ) : (
        <LinkButton to="/auth/signin" search={{ next: `/problems/${problem.slug}` }} variant="primary">
          Sign in to run
        </LinkButton>
      )}
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
