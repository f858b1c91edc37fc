import { join } from 'node:path'
import { z } from 'zod'
import { Heading } from '#contract/catalog.ts'
import { childModule } from '../childModule.ts'
import { AppError } from '../errors.ts'
import { createGuard } from '../guard/service.ts'
import type { ServerWords } from '../words.ts'

export { isWordList, readWords } from './words.ts'

/**
 * The limits for rendering a text. A typical lesson takes 20 ms. Loading the grammar of a programming language takes
 * another 200 ms, but only once.
 */
const LIMITS = { cpuMs: 1_500, wallMs: 20_000, memoryMb: 512 }

/** Texts come from people and models, so they are rendered in a guarded process that can be killed. */
const guard = createGuard({
  module: childModule(join(import.meta.dirname, 'render.ts')),
  reads: ['server/markdown', 'server/markup', 'server/figures', 'figures', 'words/en/server.texts.ts', 'node_modules'],
  limits: LIMITS,
})

const Lesson = z.object({ html: z.string(), contents: z.array(Heading) })

export type RenderMarkdown = (markdown: string) => Promise<z.infer<typeof Lesson>>

/** `owner` is the person who submitted the text. Only one text of each owner is rendered at a time. */
type Given = { owner?: string | undefined }

/**
 * Renders a text to HTML, and lists its `##` and `###` headings.
 * @throws AppError invalid_request if the text is too long, too complex or too slow to render
 */
export const renderMarkdown = (markdown: string, { owner }: Given = {}) =>
  orRefused(guard.call('renderMarkdown', [markdown], { output: Lesson, owner }))

/**
 * Renders blocks of a text that is still being written. Works like `renderMarkdown`, but without ids and table names,
 * which must be unique in the whole text. A block that exceeds a limit becomes an empty string.
 */
export const renderBlocks = (markdowns: readonly string[], { owner }: Given = {}) =>
  orRefused(guard.call('renderBlocks', [markdowns], { output: z.array(z.string()), owner }))

/** Renders a stem, an option or an explanation. The HTML has no ids and, if there is only one paragraph, no `<p>`. */
export const renderInline = async (markdown: string) => (await renderInlines([markdown]))[0] ?? ''

/** Like `renderInline`, for several texts. The results are in the same order. */
export const renderInlines = (markdowns: readonly string[], { owner }: Given = {}) =>
  orRefused(guard.call('renderInlines', [markdowns], { output: z.array(z.string()), owner }))

/** Turns the RangeError for a text that exceeds a limit into an error for the author of the text. */
async function orRefused<Html>(rendering: Promise<Html>): Promise<Html> {
  try {
    return await rendering
  } catch (error) {
    if (error instanceof RangeError)
      throw new AppError('invalid_request', ({ texts }) => texts.notShown(whyIn(texts, error)), { cause: error })
    throw error
  }
}

const Beyond = z.union([
  z.object({ limit: z.enum(['tooSlow', 'tooLarge']) }),
  z.object({ limit: z.literal('figure'), line: z.number(), problem: z.string() }),
  z.object({ limit: z.enum(['characters', 'marks', 'depth', 'containers', 'cells']), most: z.number() }),
])

/** If a text couldn't be rendered because of a figure, returns the line with the problem. Otherwise null. */
export function brokenFigureLine(error: unknown): number | null {
  const cause = error instanceof AppError && error.cause instanceof RangeError ? error.cause.cause : undefined
  const { data } = Beyond.safeParse(cause)
  return data?.limit === 'figure' ? data.line : null
}

function whyIn(texts: ServerWords['texts'], { cause, message }: RangeError) {
  const { data } = Beyond.safeParse(cause)
  if (!data) return message
  if (data.limit === 'figure') return texts.figure(data.line, data.problem)
  return 'most' in data ? texts.limits[data.limit](data.most) : texts[data.limit]
}

/**
 * Like `renderMarkdown`, but in this process. Only for the library's own texts, never for those of people or models.
 */
export const renderOurs: RenderMarkdown = async (markdown) => (await import('./render.ts')).renderMarkdown(markdown)

/** Like `renderInlines`, but in this process (see `renderOurs`). */
export const renderOurInlines = async (markdowns: readonly string[]) =>
  (await import('./render.ts')).renderInlines(markdowns)
