import { lazy, Suspense, useState } from 'react'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { WrittenProblem } from '#contract/writtenProblems.ts'
import * as words from '#words/editing.programs.ts'
import { languageTitles } from '../code/languages.ts'
import { withoutPart, withPart } from '../questions/editor/lists.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { PartProps } from './ProblemEditor.tsx'
import { languageChoices, languagesOf, withProgram } from './problemParts.ts'
import { WithHidden } from './WithHidden.tsx'

const CodeEditor = lazy(() => import('../code/CodeEditor.tsx'))

const MOST_WRONGS = 20

/** For each language: the function name, the starter code, the reference solution and wrong programs. */
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
      <h2 id="programs">{words.programsTitle}</h2>
      <Chips legend={words.language} options={languageChoices(form)} value={language} onChange={setLanguage} />
      <div key={language}>
        {form === 'function' && (
          <TextField
            label={words.functionName}
            hint={words.functionNameHint(languageTitles[language])}
            pattern="[A-Za-z_][A-Za-z0-9_]{0,59}"
            title={words.functionNameForm}
            value={name}
            onChange={(event) => rename(event.target.value)}
          />
        )}
        <Program
          title={words.starter}
          language={language}
          code={codeIn(problem.starters)}
          onChange={(code) => onChange({ starters: withProgram(problem.starters, { language, code }) })}
        />
        <Program
          title={words.reference}
          language={language}
          code={codeIn(problem.references)}
          onChange={(code) => onChange({ references: withProgram(problem.references, { language, code }) })}
        />
        {ofLanguage.map(({ wrong, at }, number) => (
          // The code editor holds its own text, so `key` includes the count: adding or removing a program remounts all
          // editors.
          <fieldset key={`${wrongs.length} ${at}`} className="problem-test">
            <legend>{words.wrong(number + 1)}</legend>
            <TextField
              label={words.wrongName}
              maxLength={120}
              value={wrong.name}
              onChange={(event) => onChange({ wrongs: withPart(wrongs, at, { name: event.target.value }) })}
            />
            <Program
              title={words.wrongCode}
              language={language}
              code={wrong.code}
              onChange={(code) => onChange({ wrongs: withPart(wrongs, at, { code }) })}
            />
            <p className="actions">
              <Button onClick={() => onChange({ wrongs: withoutPart(wrongs, at) })}>
                <WithHidden text={words.removeWrong(number + 1)} />
              </Button>
            </p>
          </fieldset>
        ))}
        {wrongs.length < MOST_WRONGS && (
          <p className="actions">
            <Button onClick={() => onChange({ wrongs: [...wrongs, { language, name: '', code: '' }] })}>
              {words.addWrong}
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
          label={words.codeIn(title, languageTitles[language])}
          onChange={onChange}
        />
      </Suspense>
    </div>
  )
}
