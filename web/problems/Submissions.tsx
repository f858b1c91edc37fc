import { useQuery } from '@tanstack/react-query'
import type { EmbeddedLanguage } from '#contract/compilations.ts'
import { listSubmissions, type Problem } from '#contract/problems.ts'
import { query } from '../api.ts'
import { isRunnable, languageTitles } from '../code/languages.ts'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TestResults } from './TestResults.tsx'

const when = (ms: number) =>
  new Date(ms).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

type Props = { problem: Problem; onReplace: (code: string, language: EmbeddedLanguage) => void }

/** One's own, newest first. Opened, each shows its program and its verdict. */
export function Submissions({ problem, onReplace }: Props) {
  const { data, error, isFetching, refetch } = useQuery({ ...query(listSubmissions, { id: problem.id }), staleTime: 0 })
  if (error && !isFetching) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  }
  if (!data) return <Skeleton lines={4} label="Loading your submissions" />
  if (data.items.length === 0) return <p className="muted">You have submitted nothing yet.</p>
  return (
    <ol className="results">
      {data.items.map(({ id, passed, createdAt, language, source, results }) => (
        <li key={id} className={passed ? 'is-passed' : 'is-failed'}>
          <details>
            <summary className="result-row">
              <span className="result-line">
                <Icon name={passed ? 'check' : 'cross'} size={16} />
                <span className="result-name">{when(createdAt)}</span>
                <span className="result-verdict">
                  {results.filter(({ verdict }) => verdict === 'passed').length} of {results.length} passed
                </span>
                <span className="muted small result-time">
                  {isRunnable(language) ? languageTitles[language] : language}
                </span>
              </span>
            </summary>
            <div className="result-told">
              <pre className="run-text" tabIndex={0}>
                {source}
              </pre>
              {isRunnable(language) && (
                <p>
                  <Button onClick={() => onReplace(source, language)}>Put it into the editor</Button>
                </p>
              )}
              <TestResults problem={problem} language={language} results={results} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}
