import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CourseThing, type CourseThingKind, ENTRIES_PER_COURSE, findCourseThings } from '#contract/courses.ts'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import { query } from '../api.ts'
import { sentenceOf } from '../failure.ts'
import { submitPrompt } from '../generation.ts'
import { newUuid } from '../newUuid.ts'
import { Button } from '../ui/Button.tsx'
import { Chips } from '../ui/Chips.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { Editor } from './editor.ts'
import { factsOf } from './entryLabels.ts'
import { countEntries, hasThing, nameOfSection, type Section } from './outline.ts'

const PAUSE_MS = 250
const kinds = [
  { value: 'topic', label: 'Topics' },
  { value: 'lesson', label: 'Lessons' },
  { value: 'quiz', label: 'Quizzes' },
] as const

/** Finds what there is, and puts it at the end of a section. */
export function AddThings({ sections, editor }: { sections: Section[]; editor: Editor }) {
  const [kind, setKind] = useState<CourseThingKind>('topic')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const [said, setSaid] = useState('')
  const q = useSettled(typed.trim())
  const { data, error, isFetching, refetch } = useQuery({
    ...query(findCourseThings, { kind, q }),
    placeholderData: keepPreviousData,
  })
  const target = sections.find(({ id }) => id === chosen) ?? sections.at(-1)
  const isFull = countEntries(sections) >= ENTRIES_PER_COURSE

  const add = (thing: CourseThing) => {
    const entry = { ...thing, id: newUuid(), state: 'open' as const, progress: null }
    editor.edit((now) => ({
      ...now,
      sections: now.sections.map((one) => (one.id === target?.id ? { ...one, entries: [...one.entries, entry] } : one)),
    }))
    setSaid(`${thing.title} is added.`)
  }

  return (
    <section aria-labelledby="add" className="add-things">
      <h2 id="add">Add to it</h2>
      <Chips legend="Kind" options={kinds} value={kind} onChange={setKind} />
      <TextField
        label="Search"
        type="search"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {sections.length > 1 && <Target sections={sections} value={target?.id ?? ''} onChange={setChosen} />}
      {isFull && <Notice>A course holds {ENTRIES_PER_COURSE} entries, and this one is full.</Notice>}
      {error && !isFetching && (
        <Notice kind="error" actions={<Button onClick={() => void refetch()}>Retry</Button>}>
          {sentenceOf(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={6} label="Looking for what there is" />}
      {data && data.items.length > 0 && (
        <ul className="found-things" aria-label={q ? 'Found' : 'The newest'}>
          {data.items.map((thing) => (
            <Found
              key={`${thing.kind} ${thing.thingId}`}
              thing={thing}
              isIn={hasThing(sections, thing)}
              isFull={isFull}
              onAdd={() => add(thing)}
            />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <div className="actions">
          <p className="muted">{q ? `Nothing is called “${q}”.` : 'There is nothing yet.'}</p>
          {q && <Button onClick={() => void submitPrompt(q)}>Make a topic on “{q}”</Button>}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

type FoundProps = { thing: CourseThing; isIn: boolean; isFull: boolean; onAdd: () => void }

function Found({ thing, isIn, isFull, onAdd }: FoundProps) {
  const act = isIn ? 'Add again' : 'Add'
  return (
    <li>
      <div className="outline-text">
        <p className="outline-title">{thing.title}</p>
        <ul className="facts">
          {factsOf({ ...thing, progress: null }).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {isIn && (
            <li className="is-ok">
              <Icon name="check" size={16} /> In it
            </li>
          )}
        </ul>
      </div>
      <Button onClick={onAdd} disabled={isFull} aria-label={`${act}: ${thing.title}`}>
        {act}
      </Button>
    </li>
  )
}

type TargetProps = { sections: Section[]; value: string; onChange: (id: string) => void }

function Target({ sections, value, onChange }: TargetProps) {
  return (
    <Field label="To the end of">
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {sections.map((section, index) => (
            <option key={section.id} value={section.id}>
              {nameOfSection(section, index)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The value once it has not changed for a moment. */
function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
