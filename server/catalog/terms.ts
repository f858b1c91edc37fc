import type { Lesson } from '#contract/catalog.ts'
import type { LessonTerm } from '#contract/lessonTerm.ts'
import { KEY_TERMS } from '../items/service.ts'

const BOLD = '<strong>'
const BOLD_END = '</strong>'

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
  return list.html
    .split('<li>')
    .flatMap(itemOf)
    .map(({ term, definition }) => ({ term, definition, headingId: explains(taught, term)?.headingId ?? null }))
}

/**
 * Reads the HTML of a list item `- **term**: definition`. Returns an empty list for other items, and for items with a
 * figure, because the figure would be shown twice.
 */
function itemOf(given: string): { term: string; definition: string }[] {
  const [item = '', rest] = given.split('</li>')
  const [term = '', ...definition] = item.split(`${BOLD_END}: `)
  const isItem = rest !== undefined && term.startsWith(BOLD) && definition.length > 0 && !item.includes('<figure')
  return isItem ? [{ term: term.slice(BOLD.length), definition: definition.join(`${BOLD_END}: `) }] : []
}

/** Cuts the HTML at the headings of the table of contents. The first section is the text above the first heading. */
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

const wordsOf = (html: string) => html.replace(/<[^<>]*>/g, ' ').toLowerCase()

/**
 * The section that explains a term: the first one that has it in bold or, if there is none, the first one that mentions
 * it. The summary and the text above it are searched last. Undefined if no section mentions the term.
 */
function explains(sections: Section[], term: string): Section | undefined {
  const wanted = wordsOf(term)
  const [above, summary, ...others] = sections
  const inOrder = [...others, ...(summary ? [summary] : []), ...(above ? [above] : [])]
  const inBold = ({ html }: Section) =>
    html
      .split(BOLD)
      .slice(1)
      .some((bold) => wordsOf(bold.split(BOLD_END, 1).join()).includes(wanted))
  return inOrder.find(inBold) ?? inOrder.find(({ words }) => words.includes(wanted))
}
