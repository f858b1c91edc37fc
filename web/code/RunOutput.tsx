import type { KeptRun } from '#contract/compilations.ts'
import * as words from '#words/code.output.ts'
import { Icon } from '../ui/Icon.tsx'
import { endedAs, endedWell, measured } from './runWords.ts'
import './run.css'

/** Result of a run: exit status, output, stderr, and the time and memory used. */
export function RunOutput({ run }: { run: KeptRun }) {
  const isWell = endedWell(run)
  return (
    <div className="run">
      <p className={isWell ? 'run-ended is-well' : 'run-ended is-bad'}>
        <Icon name={isWell ? 'check' : run.status === 'TO' ? 'clock' : 'alert'} size={16} />
        <span>{endedAs(run)}</span>
      </p>
      {run.message && <p className="muted small">{run.message}</p>}
      <Printed name={words.output} text={run.stdout} />
      {run.stderr !== '' && <Printed name={words.errors} text={run.stderr} />}
      {run.stdout === '' && run.stderr === '' && <p className="muted">{words.printedNothing}</p>}
      <dl className="run-facts">
        {measured(run).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function Printed({ name, text }: { name: string; text: string }) {
  if (text === '') return null
  return (
    <figure className="run-printed">
      <figcaption>{name}</figcaption>
      <pre className="run-text" tabIndex={0}>
        {text}
      </pre>
    </figure>
  )
}
