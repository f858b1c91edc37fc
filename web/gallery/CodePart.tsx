import type { KeptRun } from '#contract/compilations.ts'
import type { TestResult } from '#contract/problems.ts'
import CodeEditor from '../code/CodeEditor.tsx'
import { Difference } from '../code/Difference.tsx'
import { RunHere } from '../code/RunHere.tsx'
import { RunOutput } from '../code/RunOutput.tsx'
import { TestResults } from '../problems/TestResults.tsx'
import { Shown, State } from './frame.tsx'
import type { Specimens } from './specimens.ts'
import '../problems/problem.css'
import '../problems/workbench.css'

const programs = {
  python:
    'def luggage_tag(name):\n    parts = name.split()\n    # The last word is printed in full.\n    return parts[-1].upper()\n',
  javascript:
    'const luggageTag = (name) => {\n  const parts = name.split(/\\s+/)\n  return parts.at(-1).toUpperCase()\n}\n',
  sql: "SELECT name, count(*) AS loans\nFROM branches\nWHERE opened > '2020-01-01'\nGROUP BY name;\n",
}

const well: KeptRun = {
  ...{ stdout: 'A. S. MENSAH\n', stderr: '', output: 'A. S. MENSAH\n', code: 0, signal: null, message: null },
  ...{ status: null, cpu_time: 31, wall_time: 44, memory: 18_400_000 },
}
const trace = 'Traceback (most recent call last):\n  File "main.py", line 3\nIndexError: list index out of range\n'
const runs: { name: string; run: KeptRun }[] = [
  { name: 'ended well', run: well },
  { name: 'printed nothing', run: { ...well, stdout: '', output: '' } },
  { name: 'an error', run: { ...well, stdout: '', stderr: trace, output: trace, code: 1, status: 'RE' } },
  { name: 'out of time', run: { ...well, code: null, status: 'TO', message: 'Stopped after 10 s.' } },
  { name: 'too much output', run: { ...well, stdout: 'loop\n'.repeat(40), code: null, status: 'OL' } },
]

const passed: TestResult = {
  ...{ name: 'three words', hidden: false, verdict: 'passed', expected: '"A. S. MENSAH"', got: '"A. S. MENSAH"' },
  ...{ printed: '', status: null, message: null, wall_time: 12 },
}
const hidden = { hidden: true, expected: null, got: null, wall_time: 0 }
const failed: TestResult[] = [
  passed,
  { ...passed, name: 'small letters, many spaces', verdict: 'failed', got: '"K. annan"', printed: 'kofi\n' },
  { ...passed, name: 'an empty form', verdict: 'failed', got: null, status: 'RE', message: 'IndexError in line 3.' },
  { ...passed, ...hidden, name: 'a hyphen', verdict: 'failed', message: 'It returned another value.' },
  { ...passed, ...hidden, name: 'letters alone', verdict: 'notRun' },
]

/** Components for writing, running and grading programs. */
export default function CodePart({ specimens: { problem } }: { specimens: Specimens }) {
  return (
    <>
      <Shown of="CodeEditor">
        {Object.entries(programs).map(([language, initial]) => (
          <State key={language} name={language}>
            <CodeEditor {...{ language, initial }} label={`A program in ${language}`} onChange={() => {}} grows />
          </State>
        ))}
      </Shown>
      <Shown of="RunHere">
        <State name="before it is run">
          <RunHere language="python" code={programs.python} what="the program of the gallery" />
        </State>
      </Shown>
      <Shown of="RunOutput">
        {runs.map(({ name, run }) => (
          <State key={name} name={name}>
            <RunOutput run={run} />
          </State>
        ))}
      </Shown>
      <Shown of="Difference">
        <State name="in one line">
          <Difference expected="A. S. MENSAH" got="A. MENSAH" />
        </State>
        <State name="in several">
          <Difference expected={'one\ntwo\nthree'} got={'one\ntoo\nthree\nfour'} />
        </State>
      </Shown>
      <Shown of="TestResults">
        <State name="all passed">
          <TestResults problem={problem} language="python" results={[passed]} isTrial />
        </State>
        <State name="some failed">
          <TestResults problem={problem} language="python" results={failed} />
        </State>
      </Shown>
    </>
  )
}
