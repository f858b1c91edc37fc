import { useQuery } from '@tanstack/react-query'
import { type Compilation, getCompilation } from '#contract/compilations.ts'
import { problemsTitle, retry } from '#words/common.ts'
import * as words from '#words/compilations.own.ts'
import { loadingRun } from '#words/compilations.ts'
import { queryOrNull } from '../api/api.ts'
import { sentenceOf } from '../api/failure.ts'
import { isRunnable, languageTitles } from '../code/languages.ts'
import { Printed, RunOutput } from '../code/RunOutput.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export default function OwnCompilation({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(queryOrNull(getCompilation, { id }))
  if (data) return <Run run={data} />
  if (isFetching) return <Skeleton lines={9} label={loadingRun} />
  if (error) {
    return (
      <Notice kind="error" actions={<Button onClick={() => void refetch()}>{retry}</Button>}>
        {sentenceOf(error)}
      </Notice>
    )
  }
  return (
    <>
      <p className="lead">{words.noSuchRun}</p>
      <p className="actions">
        <LinkButton to="/problems">{problemsTitle}</LinkButton>
      </p>
    </>
  )
}

function Run({ run }: { run: Compilation }) {
  const { createdAt, language, source, stdin, verified } = run
  const title = isRunnable(language) ? languageTitles[language] : language
  return (
    <>
      <ul className="facts">
        <li>{words.when(createdAt)}</li>
        {title && <li>{title}</li>}
        <li>{verified ? words.runHere : words.runElsewhere}</li>
      </ul>
      <div className="mt-6">
        <RunOutput run={run} />
      </div>
      <div className="mt-6">
        <Printed name={words.program} text={source} />
        <Printed name={words.input} text={stdin} />
      </div>
    </>
  )
}
