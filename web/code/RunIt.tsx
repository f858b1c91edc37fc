import { useMemo } from 'react'
import { codeAbove, runIt } from '#words/code.runIt.ts'
import { runnableLanguage } from './languages.ts'
import { RunHere } from './RunHere.tsx'

/** Lets readers run the code of a question. The code is given as HTML. */
export default function RunIt({ codeHtml, language }: { codeHtml: string; language: string }) {
  const code = useMemo(
    () => new DOMParser().parseFromString(codeHtml, 'text/html').querySelector('code')?.textContent ?? '',
    [codeHtml],
  )
  const runnable = runnableLanguage(language)
  return runnable && code ? <RunHere code={code} language={runnable} what={codeAbove} action={runIt} /> : null
}
