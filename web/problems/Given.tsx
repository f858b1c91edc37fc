import type { EmbeddedLanguage } from '#contract/compilations.ts'
import type { Problem } from '#contract/problems.ts'
import { ServerHtml } from '../ui/ServerHtml.tsx'

type Props = {
  functions: Problem['functions']
  test: Problem['tests'][number]
  /** Null if none is chosen yet. */
  language: EmbeddedLanguage | null
}

/** What a test gives: its call as the language names it, or the tables of a query. */
export function Given({ functions, test, language }: Props) {
  if (test.setupHtml !== null) return <ServerHtml className="prose" html={test.setupHtml} />
  // Where nobody writes TypeScript's own, JavaScript is called.
  const asked = [language, language === 'typescript' ? 'javascript' : null]
  const called = asked.map((one) => functions.find((of) => of.language === one)).find(Boolean) ?? functions[0]
  return (
    <div className="prose">
      <pre tabIndex={0}>
        <code>{`${called?.name ?? ''}(${test.arguments})`}</code>
      </pre>
    </div>
  )
}
