import type { Lesson } from '#contract/catalog.ts'
import type { LessonTerm } from '#contract/lessonTerm.ts'
import { KEY_TERMS } from '../items/service.ts'

/** As the server renders `- **term**: definition`. A figure has ids, which mustn't be on the page twice. */
const ITEM = /<li><strong>((?:(?!<\/strong>).)+)<\/strong>: ((?:(?!<\/?li\b|<figure\b).)+)<\/li>/gs

type Section = { headingId: string | null; html: string; words: string }

/**
 * The key terms of a lesson: the list below its heading for them, and for each term the section that explains it. They
 * are read from the lesson's own HTML, so they stay right if its owner edits the lesson.
 */
export function termsOf({ html, contents }: Pick<Lesson, 'html' | 'contents'>): LessonTerm[] {
  const sections = sectionsOf(html, contents)
  const isList = (headingId: string | null) =>
    contents.some(({ id, text, level }) => id === headingId && text === KEY_TERMS && level !== 3)
  const list = sections.findLast(({ headingId }) => isList(headingId))
  if (!list) return []
  const taught = sections.slice(0, sections.indexOf(list))
  return [...list.html.matchAll(ITEM)].map(([, term = '', definition = '']) => ({
    ...{ term, definition },
    headingId: explains(taught, term)?.headingId ?? null,
  }))
}

/** Cuts the HTML at the headings of the table of contents. The first section is what stands above all of them. */
function sectionsOf(html: string, contents: Lesson['contents']): Section[] {
  const starts = contents.flatMap(({ id }) => {
    const at = Math.max(html.indexOf(`<h2 id="${id}"`), html.indexOf(`<h3 id="${id}"`))
    return at < 0 ? [] : [{ headingId: id, at }]
  })
  return [{ headingId: null, at: 0 }, ...starts].map(({ headingId, at }, place) => {
    const section = html.slice(at, starts[place]?.at)
    return { headingId, html: section, words: wordsOf(section) }
  })
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').toLowerCase()

/**
 * Lessons set a term in bold where they explain it. If none does, the first section that mentions it counts, but the
 * summary and what is above it only if the others don't mention it.
 */
function explains(sections: Section[], term: string): Section | undefined {
  const wanted = wordsOf(term)
  const [above, summary, ...others] = sections
  const inOrder = [...others, ...(summary ? [summary] : []), ...(above ? [above] : [])]
  const inBold = ({ html }: Section) =>
    [...html.matchAll(/<strong>(.*?)<\/strong>/gs)].some(([, bold = '']) => wordsOf(bold).includes(wanted))
  return inOrder.find(inBold) ?? inOrder.find(({ words }) => words.includes(wanted))
}
