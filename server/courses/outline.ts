import type { CourseThingKind } from '#contract/courses.ts'
import type { CourseRow } from '../db/tables.ts'

export type Thing = { kind: CourseThingKind; thingId: string }
export type Section = { id: string; title: string; entries: (Thing & { id: string })[] }
/** What each thing was called when it could last be read. */
export type Titles = Record<string, string>

/** What was taken out can be put back by its old title: so many of them are remembered. */
const TITLES_KEPT = 400

export const keyOf = ({ kind, thingId }: Thing) => `${kind} ${thingId}`
export const sectionsOf = (row: Pick<CourseRow, 'sections'>): Section[] => JSON.parse(row.sections)
export const titlesOf = (row: Pick<CourseRow, 'titles'>): Titles => JSON.parse(row.titles)
export const entriesOf = (sections: Section[]) => sections.flatMap(({ entries }) => entries)

/** As the columns of a row. `known` names everything in it, and what was in it before. */
export function outlineColumns(sections: Section[], known: Titles) {
  const entries = entriesOf(sections)
  const inside = new Set(entries.map(keyOf))
  const outside = Object.keys(known).filter((key) => !inside.has(key))
  const kept = [...outside.slice(-TITLES_KEPT), ...inside]
  return {
    sections: JSON.stringify(sections),
    titles: JSON.stringify(Object.fromEntries(kept.map((key) => [key, known[key] ?? '']))),
    entryCount: entries.length,
  }
}
