import type { Course, CourseEntry } from '#contract/courses.ts'
import * as words from '#words/courses.course.ts'

export type Section = Course['sections'][number]
export type By = 'up' | 'down'
/** A gap between two entries of a section, counted from 0 with all entries where they are. */
export type Gap = { sectionId: string; at: number }
/** An entry that was taken out, and where it stood. */
export type Removed = { entry: CourseEntry; from: Gap }

export const countEntries = (sections: Section[]) => sections.reduce((sum, { entries }) => sum + entries.length, 0)
export const hasThing = (sections: Section[], { kind, thingId }: Pick<CourseEntry, 'kind' | 'thingId'>) =>
  sections.some(({ entries }) => entries.some((entry) => entry.kind === kind && entry.thingId === thingId))

/** Where an entry stands; null if it is not in the course. */
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

/** At the end of the course where the section is gone, at the end of the section where it is shorter now. */
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

/** By one place; past the edge of its section into the next one. Null if there is no further to go. */
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

/** Its entries go to the section before it, or from the first one to the next: nothing is lost with a heading. */
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
