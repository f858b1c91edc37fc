import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem } from '#contract/problems.ts'
import * as words from '#words/problems.bench.ts'
import { signInToRun } from '#words/problems.shared.ts'
import { languageTitles } from '../code/languages.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Rich } from '../ui/Rich.tsx'
import { REFRESH } from '../ui/refreshPath.ts'
import type { Workbench } from './useWorkbench.ts'

type Props = {
  problem: Problem
  bench: Workbench
  isSignedIn: boolean
  /** Whether the Run button runs the program with the learner's own input instead of the visible tests. */
  runsProgram: boolean
  onStartAgain: () => void
  onRun: () => void
  onSubmit: () => void
}

/** Value of `aria-keyshortcuts` for a shortcut with Control, or Command on a Mac. */
const keysOf = (...keys: string[]) => ['Control', 'Meta'].map((first) => [first, ...keys].join('+')).join(' ')

/** Toolbar above the editor: language menu and buttons for running, submitting and starting again. */
export function BenchBar({ problem, bench, isSignedIn, runsProgram, onStartAgain, onRun, onSubmit }: Props) {
  const { language, isDraft, running } = bench
  const isRunning = running.state === 'running'
  return (
    <div className="desk-bar">
      <label className="bench-language">
        <span className="sr-only">{words.language}</span>
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
        aria-label={words.startAgain}
        title={words.startAgain}
        aria-disabled={!isDraft || undefined}
        onClick={() => isDraft && onStartAgain()}
      >
        <Icon path={REFRESH} />
      </Button>
      <p className="bench-kept muted small">{isDraft && words.draftKept}</p>
      {isSignedIn ? (
        <>
          <Button
            title={words.runKeys}
            aria-keyshortcuts={keysOf('Enter')}
            aria-disabled={isRunning || undefined}
            onClick={onRun}
          >
            <PlaySign />{' '}
            <Rich
              text={runsProgram ? words.run.program : words.run.tests}
              parts={{ which: (inner) => <span className="sr-only">{inner}</span> }}
            />
          </Button>
          <Button
            variant="primary"
            title={words.submitKeys}
            aria-keyshortcuts={keysOf('Shift', 'Enter')}
            aria-disabled={isRunning || undefined}
            onClick={onSubmit}
          >
            {words.submit}
          </Button>
        </>
      ) : (
        <LinkButton to="/auth/signin" search={{ next: `/problems/${problem.slug}` }} variant="primary">
          {signInToRun}
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
