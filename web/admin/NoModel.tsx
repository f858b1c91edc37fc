import * as words from '#words/admin.usage.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Rich } from '../ui/Rich.tsx'

const ofProvider = `WRITER_MODEL=openai:gpt-5-mini
CHECKER_MODEL=anthropic:claude-haiku-4-5
OPENAI_API_KEY=…
ANTHROPIC_API_KEY=…
MODEL_BUDGET_USD=2`
const ofOwnMachine = `WRITER_MODEL=compatible:llama3.1:8b
MODEL_BASE_URL=http://127.0.0.1:11434/v1`

const parts = { code: (file: string) => <code>{file}</code> }

/** Shown if no model is configured. The settings in the snippets are read by server/config.ts. */
export function NoModel() {
  return (
    <EmptyState title={words.noModel}>
      <p className="mt-3">
        <Rich text={words.howToConnect} parts={parts} />
      </p>
      <pre className="snippet usage-settings">{ofProvider}</pre>
      <p className="mt-3">{words.orYourOwn}</p>
      <pre className="snippet usage-settings">{ofOwnMachine}</pre>
      <p className="mt-3">
        <Rich text={words.whereAllIs} parts={parts} />
      </p>
    </EmptyState>
  )
}
