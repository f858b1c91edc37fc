import { useLayoutEffect, useRef, useState } from 'react'
import { SECTIONS_PER_COURSE } from '#contract/courses.ts'
import { undo } from '#words/common.ts'
import * as words from '#words/courses.builder.ts'
import { newUuid } from '../api/newUuid.ts'
import { Button } from '../ui/Button.tsx'
import { EntryRow } from './EntryRow.tsx'
import type { Editor, EditorState } from './editor.ts'
import {
  type By,
  countEntries,
  findEntry,
  moveEntry,
  moveEntryTo,
  moveSection,
  nameOfSection,
  type Section,
} from './outline.ts'
import { SectionHead } from './SectionHead.tsx'
import { useDrag } from './useDrag.ts'

type Moved = { id: string; by?: By }

/** The sections and entries of the course, which can be moved with buttons or by dragging. */
export function Outline({ editor, state: { draft, removed } }: { editor: Editor; state: EditorState }) {
  const { sections } = draft
  const list = useRef<HTMLElement>(null)
  const [moved, setMoved] = useState<Moved>()
  const [said, setSaid] = useState('')

  // Moving an element in the DOM makes it lose focus, so focus the pressed button again.
  useLayoutEffect(() => {
    if (!moved?.by) return
    const part = list.current?.querySelector(`[data-part="${CSS.escape(moved.id)}"]`)
    part?.querySelector<HTMLElement>(`[data-by="${moved.by}"]`)?.focus()
  }, [moved])

  const arrange = (next: Section[] | null, what: Moved, title: string) => {
    if (!next) return
    editor.edit((now) => ({ ...now, sections: next }))
    setMoved(what)
    setSaid(placeSaid(next, what.id, title))
  }
  const move = (id: string, by: By) =>
    arrange(moveEntry(sections, id, by), { id, by }, findEntry(sections, id)?.entry.title ?? '')
  const drag = useDrag(list, (id, gap) =>
    arrange(moveEntryTo(sections, id, gap), { id }, findEntry(sections, id)?.entry.title ?? ''),
  )
  const remove = (id: string) => {
    editor.remove(id)
    list.current?.focus()
  }
  const addSection = () => {
    const id = newUuid()
    editor.edit((now) => ({ ...now, sections: [...now.sections, { id, title: '', entries: [] }] }))
    setSaid(words.sectionAdded)
  }

  return (
    <section aria-labelledby="outline" className="outline" ref={list} tabIndex={-1}>
      <h2 id="outline">{words.outline}</h2>
      {countEntries(sections) === 0 && <p className="muted">{words.outlineEmpty}</p>}
      {sections.map((section, index) => (
        <div key={section.id} className="outline-section" data-section={section.id}>
          {(sections.length > 1 || section.title !== '') && (
            <SectionHead
              section={section}
              index={index}
              count={sections.length}
              editor={editor}
              onMove={(by) =>
                arrange(moveSection(sections, section.id, by), { id: section.id, by }, nameOfSection(section, index))
              }
            />
          )}
          <ol className="outline-entries" role="list">
            {section.entries.map((entry, place) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                isFirst={index === 0 && place === 0}
                isLast={index === sections.length - 1 && place === section.entries.length - 1}
                drag={drag}
                onMove={(by) => move(entry.id, by)}
                onRemove={() => remove(entry.id)}
              />
            ))}
          </ol>
        </div>
      ))}
      <p className="actions">
        <Button onClick={addSection} disabled={sections.length >= SECTIONS_PER_COURSE}>
          {words.addSection}
        </Button>
      </p>
      <div className="removed" role="status">
        {removed && (
          <>
            <span>{words.takenOut(removed.entry.title)}</span>
            <Button onClick={editor.putBack}>{undo}</Button>
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}

/** Announcement of the new position of an entry or section. */
function placeSaid(sections: Section[], id: string, title: string) {
  const found = findEntry(sections, id)
  if (!found) return words.nowAt(title, sections.findIndex((section) => section.id === id) + 1, sections.length)
  const [place, count] = [found.from.at + 1, found.section.entries.length]
  if (sections.length === 1) return words.nowAt(title, place, count)
  return words.nowIn(title, place, count, nameOfSection(found.section, found.index))
}
