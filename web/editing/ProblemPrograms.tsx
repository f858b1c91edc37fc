import { lazy, Suspense, useState } from 'react'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import { languageTitles } from '../code/languages.ts'
import { withoutPart, withPart } from '../questions/editor/lists.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { PartProps } from './ProblemEditor.tsx'
import { languageChoices, languagesOf, withProgram } from './problemParts.ts'

const CodeEditor = lazy(() => import('../code/CodeEditor.tsx'))

const MOST_WRONGS = 20

/** For each language what is called, what the learner starts from, a reference, and programs that are wrong. */
export function ProblemPrograms({ problem, onChange }: PartProps) {
  const [language, setLanguage] = useState<EmbeddedLanguage>(languagesOf(problem.form)[0] ?? 'python')
  const { form, functions, wrongs } = problem
  const ofLanguage = wrongs.flatMap((wrong, at) => (wrong.language === language ? [{ wrong, at }] : []))
  const codeIn = (list: WrittenProblem['starters']) => list.find((one) => one.language === language)?.code ?? ''
  const name = functions.find((one) => one.language === language)?.name ?? ''
  const rename = (to: string) => {
    const rest = functions.filter((one) => one.language !== language)
    onChange({ functions: to === '' ? rest : [...rest, { language, name: to }] })
  }
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">Programs</h2>
      <Chips legend="Language" options={languageChoices(form)} value={language} onChange={setLanguage} />
      <div key={language}>
        {form === 'function' && (
          <TextField
            label="Name of the function"
            hint={`Empty where the problem is not for ${languageTitles[language]}.`}
            pattern="[A-Za-z_][A-Za-z0-9_]{0,59}"
            title="Letters, digits and underscores."
            value={name}
            onChange={(event) => rename(event.target.value)}
          />
        )}
        <Program
          title="What the learner starts from"
          language={language}
          code={codeIn(problem.starters)}
          onChange={(code) => onChange({ starters: withProgram(problem.starters, { language, code }) })}
        />
        <Program
          title="Reference: it has to pass every test"
          language={language}
          code={codeIn(problem.references)}
          onChange={(code) => onChange({ references: withProgram(problem.references, { language, code }) })}
        />
        {ofLanguage.map(({ wrong, at }, number) => (
          // An editor keeps its text: with one more or less, each place has another.
          <fieldset key={`${wrongs.length} ${at}`} className="problem-test">
            <legend>Wrong program {number + 1}: it has to fail a test</legend>
            <TextField
              label="What is wrong with it"
              maxLength={120}
              value={wrong.name}
              onChange={(event) => onChange({ wrongs: withPart(wrongs, at, { name: event.target.value }) })}
            />
            <Program
              title="Its code"
              language={language}
              code={wrong.code}
              onChange={(code) => onChange({ wrongs: withPart(wrongs, at, { code }) })}
            />
            <p className="actions">
              <Button onClick={() => onChange({ wrongs: withoutPart(wrongs, at) })}>
                Remove<span className="sr-only"> wrong program {number + 1}</span>
              </Button>
            </p>
          </fieldset>
        ))}
        {wrongs.length < MOST_WRONGS && (
          <p className="actions">
            <Button onClick={() => onChange({ wrongs: [...wrongs, { language, name: '', code: '' }] })}>
              Add a wrong program
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

type ProgramProps = { title: string; language: EmbeddedLanguage; code: string; onChange: (code: string) => void }

function Program({ title, language, code, onChange }: ProgramProps) {
  return (
    <div className="problem-program">
      <h3>{title}</h3>
      <Suspense fallback={<pre>{code}</pre>}>
        <CodeEditor
          grows
          language={language}
          initial={code}
          label={`${title}, ${languageTitles[language]}`}
          onChange={onChange}
        />
      </Suspense>
    </div>
  )
}
