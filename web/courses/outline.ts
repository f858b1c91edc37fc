import type { Course, CourseEntry } from '#contract/courses.ts'
import * as words from '#words/courses.course.ts'

export type Section = Course['sections'][number]
export type By = 'up' | 'down'
/** A drop position between entries of a section: `at` is the index in the list before anything is moved. */
export type Gap = { sectionId: string; at: number }
/** A removed entry and its former position. */
export type Removed = { entry: CourseEntry; from: Gap }

export const countEntries = (sections: Section[]) => sections.reduce((sum, { entries }) => sum + entries.length, 0)
export const hasThing = (sections: Section[], { kind, thingId }: Pick<CourseEntry, 'kind' | 'thingId'>) =>
  sections.some(({ entries }) => entries.some((entry) => entry.kind === kind && entry.thingId === thingId))

/** An entry with its section and position; null if it isn't in the course. */
export function findEntry(sections: Section[], id: string): (Removed & { section: Section; index: number }) | null {
  for (const [index, section] of sections.entries()) {
    const at = section.entries.findIndex((entry) => entry.id === id)
    const entry = section.entries[at]
    if (entry) return { entry, section, index, from: { sectionId: section.id, at } }
  }
  return null
}

export const removeEntry = (sections: Section[], id: string): Section[] =>
  sections.map((section) => ({ ...section, entries: section.entries.filter((entry) => entry.id !== id) }))

/**
 * Inserts an entry at `from`. If the section has become too short, the entry is added at its end. If the section is
 * gone, the entry is added at the end of the course.
 */
export function insertEntry(sections: Section[], { entry, from: { sectionId, at } }: Removed): Section[] {
  const target = sections.find(({ id }) => id === sectionId) ?? sections.at(-1)
  return sections.map((section) => {
    if (section !== target) return section
    const place = section.id === sectionId ? at : section.entries.length
    return { ...section, entries: section.entries.toSpliced(place, 0, entry) }
  })
}

export function moveEntryTo(sections: Section[], id: string, gap: Gap): Section[] {
  const found = findEntry(sections, id)
  if (!found) return sections
  const { entry, from } = found
  const isBehind = from.sectionId === gap.sectionId && from.at < gap.at
  const at = isBehind ? gap.at - 1 : gap.at
  if (from.sectionId === gap.sectionId && from.at === at) return sections
  return insertEntry(removeEntry(sections, id), { entry, from: { sectionId: gap.sectionId, at } })
}

/**
 * Moves an entry by one place, past the edge of its section into the adjacent one. Null at either end of the course.
 */
export function moveEntry(sections: Section[], id: string, by: By): Section[] | null {
  const found = findEntry(sections, id)
  if (!found) return null
  const { section, index, from } = found
  const at = from.at + (by === 'up' ? -1 : 2)
  if (at >= 0 && at <= section.entries.length) return moveEntryTo(sections, id, { ...from, at })
  const next = sections[index + (by === 'up' ? -1 : 1)]
  return next ? moveEntryTo(sections, id, { sectionId: next.id, at: by === 'up' ? next.entries.length : 0 }) : null
}

export function moveSection(sections: Section[], id: string, by: By): Section[] | null {
  const from = sections.findIndex((section) => section.id === id)
  const to = from + (by === 'up' ? -1 : 1)
  const section = sections[from]
  return section && to >= 0 && to < sections.length ? sections.toSpliced(from, 1).toSpliced(to, 0, section) : null
}

/** Removes a section but keeps its entries: they move to the previous section, or to the next if it was the first. */
export function removeSection(sections: Section[], id: string): Section[] {
  const at = sections.findIndex((section) => section.id === id)
  const gone = sections[at]
  const heir = sections[at === 0 ? 1 : at - 1]
  if (!gone || !heir) return sections
  const entries = at === 0 ? [...gone.entries, ...heir.entries] : [...heir.entries, ...gone.entries]
  return sections.flatMap((section) => (section === gone ? [] : section === heir ? { ...heir, entries } : section))
}

export const nameOfSection = (section: Pick<Section, 'title'>, index: number) =>
  section.title.trim() || words.section(index + 1)
