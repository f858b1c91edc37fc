import { useMemo } from 'react'
import { codeAbove, runIt } from '#words/code.runIt.ts'
import { runnableLanguage } from './languages.ts'
import { RunHere } from './RunHere.tsx'

/** Runs the code of a question, which is there as HTML. */
export default function RunIt({ codeHtml, language }: { codeHtml: string; language: string }) {
  const code = useMemo(
    () => new DOMParser().parseFromString(codeHtml, 'text/html').querySelector('code')?.textContent ?? '',
    [codeHtml],
  )
  const runnable = runnableLanguage(language)
  return runnable && code ? <RunHere code={code} language={runnable} what={codeAbove} action={runIt} /> : null
}
