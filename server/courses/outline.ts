import { z } from 'zod'
import { CourseThingKind } from '#contract/courses.ts'
import { storedJson } from '../db/storedJson.ts'
import type { CourseRow } from '../db/tables.ts'

export type Thing = { kind: CourseThingKind; thingId: string }
const Entry = z.object({ id: z.string(), kind: CourseThingKind, thingId: z.string() })
const Sections = z.array(z.object({ id: z.string(), title: z.string(), entries: z.array(Entry) }))
export type Section = z.infer<typeof Sections>[number]
/** The title of each thing, by `keyOf`, as it was when the owner of the course could last read the thing. */
const Titles = z.record(z.string(), z.string())
export type Titles = z.infer<typeof Titles>

/** How many titles of removed things are kept, so that these can be added again with their old title. */
const TITLES_KEPT = 400

export const keyOf = ({ kind, thingId }: Thing) => `${kind} ${thingId}`
export const sectionsOf = (row: Pick<CourseRow, 'sections'>) => storedJson(Sections, row.sections)
export const titlesOf = (row: Pick<CourseRow, 'titles'>) => storedJson(Titles, row.titles)
export const entriesOf = (sections: Section[]) => sections.flatMap(({ entries }) => entries)

/** The columns of a course row. `known` has the titles of all current and earlier things. */
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
