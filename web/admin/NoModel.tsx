import { EmptyState } from '../ui/EmptyState.tsx'

/** The settings are those of server/config.ts. */
export function NoModel() {
  return (
    <EmptyState title="No language model is connected.">
      <p className="mt-3">
        Topics come from the built-in library alone, and cost nothing. To connect a model, write its settings into{' '}
        <code>.env</code> beside the server and start it again. For example, of a provider:
      </p>
      <pre className="snippet usage-settings">{`WRITER_MODEL=openai:gpt-5-mini
CHECKER_MODEL=anthropic:claude-haiku-4-5
OPENAI_API_KEY=…
ANTHROPIC_API_KEY=…
MODEL_BUDGET_USD=2`}</pre>
      <p className="mt-3">Or one that runs on a machine of yours, behind any server that speaks as OpenAI’s does:</p>
      <pre className="snippet usage-settings">{`WRITER_MODEL=compatible:llama3.1:8b
MODEL_BASE_URL=http://127.0.0.1:11434/v1`}</pre>
      <p className="mt-3">
        <code>docs/models.md</code> tells of all settings, of prices, budgets and what each person may use.
      </p>
    </EmptyState>
  )
}
