import { AppError } from '../../errors.ts'
import type { Execution } from '../../execution/service.ts'
import { renderMarkdown } from '../../markdown/service.ts'
import type { Models } from '../../models/service.ts'
import type { LessonText } from '../engine.ts'
import { checkFacts } from './facts.ts'
import { recomputeNumbers, withNumbersMended } from './numbers.ts'

type Deps = { models: Models; execution: Pick<Execution, 'run'> | undefined }
type Checking = {
  account: { jobId: string; uid: string; topicId: string | null }
  /** The key of the lesson. */
  key: string
  title: string
  language: string
  asker: string
  text: LessonText
}

/**
 * Has the checker judge the statements of a lesson and, at the same time, recompute its numbers. If the corrected
 * lesson can't be rendered, the lesson stays as it was written.
 * @throws ModelError
 */
export async function checkStatements(
  { models, execution }: Deps,
  { account, key, text, ...checking }: Checking,
  signal: AbortSignal,
): Promise<LessonText> {
  const task = (step: string) => ({
    ...checking,
    account: { ...account, step: `${step} ${key}` },
    markdown: text.markdown,
  })
  const [facts, { recomputed, changes }] = await Promise.all([
    checkFacts(models, task('facts'), signal),
    execution ? recomputeNumbers(models, execution, task('numbers'), signal) : { recomputed: 0, changes: [] },
  ])
  const { markdown, changed } = withNumbersMended(facts.markdown, changes)
  const supported = facts.judged - facts.changed
  const support = { supported, statements: facts.judged, judge: models.checker.model, by: 'knowledge' as const }
  const told = { ...(facts.judged > 0 && { support }), ...(recomputed > 0 && { numbers: { recomputed, changed } }) }
  if (markdown === text.markdown) return { ...text, ...told }
  try {
    return { ...text, ...told, markdown, ...(await renderMarkdown(markdown)) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_request') return text
    throw error
  }
}
