import type { Heading } from '#contract/catalog.ts'

/** What renders takes megabytes: it is loaded by the first who has something to show. */
const renderer = () => import('./render.ts')

/**
 * A text as a page shows it, and its `##` and `###` headings.
 * Rejects with a RangeError for a text too long or too tangled to render.
 */
export const renderMarkdown = async (markdown: string): Promise<{ html: string; contents: Heading[] }> =>
  (await renderer()).renderMarkdown(markdown)

/** A block of a text that still grows: as `renderMarkdown`, without ids and names, which are unique only in the whole. */
export const renderBlock = async (markdown: string) => (await renderer()).renderBlock(markdown)

/** A stem, an option or a why: as `renderMarkdown`, without ids, and without `<p>` around a text of one paragraph. */
export const renderInline = async (markdown: string) => (await renderer()).renderInline(markdown)
