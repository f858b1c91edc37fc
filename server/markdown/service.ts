import { join } from 'node:path'
import { z } from 'zod'
import { Heading } from '#contract/catalog.ts'
import { AppError } from '../errors.ts'
import { createGuard } from '../guard/service.ts'
import type { ServerWords } from '../words.ts'

/** A usual lesson takes 20 ms, and loading what colours a language 200 once. */
const LIMITS = { cpuMs: 1_500, wallMs: 20_000, memoryMb: 512 }

/** Texts are people's and models': they are rendered where nothing else waits for them. */
const guard = createGuard({
  module: join(import.meta.dirname, 'render.ts'),
  reads: ['server/markdown', 'server/markup', 'words/en/server.texts.ts', 'node_modules'],
  limits: LIMITS,
})

const Lesson = z.object({ html: z.string(), contents: z.array(Heading) })

export type RenderMarkdown = (markdown: string) => Promise<z.infer<typeof Lesson>>

/** `owner`: the person who hands the text in, so that nobody holds up all the others. */
type Given = { owner?: string | undefined }

/**
 * A text as a page shows it, and its `##` and `###` headings.
 * @throws AppError invalid_request for a text too long, too tangled or too slow to show
 */
export const renderMarkdown = (markdown: string, { owner }: Given = {}) =>
  orRefused(guard.call('renderMarkdown', [markdown], { output: Lesson, owner }))

/**
 * Blocks of a text that still grows: each as `renderMarkdown`, without ids and names, which are unique only in the whole.
 * A block that cannot be shown is left out.
 */
export const renderBlocks = (markdowns: readonly string[], { owner }: Given = {}) =>
  orRefused(guard.call('renderBlocks', [markdowns], { output: z.array(z.string()), owner }))

/** A stem, an option or a why: as `renderMarkdown`, without ids, and without `<p>` around a text of one paragraph. */
export const renderInline = async (markdown: string) => (await renderInlines([markdown]))[0] ?? ''

/** Several of them, in their order. */
export const renderInlines = (markdowns: readonly string[], { owner }: Given = {}) =>
  orRefused(guard.call('renderInlines', [markdowns], { output: z.array(z.string()), owner }))

/** A text beyond the bounds of what can be shown is its author's to change. */
async function orRefused<Html>(rendering: Promise<Html>): Promise<Html> {
  try {
    return await rendering
  } catch (error) {
    if (error instanceof RangeError)
      throw new AppError('invalid_request', ({ texts }) => texts.notShown(whyIn(texts, error)))
    throw error
  }
}

const Beyond = z.union([
  z.object({ limit: z.enum(['tooSlow', 'tooLarge']) }),
  z.object({ limit: z.enum(['characters', 'marks', 'depth', 'containers', 'cells']), most: z.number() }),
])

function whyIn(texts: ServerWords['texts'], { cause, message }: RangeError) {
  const { data } = Beyond.safeParse(cause)
  if (!data) return message
  return 'most' in data ? texts.limits[data.limit](data.most) : texts[data.limit]
}

/** As `renderMarkdown`, in this process: for the library's own texts, and for nothing that people hand in or models write. */
export const renderOurs: RenderMarkdown = async (markdown) => (await import('./render.ts')).renderMarkdown(markdown)

/** The same as `renderInlines`. */
export const renderOurInlines = async (markdowns: readonly string[]) =>
  (await import('./render.ts')).renderInlines(markdowns)
