import { useQuery } from '@tanstack/react-query'
import { type Compilation, getCompilation } from '#contract/compilations.ts'
import { queryOrNull } from '../api.ts'
import { isRunnable, languageTitles } from '../code/languages.ts'
import { Printed, RunOutput } from '../code/RunOutput.tsx'
import { sentenceOf } from '../failure.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export default function OwnCompilation({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(queryOrNull(getCompilation, { id }))
  if (data) return <Run run={data} />
  if (isFetching) return <Skeleton lines={9} label="Loading the run" />
  if (error) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  }
  return (
    <>
      <p className="lead">There is no such run. Of each person the latest 200 are kept, and only they can see them.</p>
      <p className="actions">
        <LinkButton to="/problems">Problems</LinkButton>
      </p>
    </>
  )
}

const when = (ms: number) => new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

function Run({ run }: { run: Compilation }) {
  const { createdAt, language, source, stdin, verified } = run
  const title = isRunnable(language) ? languageTitles[language] : language
  return (
    <>
      <ul className="facts">
        <li>{when(createdAt)}</li>
        {title && <li>{title}</li>}
        <li>{verified ? 'Run by this server' : 'Run elsewhere, and told to this server'}</li>
      </ul>
      <div className="mt-6">
        <RunOutput run={run} />
      </div>
      <div className="mt-6">
        <Printed name="Program" text={source} />
        <Printed name="Input (stdin)" text={stdin} />
      </div>
    </>
  )
}
